import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof

/// What is explained to a caller who has no use for the captures of some routes.
struct UnusedRoutesTests {
  private static let list = "write POST items/{id:int}, erase DELETE items/{id:int}, shop sale/{id} [gone=over]"

  @Test(arguments: [
    ([0, 1], ["DELETE", "POST"]), ([0], ["POST"]), ([1], ["DELETE"]), ([], []),
  ]) func `a method is allowed if the caller uses a route that names it`(used: [Int], methods: [String]) throws {
    let explanation = try table(Self.list, ["/"]).explain("/items/7", method: nil, asTarget: false, limit: 3) {
      route, _ in
      used.contains(route)
    }
    #expect(explanation.error?.allowedMethods == methods)
    #expect(explanation.error?.kind == (methods.isEmpty ? .notFound : .methodNotAllowed))
  }

  @Test func `what is gone is gone for every caller`() throws {
    let explanation = try table(Self.list, ["/"]).explain("/sale/7", method: nil, asTarget: false, limit: 3) { _, _ in
      false
    }
    #expect(explanation.error?.kind == .gone)
  }
}
