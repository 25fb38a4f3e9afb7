import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

/// Why a fragment of several parts does not read: the part that is wrong, and nothing of the others.
struct ExplainFragmentTests {
  static let list = """
    room /#/room/{id:int}?{via:[string]}
    event /#/room/{id:int}/{event}
    login /#/login
    pair pair#channel_id={id}&v=2&(n={n:int})
    wall wall#@{user}
    """

  static let rows: [(link: String, name: String, obstacles: [String], fix: String, offset: Int)] = [
    (
      "/#/rooms/7?via=a", "room", [#"segment 1 of the fragment: expected "room", found "rooms""#], "/#/room/7?via=a", 3
    ),
    ("/#/room/x", "room", [#"segment 2 of the fragment: expected int, found "x""#], "/#/room/1", 8),
    ("/#/room", "room", ["segment 2 of the fragment: expected int, found nothing"], "/#/room/1", 1),
    ("/#/login/x", "login", [#"segment 2 of the fragment: "x" is one too many"#], "/#/login", 9),
    (
      "/#room/7", "room", [#"fragment: expected #/room/{id:int}?{via:[string]}, found "room/7""#], "/#/room/7", 1
    ),
    ("/pair#channel_id=a%26b", "pair", [#"fragment: expected "v", found nothing"#], "/pair#channel_id=a%26b&v=2", 5),
    (
      "/pair#chanel_id=7&v=3", "pair",
      [
        #"fragment: expected "channel_id", found "chanel_id""#, #"item "v" of the fragment: expected "2", found "3""#,
      ], "/pair#channel_id=some-text&v=2", 6
    ),
    (
      "/pair#channel_id=7&v=2&v=2", "pair", [#"item "v" of the fragment: expected it once, found "2", "2""#],
      "/pair#channel_id=7&v=2", 19
    ),
    ("/wall#ann", "wall", [##"fragment: expected #@{user}, found "ann""##], "/wall#@ann", 5),
  ]

  @Test(arguments: rows)
  func `what is wrong in a fragment is told by its part, and what would match keeps the rest`(
    link: String, name: String, obstacles: [String], fix: String, offset: Int
  ) throws {
    for list in [try routes(Self.list), try routes(Self.list).reversed()] {
      let explanation = try RouteTable(list, origins: [.path]).explain(link)
      #expect(explanation.winner == nil && explanation.isNear)
      let near = try #require(explanation.near.first)
      #expect(near.route.name == name && near.obstacles.map(\.description) == obstacles)
      #expect(near.obstacles.first?.offset == offset)
      #expect(explanation.fix?.link == fix)
    }
  }

  static let reasons: [(String, String)] = [
    ("/#/rooms/7", #""room" is expected in the fragment"#), ("/#/room/x", #"the value of "id" does not read as int"#),
    ("/#/room", #"the value of "id" is missing"#), ("/#/login/x", "this segment of the fragment is one too many"),
    ("/pair#channel_id=7", #"the item "v" of the fragment is missing"#),
    ("/pair#channel_id=7&v=3", #"the item "v" of the fragment has another value"#),
  ]

  @Test(arguments: reasons)
  func `what may stand in a log says it without the text of the link`(link: String, reason: String) throws {
    #expect(try RouteTable(routes(Self.list), origins: [.path]).nearest(to: link)?.reason == reason)
  }
}
