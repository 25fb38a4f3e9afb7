import SwiftSyntax
import SwiftParser
import SwiftSyntaxBuilder

extension ExprSyntax {
  /// The text of a literal, as a template's default spells it; nil for anything else.
  var literalText: String? {
    if let literal = self.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let literal = self.as(IntegerLiteralExprSyntax.self) { return Self.decimal(literal.literal.text) }
    if let literal = self.as(FloatLiteralExprSyntax.self) { return Self.decimal(literal.literal.text) }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text }
    if let signed = self.as(PrefixOperatorExprSyntax.self), ["-", "+"].contains(signed.operator.text),
      !signed.expression.is(StringLiteralExprSyntax.self), !signed.expression.is(PrefixOperatorExprSyntax.self)
    {
      return signed.expression.literalText.map { signed.operator.text == "-" ? "-" + $0 : $0 }
    }
    return nil
  }

  /// A number as links have it: without underscores, base or exponent.
  private static func decimal(_ literal: String) -> String? {
    let text = literal.filter { $0 != "_" }
    let bases = ["0b": 2, "0o": 8, "0x": 16]
    if let base = bases[String(text.prefix(2))], let value = UInt64(text.dropFirst(2), radix: base) {
      return String(value)
    }
    if let value = UInt64(text) { return String(value) }
    if text.allSatisfy({ $0.isNumber || $0 == "." }) { return text }
    return Double(text).map { "\($0)" }
  }
}
