#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A stack for what calls itself as deep as code is nested: the parser, and walks over its trees. The stack of the caller may be as
/// small as 512 KiB, which sixty enums in each other fill.
package enum WideStack {
  /// What the deepest code that ``Nesting`` lets pass needs several times over; memory is taken as it is used.
  private static let size = 16 << 20

  /// What `make` makes, on a thread of its own; nil if there are no threads to have, and then it is not called.
  package static func result<Result>(of make: () -> Result) -> Result? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      return withoutActuallyEscaping(make) { make in
        var result: Result?
        let work = Work { result = make() }
        return run(work) ? result : nil
      }
    #else
      return nil
    #endif
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private final class Work {
      let run: () -> Void
      init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Whether there was a thread; it has ended then.
    private static func run(_ work: Work) -> Bool {
      var attributes = pthread_attr_t()
      guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
      defer { _ = unsafe pthread_attr_destroy(&attributes) }
      guard unsafe pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
      // A pointer on some systems, a number on the others.
      #if canImport(Darwin) || canImport(Musl)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      return withExtendedLifetime(work) {
        let context = unsafe Unmanaged.passUnretained(work).toOpaque()
        // Some systems say that the context may be nil.
        let status = unsafe pthread_create(
          &thread, &attributes,
          { context in
            let context: UnsafeMutableRawPointer? = unsafe context
            if let context = unsafe context { unsafe Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().run() }
            return nil
          }, context)
        guard status == 0 else { return false }
        #if canImport(Darwin) || canImport(Musl)
          guard let thread = unsafe thread else { return false }
          return unsafe pthread_join(thread, nil) == 0
        #else
          return pthread_join(thread, nil) == 0
        #endif
      }
    }
  #endif
}
