import Testing

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Links that stand in documents of JSON.
struct DocumentTests {
  static let table = """
    origins : appscheme:// https://social.example
    profile  profile/({id})
    tweet    tweet/{id:int}
    search   search?{q}&{page:int=1}&{tag:[string]}
    invite   invite/{code} [web]
    """

  static func match(_ document: String, at key: String = "to", _ words: String...) -> Run {
    Memory.run(["match", "t.routes", document, "--json-key", key] + words, files: ["t.routes": table])
  }

  static func lines(_ input: String, at key: String = "to", _ words: String...) -> Run {
    Memory.run(
      ["match", "t.routes", "--stdin", "--json-key", key] + words, files: ["t.routes": table], input: input)
  }

  static let found: [(document: String, line: String)] = [
    (#"{"to":"profile:859928508374784884"}"#, "profile:859928508374784884\tprofile\tid=859928508374784884"),
    (#"{"to":"profile"}"#, "profile\tprofile"),
    (#" {"title":"x","to":"appscheme:\/\/tweet\/7"} "#, "appscheme://tweet/7\ttweet\tid=7"),
    (
      #"{"to":"https://social.example/invite/a%09b?x=y"}"#,
      "https://social.example/invite/a%09b?x=y\tinvite\tcode=a\\u{9}b"
    ),
    (#"{"to":"pr\u006Ffile:zo\u00eb"}"#, "profile:zoë\tprofile\tid=zoë"),
    (#"{"to":{"route":"profile","id":"859"}}"#, "profile:859\tprofile\tid=859"),
    (#"{"to":{"id":859,"route":"profile"}}"#, "profile:859\tprofile\tid=859"),
    (#"{"to":{"route":"profile","id":null}}"#, "profile\tprofile"),
    (#"{"to":{"route":"profile","title":{"any":1}}}"#, "profile\tprofile"),
    (#"{"to":{"route":"tweet","id":7.0}}"#, "tweet:7\ttweet\tid=7"),
    (#"{"to":{"route":"search","q":"a b"}}"#, "appscheme://search?q=a%20b\tsearch\tq=a b\tpage=1\ttag=[]"),
    (
      #"{"to":{"route":"search","q":"x","page":2,"tag":["a",7]}}"#,
      "appscheme://search?q=x&page=2&tag=a&tag=7\tsearch\tq=x\tpage=2\ttag=[a, 7]"
    ),
  ]

  @Test(arguments: found)
  func `a document leads where its link does`(document: String, line: String) {
    #expect(Self.lines(document) == Run(status: 0, output: line + "\n"))
    #expect(Self.match(document).status == 0)
  }

  static let lost: [(document: String, fault: String)] = [
    (#"{"to":"hologram:7"}"#, "notFound at byte 0: no route has this shape"),
    (#"{"to":"appscheme://tweet/x"}"#, "notFound at byte 18: no route has this shape"),
    (#"{"to":"other://x"}"#, "unknownOrigin at byte 0: no origin of this table fits the link"),
    (#"{"to":""}"#, "malformed at byte 0: the text is empty"),
    (#"{"to":null}"#, #"missing: "to" is null"#),
    (#"{"to":7}"#, #"malformed: "to" is neither text nor an object that names its route"#),
    (#"{"to":["profile"]}"#, #"malformed: "to" is neither text nor an object that names its route"#),
    (#"{"to":{}}"#, #"malformed: an object needs the name of its route, a text, under "route""#),
    (#"{"to":{"route":7}}"#, #"malformed: an object needs the name of its route, a text, under "route""#),
    (
      #"{"to":{"rout":"profile"}}"#,
      #"malformed: an object needs the name of its route, a text, under "route"; did you mean "rout"?"#
    ),
    (#"{"to":{"route":"profil"}}"#, #"notFound: no route is named "profil"; did you mean "profile"?"#),
    (#"{"to":{"route":"hologram"}}"#, #"notFound: no route is named "hologram""#),
    (#"{"to":{"route":"invite","code":"x"}}"#, #"notFound: "invite" is only for web links"#),
    (#"{"to":{"route":"tweet"}}"#, #"notFound: a value for "id" is missing"#),
    (#"{"to":{"route":"tweet","id":"x"}}"#, #"notFound: the value of "id" does not read as int"#),
    (
      #"{"to":{"route":"tweet","id":{}}}"#,
      #"malformed: the value of "id" is not a text, a number, a boolean or a list of these"#
    ),
    (#"{"to":{"route":"profile","id":".."}}"#, #"malformed: no link can carry the value of "id": "."#),
    (#"{"too":1}"#, #"missing: the document has no "to"; did you mean "too"?"#),
    (#"{}"#, #"missing: the document has no "to""#),
    (#"[{"to":"profile"}]"#, #"missing: the document is not an object, so "to" is not in it"#),
    (#""profile:7""#, #"missing: the document is not an object, so "to" is not in it"#),
    ("null", #"missing: the document is not an object, so "to" is not in it"#),
  ]

  @Test(arguments: lost)
  func `what leads nowhere is a result with its reason`(document: String, fault: String) {
    let run = Self.lines(document + "\n{\"to\":\"profile\"}\n")
    let results = run.output.split(separator: "\n")
    #expect(run.status == 1)
    #expect(results.count == 2)
    #expect(results.first?.contains("\t-\t\(fault)") == true, "\(run.output)")
    #expect(results.last == "profile\tprofile")
    #expect(Self.match(document).status == 1)
  }

  static let keys: [(key: String, document: String, result: String)] = [
    ("data.to", #"{"data":{"to":"profile"}}"#, "profile\tprofile"),
    ("data.to", #"{"data.to":"profile","data":{"to":"tweet:7"}}"#, "profile\tprofile"),
    ("a.b.c", #"{"a.b":{"c":"profile"},"a":{"b":{"c":"tweet:7"}}}"#, "profile\tprofile"),
    ("a.b.c", #"{"a":{"b.c":"profile","b":{"c":"tweet:7"}}}"#, "profile\tprofile"),
    ("a..b", #"{"a":{"":{"b":"profile"}}}"#, "profile\tprofile"),
    ("data.to", #"{"date":{"to":"profile"}}"#, #"-\#tmissing: the document has no "data"; did you mean "date"?"#),
    ("data.to", #"{"data":{"too":"profile"}}"#, #"-\#tmissing: "data" has no "to"; did you mean "too"?"#),
    ("data.to", #"{"data.too":"profile"}"#, #"-\#tmissing: the document has no "data.to"; did you mean "data.too"?"#),
    ("data.to", #"{"data":"profile"}"#, #"-\#tmissing: "data" is not an object, so "to" is not in it"#),
    ("data.to", #"{"data":null}"#, #"-\#tmissing: "data" is not an object, so "to" is not in it"#),
  ]

  @Test(arguments: keys)
  func `dots part the keys of what is nested, unless a key holds them`(key: String, document: String, result: String) {
    let output = Self.lines(document, at: key).output
    #expect(output == "\(result)\n" || output == "\(document)\t\(result)\n")
  }
}
