// A server for one machine, with what POSIX.1 has: no library is needed, and nothing from outside can reach it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

#if !os(WASI) && !os(Windows)
  /// A socket at 127.0.0.1 that answers requests of HTTP, each on a connection of its own.
  ///
  /// One thread serves all connections: browsers open some ahead of need and say nothing on them, which must not keep others
  /// waiting.
  package struct PageListener {
    /// How much of a request is read, and how many connections are open at most.
    fileprivate static let (longestRequest, mostConnections) = (16384, 64)

    private let descriptor: Int32
    package let port: UInt16

    /// What the system says that went wrong last.
    package struct Failure: Error {
      package let reason = unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
    }

    /// A connection, what was read of its request, and what is left to write.
    fileprivate struct Connection {
      let socket: Int32
      var request: [UInt8] = []
      var answer: ArraySlice<UInt8> = []
    }

    /// - Parameter port: 0 stands for any that is free.
    package init(port: UInt16) throws(Failure) {
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      descriptor = socket(AF_INET, kind, 0)
      guard descriptor >= 0 else { throw Failure() }
      var isReused: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, size)
      var address = sockaddr_in()
      #if canImport(Darwin)
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      #endif
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = unsafe withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          unsafe bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
            && getsockname(descriptor, pointer, &length) == 0
        }
      }
      self.port = UInt16(bigEndian: address.sin_port)
      guard isBound, Self.doesNotWait(descriptor) else {
        let failure = Failure()
        _ = close(descriptor)
        throw failure
      }
    }

    /// Answers requests without end.
    ///
    /// - Parameter answer: the whole answer to the head of a request.
    /// - Throws: what keeps the socket from going on.
    package func run(_ answer: (_ request: String) -> [UInt8]) throws(Failure) -> Never {
      var connections: [Connection] = []
      while true {
        var events = connections.map {
          pollfd(fd: $0.socket, events: Int16($0.answer.isEmpty ? POLLIN : POLLOUT), revents: 0)
        }
        events.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        let isReady = unsafe poll(&events, nfds_t(events.count), -1) >= 0
        guard isReady || errno == EINTR else { throw Failure() }
        if !isReady { continue }
        var open: [Connection] = []
        for (connection, event) in zip(connections, events) {
          if event.revents == 0 {
            open.append(connection)
          } else if let next = connection.goingOn(answer) {
            open.append(next)
          }
        }
        connections = open
        if events[events.count - 1].revents != 0, let connection = accepted() { connections.append(connection) }
        // The oldest has had the longest time to say something.
        if connections.count > Self.mostConnections { _ = close(connections.removeFirst().socket) }
      }
    }

    private func accepted() -> Connection? {
      let client = accept(descriptor, nil, nil)
      guard client >= 0 else { return nil }
      guard Self.doesNotWait(client) else {
        _ = close(client)
        return nil
      }
      return Connection(socket: client)
    }

    private static func doesNotWait(_ socket: Int32) -> Bool {
      // A child process has no use for it.
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      return fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK) == 0
    }
  }

  extension PageListener.Connection {
    /// Reads more of the request, or writes more of the answer.
    ///
    /// - Returns: nil if the connection is over.
    fileprivate func goingOn(_ makeAnswer: (String) -> [UInt8]) -> Self? {
      var next = self
      let isGoingOn = answer.isEmpty ? next.read(makeAnswer) : next.write()
      if !isGoingOn { _ = close(socket) }
      return isGoingOn ? next : nil
    }

    private mutating func read(_ makeAnswer: (String) -> [UInt8]) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe recv(socket, &bytes, bytes.count, 0)
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      request += bytes.prefix(count)
      guard count > 0, request.count <= PageListener.longestRequest else { return false }
      let head = String(decoding: request, as: UTF8.self)
      guard head.utf8.count >= 4, head.contains("\r\n\r\n") else { return true }
      answer = makeAnswer(head)[...]
      return write()
    }

    private mutating func write() -> Bool {
      let count = unsafe answer.withUnsafeBytes { unsafe send(socket, $0.baseAddress, $0.count, 0) }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
      answer = answer.dropFirst(count)
      return !answer.isEmpty
    }
  }
#endif
