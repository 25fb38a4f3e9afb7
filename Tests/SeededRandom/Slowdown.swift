import Foundation

/// `FINGERPOST_SLOWDOWN`: how many times slower than usual the tests may be, as under a sanitizer, which takes more memory, too.
package let slowdown = ProcessInfo.processInfo.environment["FINGERPOST_SLOWDOWN"].flatMap { Int($0) } ?? 1

/// `FINGERPOST_FULL=1`: whether laws try far more than there is time for while one works.
package let isFull = ProcessInfo.processInfo.environment["FINGERPOST_FULL"] != nil
