import Fingerpost
import Testing

@testable import FingerpostMacrosTests

/// Enums of so many cases that their code is written in pieces, some of which an `#if` leaves out.
@Suite struct RoutesSizesTests {
  @Routes(.path)
  enum FiftyAndOne: Routable {
    @Route("c0") case c0; @Route("c1") case c1; @Route("c2") case c2
    @Route("c3") case c3; @Route("c4") case c4; @Route("c5") case c5
    @Route("c6") case c6; @Route("c7") case c7; @Route("c8") case c8
    @Route("c9") case c9; @Route("c10") case c10; @Route("c11") case c11
    @Route("c12") case c12; @Route("c13") case c13; @Route("c14") case c14
    @Route("c15") case c15; @Route("c16") case c16; @Route("c17") case c17
    @Route("c18") case c18; @Route("c19") case c19; @Route("c20") case c20
    @Route("c21") case c21; @Route("c22") case c22; @Route("c23") case c23
    @Route("c24") case c24; @Route("c25") case c25; @Route("c26") case c26
    @Route("c27") case c27; @Route("c28") case c28; @Route("c29") case c29
    @Route("c30") case c30; @Route("c31") case c31; @Route("c32") case c32
    @Route("c33") case c33; @Route("c34") case c34; @Route("c35") case c35
    @Route("c36") case c36; @Route("c37") case c37; @Route("c38") case c38
    @Route("c39") case c39; @Route("c40") case c40; @Route("c41") case c41
    @Route("c42") case c42; @Route("c43") case c43; @Route("c44") case c44
    @Route("c45") case c45; @Route("c46") case c46; @Route("c47") case c47
    @Route("c48") case c48; @Route("c49") case c49
    #if NO_SUCH_FLAG
      @Route("x") case x
    #endif
  }

  @Routes(.path)
  enum FiftyOne: Routable {
    @Route("c0") case c0; @Route("c1") case c1; @Route("c2") case c2
    @Route("c3") case c3; @Route("c4") case c4; @Route("c5") case c5
    @Route("c6") case c6; @Route("c7") case c7; @Route("c8") case c8
    @Route("c9") case c9; @Route("c10") case c10; @Route("c11") case c11
    @Route("c12") case c12; @Route("c13") case c13; @Route("c14") case c14
    @Route("c15") case c15; @Route("c16") case c16; @Route("c17") case c17
    @Route("c18") case c18; @Route("c19") case c19; @Route("c20") case c20
    @Route("c21") case c21; @Route("c22") case c22; @Route("c23") case c23
    @Route("c24") case c24; @Route("c25") case c25; @Route("c26") case c26
    @Route("c27") case c27; @Route("c28") case c28; @Route("c29") case c29
    @Route("c30") case c30; @Route("c31") case c31; @Route("c32") case c32
    @Route("c33") case c33; @Route("c34") case c34; @Route("c35") case c35
    @Route("c36") case c36; @Route("c37") case c37; @Route("c38") case c38
    @Route("c39") case c39; @Route("c40") case c40; @Route("c41") case c41
    @Route("c42") case c42; @Route("c43") case c43; @Route("c44") case c44
    @Route("c45") case c45; @Route("c46") case c46; @Route("c47") case c47
    @Route("c48") case c48; @Route("c49") case c49; @Route("c50") case c50
    #if NO_SUCH_FLAG
      @Route("x") case x
    #endif
  }

  @Routes(.path)
  enum Alternating: Routable {
    #if NO_SUCH_FLAG
      @Route("c0") case c0; @Route("c1") case c1; @Route("c2") case c2
      @Route("c3") case c3; @Route("c4") case c4; @Route("c5") case c5
      @Route("c6") case c6; @Route("c7") case c7; @Route("c8") case c8
      @Route("c9") case c9; @Route("c10") case c10; @Route("c11") case c11
      @Route("c12") case c12; @Route("c13") case c13; @Route("c14") case c14
      @Route("c15") case c15; @Route("c16") case c16; @Route("c17") case c17
      @Route("c18") case c18; @Route("c19") case c19; @Route("c20") case c20
      @Route("c21") case c21; @Route("c22") case c22; @Route("c23") case c23
      @Route("c24") case c24; @Route("c25") case c25; @Route("c26") case c26
      @Route("c27") case c27; @Route("c28") case c28; @Route("c29") case c29
      @Route("c30") case c30; @Route("c31") case c31; @Route("c32") case c32
      @Route("c33") case c33; @Route("c34") case c34; @Route("c35") case c35
      @Route("c36") case c36; @Route("c37") case c37; @Route("c38") case c38
      @Route("c39") case c39; @Route("c40") case c40; @Route("c41") case c41
      @Route("c42") case c42; @Route("c43") case c43; @Route("c44") case c44
      @Route("c45") case c45; @Route("c46") case c46; @Route("c47") case c47
      @Route("c48") case c48; @Route("c49") case c49; @Route("c50") case c50
      @Route("c51") case c51; @Route("c52") case c52; @Route("c53") case c53
      @Route("c54") case c54; @Route("c55") case c55; @Route("c56") case c56
      @Route("c57") case c57; @Route("c58") case c58; @Route("c59") case c59
    #else
      @Route("c0") case d0; @Route("c1") case d1; @Route("c2") case d2
      @Route("c3") case d3; @Route("c4") case d4; @Route("c5") case d5
      @Route("c6") case d6; @Route("c7") case d7; @Route("c8") case d8
      @Route("c9") case d9; @Route("c10") case d10; @Route("c11") case d11
      @Route("c12") case d12; @Route("c13") case d13; @Route("c14") case d14
      @Route("c15") case d15; @Route("c16") case d16; @Route("c17") case d17
      @Route("c18") case d18; @Route("c19") case d19; @Route("c20") case d20
      @Route("c21") case d21; @Route("c22") case d22; @Route("c23") case d23
      @Route("c24") case d24; @Route("c25") case d25; @Route("c26") case d26
      @Route("c27") case d27; @Route("c28") case d28; @Route("c29") case d29
      @Route("c30") case d30; @Route("c31") case d31; @Route("c32") case d32
      @Route("c33") case d33; @Route("c34") case d34; @Route("c35") case d35
      @Route("c36") case d36; @Route("c37") case d37; @Route("c38") case d38
      @Route("c39") case d39; @Route("c40") case d40; @Route("c41") case d41
      @Route("c42") case d42; @Route("c43") case d43; @Route("c44") case d44
      @Route("c45") case d45; @Route("c46") case d46; @Route("c47") case d47
      @Route("c48") case d48; @Route("c49") case d49; @Route("c50") case d50
      @Route("c51") case d51; @Route("c52") case d52; @Route("c53") case d53
      @Route("c54") case d54; @Route("c55") case d55; @Route("c56") case d56
      @Route("c57") case d57; @Route("c58") case d58; @Route("c59") case d59
    #endif
  }

  @Test func `the kind of a value is told whichever cases are compiled`() {
    #expect(FiftyAndOne.c49.kind == .c49)
    #expect(FiftyAndOne.Kind.allCases.count == 50)
    #expect(FiftyOne.c50.kind == .c50)
    #expect(FiftyOne.c0.kind == .c0)
    #expect(FiftyOne.Kind.allCases.count == 51)
    #expect(Alternating.d59.kind == .d59)
    #expect(Alternating.router.routes.count == Alternating.Kind.allCases.count)
  }
  @Test func `a kind is named after its case, however many there are`() {
    #expect(FiftyOne.Kind.allCases.map(\.rawValue) == (0...50).map { "c\($0)" })
    #expect(FiftyOne.Kind.allCases.allSatisfy { FiftyOne.Kind(rawValue: $0.rawValue) == $0 })
    #expect(Alternating.Kind.allCases.map(\.rawValue) == Alternating.Kind.allCases.map { "\($0)" })
    #expect(FiftyOne.Kind(rawValue: "c51") == nil)
    #expect(FiftyOne.Kind.c50.routes.map { $0.template() } == ["c50"])
  }
}
