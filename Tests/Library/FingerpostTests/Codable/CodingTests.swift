import Fingerpost
import Foundation
import Testing

/// What reads, whatever its form, and what it is written as.
struct CodingTests {
  /// The document, the destination, and the text that it is written as where that is another.
  static let texts: [(json: String, destination: Destination, written: String?)] = [
    // Compact text.
    ("home", .home, nil),
    ("profile", .profile(id: nil), nil),
    ("profile:859928508374784884", .profile(id: "859928508374784884"), nil),
    ("profile:a:b", .profile(id: "a:b"), nil),
    ("profile:%41", .profile(id: "%41"), nil),
    ("profile:?", .profile(id: "?"), nil),
    ("profile:#1", .profile(id: "#1"), nil),
    ("profile:a/b", .profile(id: "a/b"), nil),
    ("profile:...", .profile(id: "..."), nil),
    ("profile:é", .profile(id: "é"), nil),
    ("profile:e\\u0301", .profile(id: "e\u{301}"), "profile:e\u{301}"),
    ("profile:\\u00e9", .profile(id: "é"), "profile:é"),
    ("profile:\\ud83d\\ude00", .profile(id: "😀"), "profile:😀"),
    ("profile:\\\"x\\\"", .profile(id: "\"x\""), "profile:\"x\""),
    ("user:7", .user(7), nil),
    ("user:-7", .user(-7), nil),
    ("user:9223372036854775807", .user(.max), nil),
    ("u:7", .user(7), "user:7"),
    ("user:ann:tweet:123", .tweet(userId: "ann", tweetId: 123), nil),
    ("user:7:tweet:123", .tweet(userId: "7", tweetId: 123), nil),
    ("files:a", .files(["a"]), nil),
    ("files:a:b/c:d", .files(["a", "b/c", "d"]), nil),
    ("settings:account", .settings(.account), nil),
    ("event:7", .event(.left(7)), nil),
    ("event:07", .event(.right("07")), nil),
    ("event:lamp", .event(.right("lamp")), nil),
    ("price:1.5", .price(1.5), nil),
    ("price:1.50", .price(1.5), "price:1.5"),
    ("price:-0", .price(-0.0), "price:0"),
    ("flag:true", .flag(true), nil),
    ("flag:1", .flag(true), "flag:true"),
    ("flag:FALSE", .flag(false), "flag:false"),
    ("note:https:x", .note("https:x"), nil),
    ("reserved:x", .reserved("x"), nil),
    // A custom scheme.
    ("app://home", .home, "home"),
    ("APP://home", .home, "home"),
    ("app://home/", .home, "home"),
    ("app:///home", .home, "home"),
    ("app://profile/859", .profile(id: "859"), "profile:859"),
    ("app://profile//859", .profile(id: "859"), "profile:859"),
    ("app://profile/a%2Fb", .profile(id: "a/b"), "profile:a/b"),
    ("app://profile/a%20b", .profile(id: "a b"), "app://profile/a%20b"),
    ("app://profile/a+b", .profile(id: "a+b"), "profile:a+b"),
    ("app://user/7?utm_source=push", .user(7), "user:7"),
    ("app://user/7#top", .user(7), "user:7"),
    ("app://search?q=lamp", .search(q: "lamp", page: 1, tags: []), nil),
    ("app://search?q=lamp&page=1", .search(q: "lamp", page: 1, tags: []), "app://search?q=lamp"),
    ("app://search?page=2&q=", .search(q: "", page: 2, tags: []), "app://search?q=&page=2"),
    ("app://search?q=%C3%A9&tags=a&tags=b", .search(q: "é", page: 1, tags: ["a", "b"]), nil),
    ("app://article/swift#intro", .article(slug: "swift", section: "intro"), nil),
    ("app://files/a/b%2Fc", .files(["a", "b/c"]), "files:a:b/c"),
    // Web hosts: exact, below a wildcard, with a port.
    ("https://social.example/home", .home, "home"),
    ("HTTPS://Social.Example/home", .home, "home"),
    ("https://social.example:443/home", .home, "home"),
    ("https://social.example/home/", .home, "home"),
    ("https://eu.social.example/user/7", .user(7), "user:7"),
    ("https://a.b.social.example/user/7", .user(7), "user:7"),
    ("http://localhost:8080/user/7", .user(7), "user:7"),
    ("https://social.example/admin/3", .admin(3), nil),
    ("https://eu.social.example/admin/3", .admin(3), "https://social.example/admin/3"),
    ("https:\\/\\/social.example\\/user\\/7", .user(7), "user:7"),
    ("https://social.example/search?q=a%26b", .search(q: "a&b", page: 1, tags: []), "app://search?q=a%26b"),
    // A host whose first labels are the first segment.
    ("https://user.hosts.example/7", .user(7), "user:7"),
    ("https://HOME.hosts.example/", .home, "home"),
    // A bare path.
    ("/home", .home, "home"),
    ("/user/7", .user(7), "user:7"),
    ("/admin/3", .admin(3), "https://social.example/admin/3"),
    ("/search?q=x", .search(q: "x", page: 1, tags: []), "app://search?q=x"),
  ]

  @Test(arguments: texts) func `text decodes as its destination, and encodes as the first text that carries it`(
    row: (json: String, destination: Destination, written: String?)
  ) throws {
    #expect(try JSONDecoder().decode([Destination].self, text: "[\"\(row.json)\"]") == [row.destination])
    let written = try JSONEncoder.plain.text([row.destination])
    let text = try JSONDecoder().decode([String].self, text: written)
    #expect(text == [row.written ?? row.json])
    #expect(try JSONDecoder().decode([Destination].self, text: written) == [row.destination])
  }

  /// The object, the destination, and the object that it is written as where that is another.
  static let objects: [(json: String, destination: Destination, written: String?)] = [
    (#"{"route":"home"}"#, .home, nil),
    (#"{"route":"profile"}"#, .profile(id: nil), nil),
    (#"{"id":null,"route":"profile"}"#, .profile(id: nil), #"{"route":"profile"}"#),
    (#"{"id":"859","route":"profile"}"#, .profile(id: "859"), nil),
    (#"{"id":859,"route":"profile"}"#, .profile(id: "859"), #"{"id":"859","route":"profile"}"#),
    (#"{"id":"a b\n","route":"note","text":"a b"}"#, .note("a b"), #"{"route":"note","text":"a b"}"#),
    (#"{"id":"7","route":"user"}"#, .user(7), nil),
    (#"{"id":7,"route":"user"}"#, .user(7), #"{"id":"7","route":"user"}"#),
    (#"{"id":9223372036854775807,"route":"user"}"#, .user(.max), #"{"id":"9223372036854775807","route":"user"}"#),
    (#"{"title":"Hi","aps":{"badge":1},"id":7,"route":"user"}"#, .user(7), #"{"id":"7","route":"user"}"#),
    (#"{"route":"tweet","tweetId":"3","userId":"ann"}"#, .tweet(userId: "ann", tweetId: 3), nil),
    (
      #"{"q":"a&b","route":"search"}"#, .search(q: "a&b", page: 1, tags: []),
      #"{"page":"1","q":"a&b","route":"search","tags":[]}"#
    ),
    (#"{"page":"2","q":"","route":"search","tags":["x","y"]}"#, .search(q: "", page: 2, tags: ["x", "y"]), nil),
    (
      #"{"page":2,"q":true,"route":"search","tags":[1,2.5]}"#, .search(q: "true", page: 2, tags: ["1", "2.5"]),
      #"{"page":"2","q":"true","route":"search","tags":["1","2.5"]}"#
    ),
    (#"{"route":"article","section":"intro","slug":"swift"}"#, .article(slug: "swift", section: "intro"), nil),
    (#"{"path":["a","b/c"],"route":"files"}"#, .files(["a", "b/c"]), nil),
    (#"{"route":"settings","section":"privacy"}"#, .settings(.privacy), nil),
    (#"{"id":"7","route":"event"}"#, .event(.left(7)), nil),
    (#"{"name":"7","route":"event"}"#, .event(.right("7")), nil),
    (#"{"route":"price","value":"1.5"}"#, .price(1.5), nil),
    (#"{"route":"price","value":1.5}"#, .price(1.5), #"{"route":"price","value":"1.5"}"#),
    (#"{"route":"price","value":3}"#, .price(3), #"{"route":"price","value":"3"}"#),
    (#"{"isOn":true,"route":"flag"}"#, .flag(true), #"{"isOn":"true","route":"flag"}"#),
    (#"{"isOn":0,"route":"flag"}"#, .flag(false), #"{"isOn":"false","route":"flag"}"#),
    (#"{"route":"order"}"#, .order, nil),
    (#"{"route":"note","text":"a:b/c?d#e%"}"#, .note("a:b/c?d#e%"), nil),
  ]

  @Test(arguments: objects) func `an object that names a route decodes, and encodes with its values as texts`(
    row: (json: String, destination: Destination, written: String?)
  ) throws {
    #expect(try JSONDecoder().decode(Destination.self, text: row.json) == row.destination)
    let encoder = JSONEncoder.plain
    encoder.userInfo[.routeForm] = RouteForm.structured
    #expect(try encoder.text(row.destination) == row.written ?? row.json)
  }

  @Test func `a day decodes from either`() throws {
    let day = Destination.day(try #require(CalendarDay(year: 2026, month: 11, day: 20)))
    let text = #"["day:2026-11-20",{"day":"2026-11-20","route":"day"}]"#
    #expect(try JSONDecoder().decode([Destination].self, text: text) == [day, day])
    #expect(try JSONEncoder.plain.text([day]) == #"["day:2026-11-20"]"#)
  }

  struct Item: Codable, Equatable {
    let title: String
    let destination: Destination
  }

  @Test func `the item of a feed decodes, and encodes as it was`() throws {
    let text = #"{"destination":"profile:859928508374784884","title":"Tap to go to Oscar's profile!"}"#
    let item = try JSONDecoder().decode(Item.self, text: text)
    #expect(item == Item(title: "Tap to go to Oscar's profile!", destination: .profile(id: "859928508374784884")))
    #expect(try JSONEncoder.plain.text(item) == text)
  }

  struct Forms: Codable, Equatable {
    @StructuredLink var structured: Destination
    @CompactLink var compact: Destination
    var plain: Destination
    var optional: StructuredLink<Destination>?
  }

  @Test func `a property chooses its form, an encoder that of all others`() throws {
    let forms = Forms(structured: .user(1), compact: .user(2), plain: .user(3), optional: nil)
    let encoder = JSONEncoder.plain
    #expect(
      try encoder.text(forms)
        == #"{"compact":"user:2","plain":"user:3","structured":{"id":"1","route":"user"}}"#)
    encoder.userInfo[.routeForm] = RouteForm.origin(.web("eu.social.example"))
    let text = try encoder.text(forms)
    #expect(
      text
        == #"{"compact":"user:2","plain":"https://eu.social.example/user/3","structured":{"id":"1","route":"user"}}"#)
    #expect(try JSONDecoder().decode(Forms.self, text: text) == forms)
    let all = #"{"compact":{"route":"home"},"plain":"/home","structured":"home","optional":"app://user/7"}"#
    let read = try JSONDecoder().decode(Forms.self, text: all)
    #expect(
      read
        == Forms(structured: .home, compact: .home, plain: .home, optional: StructuredLink(wrappedValue: .user(7))))
  }

  @Test func `an encoder may be told an origin, and of what is no form it says so`() throws {
    let encoder = JSONEncoder.plain
    encoder.userInfo[.routeForm] = Origin.scheme("app")
    #expect(try encoder.text([Destination.user(7)]) == #"["app://user/7"]"#)
    #expect(try encoder.text([StructuredLink(wrappedValue: Destination.home)]) == #"[{"route":"home"}]"#)
    for other in ["structured", 7] as [any Sendable] {
      encoder.userInfo[.routeForm] = other
      let error = #expect(throws: EncodingError.self) { try encoder.encode([Destination.user(7)]) }
      guard case .invalidValue(_, let context)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(
        context.debugDescription
          == "userInfo[.routeForm] is a RouteForm, or an Origin, not of type \(type(of: other))")
      #expect(context.codingPath.map(\.intValue) == [0])
    }
  }

  @Test func `property lists hold what JSON holds`() throws {
    let items = [Item(title: "a", destination: .user(7)), Item(title: "b", destination: .order)]
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    encoder.userInfo[.routeForm] = RouteForm.structured
    #expect(try PropertyListDecoder().decode([Item].self, from: encoder.encode(items)) == items)
  }

  @Test func `a destination is a key of a dictionary, and an element of a set`() throws {
    let counts: [Destination: Int] = [.home: 1, .user(7): 2]
    let again = try JSONDecoder().decode([Destination: Int].self, text: JSONEncoder.plain.text(counts))
    #expect(again == counts)
    #expect(try JSONDecoder().decode(Set<Destination>.self, text: #"["home","/home","app://home"]"#) == [.home])
  }

  /// Enums whose raw values the standard library would code, or the compiler in a way of its own.
  enum Tab: String, Routable, Codable {
    case feed, inbox

    static let router = Router<Tab>(
      resolving: [.compact], [RouteDefinition("tabs/feed", .feed), RouteDefinition("tabs/inbox", .inbox)])
  }

  enum Level: Int, Routable, Codable {
    case one = 1, two

    static let router = Router<Level>(
      resolving: [.compact], [RouteDefinition("levels/first", .one), RouteDefinition("levels/second", .two)])
  }

  @Test func `an enum with raw values is coded as its links are`() throws {
    #expect(try JSONEncoder.plain.text([Tab.inbox]) == #"["tabs:inbox"]"#)
    #expect(try JSONDecoder().decode([Tab].self, text: #"["tabs:feed"]"#) == [.feed])
    #expect(try JSONEncoder.plain.text([Level.two]) == #"["levels:second"]"#)
    #expect(try JSONDecoder().decode([Level].self, text: #"["levels:first"]"#) == [.one])
  }
}
