import SwiftParser
import SwiftSyntax

/// What the arguments of `@Routes` say of the table, `precedence: .declared, strictQuery: true`, as far as they are literals.
struct TableOptions {
  private(set) var precedence = RoutePrecedence.specific
  private(set) var text = TextRules()
  private(set) var strictQuery = false
  /// The arguments that only running code knows. The defaults stand for them.
  private(set) var unread: [LabeledExprSyntax] = []

  init(_ arguments: [LabeledExprSyntax]) {
    for argument in arguments {
      let expression = argument.expression
      let isRead =
        switch argument.label?.text {
        case "precedence"?: read(RoutePrecedence(expression), into: \.precedence)
        case "text"?: read(TextRules(expression), into: \.text)
        case "strictQuery"?: read(expression.isTrue, into: \.strictQuery)
        default: true
        }
      if !isRead { unread.append(argument) }
    }
  }

  private mutating func read<Value>(_ value: Value?, into path: WritableKeyPath<Self, Value>) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}

extension RoutePrecedence {
  fileprivate init?(_ expression: ExprSyntax) {
    switch expression.memberName {
    case "declared"?: self = .declared
    case "specific"?: self = .specific
    default: return nil
    }
  }
}

extension TextRules {
  /// `TextRules(limits: LinkLimits(bytes: 1024), slashes: .strict, plus: .form)`; nil for anything but literals.
  fileprivate init?(_ expression: ExprSyntax) {
    guard let arguments = expression.arguments(of: "TextRules") else { return nil }
    self.init()
    for argument in arguments {
      switch (argument.label?.text, argument.expression.memberName) {
      case ("slashes"?, "lenient"?): slashes = .lenient
      case ("slashes"?, "strict"?): slashes = .strict
      case ("case"?, "ignored"?): `case` = .ignored
      case ("case"?, "exact"?): `case` = .exact
      case ("plus"?, "form"?): plus = .form
      case ("plus"?, "rfc3986"?): plus = .rfc3986
      case ("limits"?, nil):
        guard let limits = LinkLimits(argument.expression) else { return nil }
        self.limits = limits
      default: return nil
      }
    }
  }
}

extension LinkLimits {
  fileprivate init?(_ expression: ExprSyntax) {
    guard let arguments = expression.arguments(of: "LinkLimits") else { return nil }
    self.init()
    for argument in arguments {
      guard let number = argument.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue else {
        return nil
      }
      switch argument.label?.text {
      case "bytes"?: bytes = number
      case "segments"?: segments = number
      case "queryItems"?: queryItems = number
      case "captures"?: captures = number
      default: return nil
      }
    }
  }
}

extension ExprSyntax {
  /// The value of `true` and `false`; nil for anything else.
  fileprivate var isTrue: Bool? { self.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" } }

  /// The last name of `.strict`, `TextRules.Slashes.strict`; nil for anything but a member.
  fileprivate var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  /// The arguments of `TextRules(…)` or `.init(…)`; nil for anything but a call of that type.
  fileprivate func arguments(of type: String) -> LabeledExprListSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return nil }
    let called = call.calledExpression
    let names = [called.as(DeclReferenceExprSyntax.self)?.baseName.text, called.memberName]
    return names.contains(type) || called.trimmedDescription == ".init" ? call.arguments : nil
  }
}

extension Origin {
  /// The origin that an argument of `@Routes` is, `.web("social.example")`; nil for anything but literals.
  init?(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      switch member.declName.baseName.text {
      case "path": self = .path
      case "compact": self = .compact
      default: return nil
      }
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    var texts: [String?: String] = [:]
    for argument in call.arguments {
      let flag = argument.expression.as(BooleanLiteralExprSyntax.self)?.literal.text
      let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? flag
      guard let literal else { return nil }
      texts[argument.label?.text] = literal
    }
    guard let text = texts[nil] else { return nil }
    switch member.declName.baseName.text {
    case "scheme": self = .scheme(text)
    case "withoutAuthority": self = .withoutAuthority(text, isRootless: texts["isRootless"] == "true")
    case "web": self = .web(text, scheme: texts["scheme"] ?? "https")
    default: return nil
    }
  }
}
