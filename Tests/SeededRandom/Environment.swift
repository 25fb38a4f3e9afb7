import Foundation

/// `FINGERPOST_SANITIZER=1`: whether the tests run under a sanitizer, where all is slower, and memory is not as it is otherwise.
package let isSanitized = ProcessInfo.processInfo.environment["FINGERPOST_SANITIZER"] == "1"

/// What laws that are very slow under a sanitizer divide their draws by.
package let sanitizedPart = isSanitized ? 20 : 1

/// `FINGERPOST_FULL=1`: whether laws try far more than there is time for while one works.
package let isFull = ProcessInfo.processInfo.environment["FINGERPOST_FULL"] != nil
