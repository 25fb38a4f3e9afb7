import Fingerpost
import Testing

@testable import FingerpostMacrosTests

/// Something open, with enums in it.
public struct Place {}

extension Place {
  @Routes(.path)
  enum Inner: Routable, Equatable { @Route("inner") case inner }
}

public extension Place {
  @Routes(.path)
  enum Open: Routable, Equatable { @Route("open") case open }
}

/// The links of a module that others import.
@Routes(.path)
public enum PublicLink: Routable, Equatable { @Route("a/{id}") case a(id: Int) }

@Routes(.path)
fileprivate enum FileLink: Routable, Equatable { @Route("a/{id}") case a(id: Int) }

@available(macOS 13, *)
@Routes(.path)
enum AvailableLink: Routable, Equatable {
  @Route("new") case new
  @available(*, deprecated) @Route("old/{id}") case old(id: Int)
  @available(*, deprecated) @Route("older/{id}") static func older(id: Int) -> Self? { id > 0 ? .new : nil }
}

/// Enums wherever one may stand, however open, and with cases that are compiled or not.
@Suite struct RoutesPlacesTests {
  @Routes(.path)
  private enum PrivateLink: Routable, Equatable { @Route("a/{id}") case a(id: Int) }

  @Test func `the lock of each router is that of its source`() throws {
    try SourceLock.expect(FileLink.self)
    try SourceLock.expect(PrivateLink.self)
  }

  @Test func `an enum may be nested, in an extension, public or private`() {
    #expect(Place.Inner.inner.link == "/inner")
    #expect(Place.Open.open.link == "/open")
    #expect(PublicLink(link: "/a/1") == .a(id: 1))
    #expect(FileLink(link: "/a/1") == .a(id: 1))
    #expect(PrivateLink(link: "/a/1")?.kind == .a)
  }

  @Test func `an enum may stand in a function`() throws {
    @Routes(.path)
    enum Local: Routable, Equatable {
      @Route("a/{id}") case a(id: Int)
      @available(*, deprecated) @Route("b") case b
    }
    #expect(Local.a(id: 1).link == "/a/1")
    #expect(Local.Kind.allCases == [.a, .b])
    try SourceLock.expect(Local.self)
  }

  // This file compiles without a warning, which its target would show.
  @Test func `a deprecated case has a link like others`() {
    #expect(AvailableLink(link: "/old/7")?.link == "/old/7")
    #expect(AvailableLink(link: "/older/7") == .new)
    #expect(AvailableLink(link: "/older/0") == nil)
  }

  @Routes(.path)
  enum Conditional: Routable, Equatable {
    @Route("a") case a
    #if !os(NoSuchSystem)
      @Route("desk?{id}") case desk(id: Int?)
      #if NO_SUCH_FLAG
        @Route("never") case never
      #endif
    #elseif os(NoSuchSystem)
      @Route("desk") case desk
    #else
      @Route("other") case other
    #endif
    #if NO_SUCH_FLAG
      @Route("b/:int") case b(Int)
    #else
      @Route("b/{id}") case b(id: Int)
      @Route("c") static func c() -> Self? { .a }
    #endif
  }

  @Test func `a case in an #if is there where it is compiled`() {
    #expect(Conditional.router.routes.map(\.name) == ["a", "desk", "b", "c"])
    #expect(Conditional.Kind.allCases.map { "\($0)" } == ["a", "desk", "b"])
    #expect(Conditional(link: "/b/7") == .b(id: 7))
    #expect(Conditional.b(id: 7).kind == .b)
  }
}
