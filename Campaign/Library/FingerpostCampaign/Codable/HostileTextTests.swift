import Fingerpost
import Foundation
import Testing

@testable import FingerpostTests

struct HostileTextTests {
  /// Only listed schemes and hosts, nothing that could mean another host to somebody else.
  static let hostile: [(text: String, message: String)] = [
    ("javascript:alert(1)", "wrong format: a script is not a link (at byte 0)"),
    ("JAVASCRIPT:alert(1)", "wrong format: a script is not a link (at byte 0)"),
    ("data:text/html,<b>x</b>", "wrong format: a script is not a link (at byte 0)"),
    ("file:///etc/passwd", "unsupported destination: no origin of this table fits the link (at byte 0)"),
    (
      "https://trusted@evil.example/user/7",
      "wrong format: a link cannot contain user info: remove the text before \"@\" (at byte 15)"
    ),
    (
      "https://social.example@evil.example/user/7",
      "wrong format: a link cannot contain user info: remove the text before \"@\" (at byte 22)"
    ),
    (
      "https://ann:pw@social.example/user/7",
      "wrong format: a link cannot contain user info: remove the text before \"@\" (at byte 14)"
    ),
    (
      "https://evil.example\\@social.example/user/7",
      "wrong format: write a backslash as \"%5C\"; \"/\" separates segments (at byte 20)"
    ),
    ("https:/\\evil.example", "wrong format: \"://\" is expected after the scheme (at byte 6)"),
    ("https:\\\\evil.example", "wrong format: \"://\" is expected after the scheme (at byte 6)"),
    ("https:/social.example/user/7", "wrong format: \"://\" is expected after the scheme (at byte 6)"),
    ("https:social.example/user/7", "wrong format: \"://\" is expected after the scheme (at byte 6)"),
    (
      "//evil.example/user/7",
      "wrong format: \"//\" begins a host without a scheme: write the scheme, or one \"/\" (at byte 1)"
    ),
    (
      "//social.example/user/7",
      "wrong format: \"//\" begins a host without a scheme: write the scheme, or one \"/\" (at byte 1)"
    ),
    ("/\\evil.example", "wrong format: write a backslash as \"%5C\"; \"/\" separates segments (at byte 1)"),
    (
      "\\\\evil.example",
      "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 0)"
    ),
    (
      "profile:a\\b",
      "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 9)"
    ),
    (
      "app://trusted@evil/7",
      "wrong format: a link cannot contain user info: remove the text before \"@\" (at byte 13)"
    ),
    (
      "app://profile/a\tb",
      "wrong format: this is a control character: remove it, or escape it, such as \"%09\" (at byte 15)"
    ),
    (
      "https://social.example/user/7?k=\\",
      "wrong format: write a backslash as \"%5C\"; \"/\" separates segments (at byte 32)"
    ),
    ("https:///user/7", "wrong format: a host is expected after \"://\" (at byte 8)"),
    ("https://social.example//user/7", "wrong format: an empty segment: write one \"/\" between segments (at byte 23)"),
    ("https://social.example/user//7", "wrong format: an empty segment: write one \"/\" between segments (at byte 28)"),
    (
      "https://social.example/../user/7",
      "wrong format: \".\" and \"..\" cannot be segments of a link; resolve them first (at byte 23)"
    ),
    (
      "app://user/%2e%2e",
      "wrong format: \".\" and \"..\" cannot be segments of a link; resolve them first (at byte 11)"
    ),
    (
      "app://profile/%zz",
      "wrong format: an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\" (at byte 14)"
    ),
    (
      "app://profile/%",
      "wrong format: an escape is \"%\" and two hexadecimal digits; write a lone \"%\" as \"%25\" (at byte 14)"
    ),
    ("app://profile/%00", "wrong format: a link cannot contain NUL, CR or LF, escaped or not (at byte 14)"),
    (
      "app://profile/%0d%0aSet-Cookie:x",
      "wrong format: a link cannot contain NUL, CR or LF, escaped or not (at byte 14)"
    ),
    ("app://profile/%C0%AF", "wrong format: the bytes here are not UTF-8 (at byte 14)"),
    ("app://profile/%ff", "wrong format: the bytes here are not UTF-8 (at byte 14)"),
    (
      "app://profile/a\\b",
      "wrong format: write a backslash as \"%5C\"; \"/\" separates segments (at byte 15)"
    ),
    (" home", "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 0)"),
    ("home ", "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 4)"),
    ("home\n", "wrong format: a link cannot contain NUL, CR or LF, escaped or not (at byte 4)"),
    ("ho\tme", "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 2)"),
    ("profile:a b", "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 9)"),
    ("profile:\0", "wrong format: a link cannot contain NUL, CR or LF, escaped or not (at byte 8)"),
    (
      "profile:a\u{7F}",
      "wrong format: compact text cannot contain spaces, control characters or backslashes (at byte 9)"
    ),
    ("https://social.example:99999/user/7", "wrong format: a port is a number from 0 to 65535 (at byte 23)"),
    ("https://social.example:x/user/7", "wrong format: a port is a number from 0 to 65535 (at byte 23)"),
    ("https://[::1]/user/7", "unsupported destination: no origin of this table fits the link (at byte 8)"),
    (
      "https://ｓocial.example/user/7",
      "wrong format: a host may contain ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\" (at byte 8)"
    ),
    (
      "https://social%2eexample/user/7",
      "wrong format: a host may contain ASCII letters, digits, \"-\", \"_\" and \".\"; write other letters as \"xn--…\" (at byte 14)"
    ),
    (
      "HTTPS://SOCIAL.EXAMPLE@evil/user/7",
      "wrong format: a link cannot contain user info: remove the text before \"@\" (at byte 22)"
    ),
    (
      "https://social.example#@evil/user/7",
      "unsupported destination: no route has this shape (at byte 22)"
    ),
    (
      "https://social.example?@evil/user/7",
      "unsupported destination: no route has this shape (at byte 22)"
    ),
  ]

  @Test(arguments: hostile) func `hostile text is refused with the reason`(row: (text: String, message: String)) throws
  {
    try expectFault(row.message, of: JSONEncoder.plain.text([row.text]))
    #expect(Destination.router.destination(for: row.text) == nil)
    #expect(LinkedDestination<Destination>(row.text) == nil)
  }

  @Test func `text that is too long is not read`() throws {
    let text = "profile:" + String(repeating: "a", count: 9000)
    try expectFault(
      "wrong format: the text is longer than 8192 bytes (at byte 8192)", of: JSONEncoder.plain.text([text]))
  }
}
