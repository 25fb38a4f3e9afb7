import Fingerpost

// Types and routes that break a law, each in its own way.

/// What it writes it does not read.
struct Shout: RouteParameter, Equatable {
  let text: String

  init?(parameter text: String) {
    guard text == text.lowercased() else { return nil }
    self.text = text
  }

  var parameter: String { text + "!A" }
}

/// What it writes reads as another value, which is written otherwise again.
struct Drifting: RouteParameter, Equatable {
  let number: Int

  init?(parameter text: String) {
    guard let number = Int(parameter: text) else { return nil }
    self.number = number
  }

  var parameter: String { String(number &+ 1) }
}

/// What it writes reads as another value, which is written alike.
struct City: RouteParameter, Equatable {
  let name: String

  init?(parameter text: String) { name = text }

  var parameter: String { name.uppercased() }
}

/// Called an `int` in templates, and written as none.
struct Ticket: RouteParameter, Equatable {
  let number: Int

  static var parameterType: ParameterType { .integer(.int) }

  init?(parameter text: String) {
    guard let number = Int(text.drop { $0 == "T" }) else { return nil }
    self.number = number
  }

  var parameter: String { "T\(number)" }
}

/// Of which nobody can guess a text.
enum Secret: String, RouteParameter, Equatable { case door = "open sesame", safe = "0000-12-34" }

/// Of which one text is known.
struct Even: RouteParameter, Equatable {
  let number: Int

  static var parameterType: ParameterType { .integer(.int) }
  static var parameterExamples: [String] { ["2"] }

  init?(parameter text: String) {
    guard let number = Int(parameter: text), number.isMultiple(of: 2) else { return nil }
    self.number = number
  }

  var parameter: String { String(number) }
}

/// Equal to what it is not.
struct Loose: RouteParameter {
  let text: String

  init?(parameter text: String) { self.text = text }

  var parameter: String { text }
}

extension Loose: Equatable {
  static func == (left: Loose, right: Loose) -> Bool { left.text.lowercased() == right.text.lowercased() }
}

enum BrokenLink: Equatable {
  case me, help
  case user(String)
  case shout(Shout), drifting(Drifting), city(City), ticket(Ticket), secret(Secret), even(Even)
  case pair(String, String)
  case number(Int), flag(Bool)
  case loose(Loose)
  case unknown(String)
}

/// A destination that is not an enum.
struct Screen: Equatable {
  var path: String
}
