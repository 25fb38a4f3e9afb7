import SwiftParser
import SwiftSyntax

// What a default means, as far as the source shows it. The command line reads no more than this, and a macro less: it sees its own
// enum alone, and asks the code that runs for the rest.

extension ExprSyntax {
  /// What the default of a payload means: `nil` and `[]` are what a link without the value means anyway.
  ///
  /// - Parameter seen: the enum whose values are the texts of the payload's parameter.
  func meaning(
    as type: PayloadType, _ seen: ValueEnum?, in scope: TypeScope
  ) -> Template.Default? {
    if let only = onlyElement { return only.meaning(as: type, seen, in: scope) }
    switch type {
    case .either, .unfit: return nil
    case .one(let type):
      return text(as: type, seen, in: scope).map { .text($0) } ?? .unknown
    case .optional(let type):
      // Of an optional, `.none` is not a case of the value's own.
      if self.is(NilLiteralExprSyntax.self) || memberName == "none" { return nil }
      return text(as: type, seen, in: scope).map { .text($0) } ?? .unknown
    case .list(let type):
      guard let list = self.as(ArrayExprSyntax.self) else { return .unknown }
      let texts = list.elements.map { $0.expression.text(as: type, seen, in: scope) }
      guard !texts.contains(nil) else { return .unknown }
      return texts.isEmpty ? nil : .list(texts.compactMap(\.self))
    }
  }

  /// The text of a value that the source shows: a literal of a type that is known, or a case of an enum that is seen. Nil for
  /// whatever only running code knows.
  private func text(as type: ParameterType, _ seen: ValueEnum?, in scope: TypeScope) -> String? {
    if let only = onlyElement { return only.text(as: type, seen, in: scope) }
    if let seen { return caseName(of: seen, in: scope).flatMap(seen.text) }
    let isLiteral =
      switch type {
      case .scalar(.string): self.is(StringLiteralExprSyntax.self)
      case .scalar(.bool): self.is(BooleanLiteralExprSyntax.self)
      case .scalar(.integer), .scalar(.double):
        !self.is(StringLiteralExprSyntax.self) && !self.is(BooleanLiteralExprSyntax.self)
      default: false
      }
    return isLiteral ? literalText.flatMap { type.canonical($0) } : nil
  }

  /// The case that `.best`, `Sort.best` or `Shop.Sort.best` names.
  private func caseName(of values: ValueEnum, in scope: TypeScope) -> String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else { return nil }
    if let base = member.base {
      guard let path = base.namePath, scope.values(at: path) == values else { return nil }
    }
    return member.declName.baseName.plainText
  }

  /// The name after a dot without anything before it.
  private var memberName: String? {
    self.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? $0.declName.baseName.plainText : nil }
  }

  /// The names of `Shop.Sort`; nil for any other expression.
  private var namePath: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self) {
      return name.argumentNames == nil ? [name.baseName.plainText] : nil
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else { return nil }
    return member.base?.namePath.map { $0 + [member.declName.baseName.plainText] }
  }

  /// What stands in parentheses alone.
  private var onlyElement: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return nil }
    return only.expression
  }
}

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
