import FingerpostEngine
import FingerpostExport
import FingerpostRouteFile
import Testing

/// Files for universal links, read and written.
@Suite struct AssociationTests {
  private func read(_ text: String) throws -> AssociationReader { try AssociationReader(Array(text.utf8)) }

  private func faults(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let errors as DocumentErrors {
      return errors.errors.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  static let faulty: [(text: String, expected: [String])] = [
    ("", ["1:1: the document is not JSON: it ends too early"]),
    ("[]", ["1:1: an object is expected, not a list"]),
    ("{}", ["1:1: the key \"applinks\" is missing"]),
    (#"{"applinks":{}}"#, ["1:13: the key \"details\" is missing (in applinks)"]),
    (#"{"applinks":{"details":7}}"#, ["1:24: a list is expected, not a number (in applinks.details)"]),
    (
      #"{"applinks":{"details":[{"components":[]}]}}"#,
      ["1:25: \"appIDs\" is missing, or has no app (in applinks.details[0])"]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/a","exlude":true}]}]}}"#,
      [
        "1:76: the key \"exlude\" is unknown here; did you mean \"exclude\"? "
          + "(in applinks.details[0].components[0].exlude)"
      ]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":1},{"exclude":"yes"}]}]}}"#,
      [
        "1:62: a text is expected, not a number (in applinks.details[0].components[0]./)",
        "1:76: true or false is expected, not a text (in applinks.details[0].components[1].exclude)",
      ]
    ),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/$(lnag)/a"}]}]}}"#,
      [
        "1:13: the variable $(lnag) of \"/$(lnag)/a\" is not defined; did you mean \"lang\"? (in applinks)"
      ]
    ),
    (
      #"{"applinks":{"details":[],"substitutionVariables":{"a":["$(b)"]}}}"#,
      ["1:57: a variable cannot contain another variable (in applinks.substitutionVariables.a[0])"]
    ),
  ]

  @Test(arguments: faulty)
  func `what is wrong is told with its place`(text: String, expected: [String]) {
    #expect(faults(text) == expected)
  }

  @Test func `nothing traps on deep or long text`() {
    let deep = "{\"applinks\":" + String(repeating: "[", count: 100_000)
    #expect(faults(deep).count == 1)
    #expect(faults(String(repeating: " ", count: 10_000_001)).count == 1)
  }

  @Test func `old forms are read, and told`() throws {
    let reading = try read(
      #"""
      {"applinks":{"apps":[],"details":[
      {"appID":"A.b","paths":["NOT /help/*","/a?","*"]}
      ]}}
      """#)
    let components = reading.association.details[0].components
    #expect(components.map(\.path) == ["/help/*", "/a?", "*"])
    #expect(components.map(\.isExclusion) == [true, false, false])
    #expect(components.map(\.line) == [2, 2, 2])
    #expect(
      reading.remarks.map(\.message) == [
        "\"apps\" is ignored since iOS 13", "\"appID\" is the old form: write \"appIDs\", a list",
        "\"paths\" is the form before iOS 13: write \"components\"",
      ])
  }

  @Test(
    arguments: [
      (#"{"/":"buy"}"#, #""buy" claims no links: a path begins with "/", so write "/buy""#),
      (#"{"/":""}"#, #""" claims no links: a path begins with "/", so write "/""#),
      (#"{"/":"buy","exclude":true}"#, #""buy" excludes no links: a path begins with "/", so write "/buy""#),
      (#"{"/":"https://a.example/b"}"#, #""https://a.example/b" claims no links: a path begins with "/""#),
      (#"{"/":"$(lang)/a"}"#, #""$(lang)/a" claims no links: a path begins with "/", so write "/$(lang)/a""#),
      (#"{"/":"$(food)"}"#, #""$(food)" claims no links: a path begins with "/", so write "/$(food)""#),
      (
        #"{"/":"/$(none)"}"#,
        #""/$(none)" claims no links: the variable $(none) has no words; list them in "substitutionVariables""#
      ),
      (
        #"{"?":{"k":"$(none)"}}"#,
        #""*?k=$(none)" claims no links: the variable $(none) has no words; list them in "substitutionVariables""#
      ),
      (
        #"{"/":"/a b"}"#,
        #""/a b" claims no links: links have "%20" for " ", so write the escape, or "percentEncoded":false"#
      ),
      (
        #"{"/":"/é"}"#,
        #""/é" claims no links: links have "%C3%A9" for "é", so write the escape, or "percentEncoded":false"#
      ),
      (#"{"/":"/é","percentEncoded":false}"#, nil),
      (#"{"/":"$(path)buy"}"#, nil),
      (#"{"/":"?uy"}"#, nil),
      (#"{"/":"*uy"}"#, nil),
      (#"{"/":"/buy/"}"#, nil),
      (##"{"#":"a"}"##, nil),
      ("{}", nil),
    ] as [(String, String?)])
  func `a component that matches no link is told`(component: String, expected: String?) throws {
    let reading = try read(
      #"{"applinks":{"substitutionVariables":{"none":[],"food":["pie"],"path":["","/a/"]},"details":[{"appIDs":["A.b"],"#
        + #""components":[\#(component)]}]}}"#)
    let told = reading.remarks.map { "\($0.message) [\($0.code)] \($0.path)" }
    let place = "[FP0918] applinks.details[0].components[0]"
    #expect(told == (expected.map { ["\($0) \(place)"] } ?? []))
  }

  @Test func `what is written reads back`() throws {
    let text = #"""
      {"applinks":{"defaults":{"caseSensitive":false},"details":[
      {"appIDs":["A.b","C.d"],"defaults":{"percentEncoded":false},"components":[
      {"/":"/a/*","?":{"k":"?*","j":"$(set)"},"#":"x","exclude":true,"caseSensitive":true,"comment":"\"no\""},
      {"?":"*=1"},
      {}
      ]}
      ],"substitutionVariables":{"set":["a","b*"]}}}

      """#
    #expect(try read(text).association.json == text)
  }

  static let patterns: [(component: String, link: String, isMatch: Bool)] = [
    (#"{"/":"/users/?*"}"#, "https://a.example/users/a/b", true),
    (#"{"/":"/users/?*"}"#, "https://a.example/users/", false),
    (#"{"/":"/Users/*","caseSensitive":false}"#, "https://a.example/uSERS/", true),
    (#"{"/":"/caf?"}"#, "https://a.example/caf%C3%A9", false),
    (#"{"/":"/caf?","percentEncoded":false}"#, "https://a.example/caf%C3%A9", true),
    (#"{"/":"/$(lang)_$(region)/x"}"#, "https://a.example/de_CH/x", true),
    (#"{"/":"/$(food)/"}"#, "https://a.example/sushi/", true),
    (#"{"/":"/$(food)/"}"#, "https://a.example/soup/", false),
    (#"{"?":{"n":"????"}}"#, "https://a.example/?n=1234&n=5678", true),
    (#"{"?":{"n":"????"}}"#, "https://a.example/?n=1234&n=56", false),
    (#"{"?":{"n":"?*"}}"#, "https://a.example/", false),
    (#"{"?":{"n":"*"}}"#, "https://a.example/", true),
    (##"{"#":"top"}"##, "https://a.example/a#top", true),
    (##"{"#":"top"}"##, "https://a.example/a", false),
  ]

  @Test(arguments: patterns)
  func `patterns match as the platform documents it`(component: String, link: String, isMatch: Bool) throws {
    let association = try read(
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[\#(component)]}],"#
        + #""substitutionVariables":{"food":["sushi","pizza"]}}}"#
    ).association
    let rest = link.dropFirst("https://a.example".count)
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let halves = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let first = LinkClaims(association.claims(of: nil).map(\.claim)).first(
      path: halves[0], query: halves.count == 2 ? halves[1] : nil, fragment: parts.count == 2 ? parts[1] : nil)
    #expect((first != nil) == isMatch)
  }
}
