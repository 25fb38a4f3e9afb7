import FingerpostEngine
import Testing

@testable import FingerpostRouteFile

/// What is wrong with a text table: where, what, and the nearest fix.
struct RouteFileFaultTests {
  static let faults: [(text: String, faults: [String])] = [
    (
      "",
      [
        #"1:1: the table is empty: its first line lists the origins, as in "origins appscheme:// https://social.example""#
      ]
    ),
    (
      "# nothing\n",
      [
        #"1:1: the table is empty: its first line lists the origins, as in "origins appscheme:// https://social.example""#
      ]
    ),
    ("home /\n", [#"1:1: the first line must list the origins, as in "origins appscheme:// https://social.example""#]),
    ("orgins appscheme://\nhome /\n", [#"1:1: the first line must list the origins; did you mean "origins"?"#]),
    (
      "origins\nhome /\n",
      [
        #"1:8: at least one origin is expected, as in "origins appscheme:// https://social.example""#
      ]
    ),
    (
      "origins # none\nhome /\n",
      [
        #"1:8: at least one origin is expected, as in "origins appscheme:// https://social.example""#
      ]
    ),
    (
      "origins appscheme\nhome /\n",
      [
        #"1:9: "appscheme" is not an origin: expected "scheme://", "scheme:/", "scheme:", "https://host", "/" or ":""#
      ]
    ),
    (
      "origins / https://\nhome /\n",
      [
        #"1:11: "https://" is not an origin: expected a host, which may begin with "*." or "{name}.", or be only "*" or "{name}", with or without a port from 0 to 65535, and no path"#
      ]
    ),
    ("origins / :  /\nhome /\n", [#"1:14: the origin / is listed twice"#]),
    (
      "origins /\nhome /\norigins :\n",
      [#"3:1: line 1 lists the origins already, and a route cannot be named "origins""#]
    ),
    (
      "origins /\nroom  #/room/{id}\n",
      [
        "2:5: a name and a template are expected: the template is missing; "
          + ##""#" begins a comment, and a template begins with its path, as in /#/room/{id}"##
      ]
    ),
    ("origins /\nhome   # no template\n", [#"2:5: a name and a template are expected: the template is missing"#]),
    (
      "origins /\n\tshow\tusers/{id}/:\n",
      [
        #"2:19: expected a type: a name, a set such as asc|desc, or in a query [int], not the end"#
      ]
    ),
    ("origins /\nshow  GET   users/{id:int\n", [#"2:26: expected "}", not the end"#]),
    ("origins /\nshow  GET   [deprecatd]\n", [#"2:14: unknown flag "deprecatd"; did you mean "deprecated"?"#]),
    (
      "origins /\nshow  GET   users/me [deprecatd]  # slip\n",
      [
        #"2:23: unknown flag "deprecatd"; did you mean "deprecated"?"#
      ]
    ),
    (
      "origins /\nshow users/%zz\n",
      [
        #"2:12: an escape is "%" and two hexadecimal digits of UTF-8; write a lone "%" as "%25""#
      ]
    ),
    ("origins /\nshow {太}/(a\n", [#"2:12: expected "/", "|" or ")", not the end"#]),
    (
      "origins /\r\nshow users/{a}{b}\r\n",
      [
        #"2:15: two parameters side by side cannot be told apart: put a literal between them"#
      ]
    ),
    ("origins /\nshow users/{id:itn}\n", [#"2:16: unknown type "itn"; did you mean "int"?"#]),
    (
      "origins https://*.a.example\nshow users/{id} [tag=a, origin=https://{t}.a.example]\n",
      [
        #"2:32: https://*.a.example and https://{t}.a.example match the same hosts: list one of them"#
      ]
    ),
    (
      "origins /\nshow   GET   users/{id} [origin=a.example]\n",
      [
        #"2:33: "a.example" is not an origin: expected "scheme://", "scheme:/", "scheme:", "https://host", "/" or ":""#
      ]
    ),
    (
      "origins /\nshow users/{id}\nshow users/{id}\n",
      [
        #"3:6: the same route twice: users/{id} is already the route "show", in line 2"#
      ]
    ),
    (
      "origins /\nshow users/{id}\n\nother /users/{name} # twin\n",
      [
        #"4:7: the same route twice: users/{id} is already the route "show", in line 2"#
      ]
    ),
    (
      "origins /\nshow itn/{itn}/:int/{a:itn}-{b:itn}?{c:[itn]}\n",
      [
        #"2:24: unknown type "itn"; did you mean "int"?"#,
        #"2:32: unknown type "itn"; did you mean "int"?"#,
        #"2:41: unknown type "itn"; did you mean "int"?"#,
      ]
    ),
    (
      "origins /\nshow {a:itn}/{b:itm}/{c:itn}\n",
      [
        #"2:9: unknown type "itn"; did you mean "int"?"#,
        #"2:17: unknown type "itm""#,
        #"2:25: unknown type "itn"; did you mean "int"?"#,
      ]
    ),
    ("origins a:// / A://\nshow a\n", [#"1:16: the origin A:// is listed twice"#]),
    (
      "origins https://*.a.example https://{t}.A.example\nshow a\n",
      [
        #"1:29: https://*.a.example and https://{t}.A.example match the same hosts: list one of them"#
      ]
    ),
    (
      "origins https://a.example https://A.EXAMPLE:443\nshow a\n",
      [
        #"1:27: the origin https://A.EXAMPLE:443 is listed twice"#
      ]
    ),
    ("origins\(scheme(1...66))\nshow a\n", [#"1:448: a table has at most 64 origins"#]),
    ("options\norigins /\nhome /\n", [#"1:8: at least one option is expected, as in "options plus=form case=ignore""#]),
    (
      "options case=ignroe plus slashes= strict-query=1 cases=ignore limits\norigins /\nhome /\n",
      [
        #"1:14: case is "ignore" or "exact"; did you mean "ignore"?"#, #"1:25: plus is "form" or "rfc3986""#,
        #"1:34: slashes is "lenient" or "strict""#, #"1:47: strict-query has no value"#,
        #"1:50: unknown option "cases"; did you mean "case"?"#,
        #"1:63: unknown option "limits"; known: plus=, slashes=, strict-query, case="#,
      ]
    ),
    ("options case=ignore case=exact\norigins /\nhome /\n", [#"1:21: case is given twice"#]),
    (
      "origins /\noptions case=ignore\nhome /\n",
      [#"2:1: the options must be in the first line, and a route cannot be named "options""#]
    ),
    (
      "options case=ignore\noptions plus=form\norigins /\nhome /\n",
      [#"2:1: line 1 has the options already, and a route cannot be named "options""#]
    ),
    (
      "options case=ignore\norigins /\na  GET   {x:int}/{tab:b|a|B}\n",
      [#"3:23: "B" and "b" are the same member if case is ignored: leave one of them out"#]
    ),
    (
      "origins /\na  GET   {x:int}/{tab:b|a|B} [case=ignore]\n",
      [#"2:23: "B" and "b" are the same member if case is ignored: leave one of them out"#]
    ),
    (
      "options case=ignore\norigins /\na Me\nb me\n",
      [#"4:3: the same route twice: Me is already the route "a", in line 3"#]
    ),
    (
      "origins /\na  GET   a/{x\u{200B}y}?{z\u{202E}}\n",
      [
        #"2:14: a name cannot hold U+200B, which is invisible or changes the text around it"#,
        #"2:20: a name cannot hold U+202E, which is invisible or changes the text around it"#,
      ]
    ),
    (
      "origins /\nsh\u{202E}ow users/me\n",
      [#"2:3: a name cannot hold U+202E, which is invisible or changes the text around it"#]
    ),
    (
      "origins /\n\u{1B}[2J\u{E0041} users/{\n",
      [
        #"2:1: a name cannot hold U+001B, which is invisible or changes the text around it"#,
        #"2:14: expected a name, not the end"#,
      ]
    ),
    (
      "home /\norigins /\n",
      [
        #"1:1: the first line must list the origins, as in "origins appscheme:// https://social.example""#,
        #"2:1: the origins must be in the first line, and a route cannot be named "origins""#,
      ]
    ),
  ]

  /// ` s1:// s2://`
  private static func scheme(_ numbers: ClosedRange<Int>) -> String { numbers.map { " s\($0)://" }.joined() }

  private func description(_ bytes: [UInt8]) -> String? {
    do throws(RouteFileError) {
      _ = try RouteFile.read(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: faults)
  func `every faulty line is told with what to do`(text: String, faults: [String]) {
    #expect(description(Array(text.utf8)) == faults.joined(separator: "\n"))
  }

  static let bytes: [(bytes: [UInt8], faults: [String])] = [
    (Array("origins /\n# fine: é\nshow us".utf8) + [0xC3, 0x28, 0x0A], ["3:8: the bytes here are not UTF-8"]),
    (Array("origins / ".utf8) + [0xFF] + Array("://\n".utf8), ["1:11: the bytes here are not UTF-8"]),
    ([0xFF, 0xFE, 0x6F, 0x00, 0x0A, 0x00], ["1:1: the text is UTF-16: save it as UTF-8"]),
    ([0xFE, 0xFF, 0x00, 0x6F, 0x00, 0x0A], ["1:1: the text is UTF-16: save it as UTF-8"]),
    (
      Array("origins /\ra a\rb b\r".utf8),
      ["1:10: this is a carriage return: lines must end in LF or CR LF"]
    ),
    (
      Array("origins /\na a\rb b\nc {\n".utf8),
      ["2:4: this is a carriage return: lines must end in LF or CR LF", "3:4: expected a name, not the end"]
    ),
  ]

  @Test(arguments: bytes)
  func `bytes that are not UTF-8, and line ends of other systems, are told where they are`(
    bytes: [UInt8], faults: [String]
  ) {
    #expect(description(bytes) == faults.joined(separator: "\n"))
  }
}
