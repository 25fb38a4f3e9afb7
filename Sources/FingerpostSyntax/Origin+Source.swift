import FingerpostEngine
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

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
      let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      guard let literal else { return nil }
      texts[argument.label?.text] = literal
    }
    guard let text = texts[nil] else { return nil }
    switch member.declName.baseName.text {
    case "scheme": self = .scheme(text)
    case "web": self = .web(text, scheme: texts["scheme"] ?? "https")
    default: return nil
    }
  }
}
