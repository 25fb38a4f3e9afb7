import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis

/// What a change of a table says to do about it.
struct DiffFixTests {
  /// Values that are read otherwise, and what keeps them.
  static let fixes: [(old: String, new: String, fixes: [String])] = [
    ("a x/{id}", "a x/*?({id})", ["keep the parameter where it was"]),
    (
      "a x/{p}/{q:int}", "a x/{q}/{p}", ["keep the parameter where it was", "keep the parameter where it was"]
    ),
    ("a x?({s:a|b|c})", "a x?({s:a|b})", ["let \"s\" read the same texts as before"]),
    ("a x/{id}", "a x/*", ["keep the parameter"]),
    ("a x?s={s=new}", "a x?s={s=top}", ["keep the default"]),
  ]

  @Test(arguments: fixes) func `what keeps a value as it was is told`(old: String, new: String, fixes: [String]) throws
  {
    let changes = try table(new).diff(from: table(old)).changes.filter { $0.kind == .values }
    #expect(changes.compactMap(\.fix) == fixes)
  }
}
