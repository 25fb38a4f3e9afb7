import SwiftParser
import SwiftSyntax

/// An enum whose raw values are the texts of a parameter; the source shows all of them.
///
///     enum Sort: String, RouteParameter { case best, new = "n" }   // best, n
struct ValueEnum: Hashable {
  /// What it is called in templates.
  let name: String
  /// The names of the cases, in order.
  let cases: [String]
  /// The texts of the cases, in order.
  let texts: [String]
  /// The type of the raw values.
  let raw: ParameterType
  /// Whether it lists its cases, which makes it a finite set to tables.
  let isCaseIterable: Bool
  /// The file that declares it.
  let file: String

  /// The type of a parameter, as `RouteParameter` has it where the code runs.
  var parameterType: ParameterType { (isCaseIterable ? ParameterType(members: texts) : nil) ?? .custom(name) }

  var customType: CustomType { CustomType(name, members: texts, within: raw) }

  /// The text of a case; nil if no case has the name.
  func text(of name: String) -> String? { cases.firstIndex(of: name).map { texts[$0] } }
}

extension ValueEnum {
  /// The protocols that a type may name beside those that have nothing to do with parameters.
  private static let protocols: Set<String> = ["RouteParameter", "RawRepresentable"]
  /// The members that say what reads, instead of those that the library and the compiler add.
  private static let decisive: Set<String> = [
    "parameter", "parameterType", "parameterSupertype", "rawValue", "allCases", "RawValue", "AllCases", "_read",
    "_write",
  ]
  /// Attributes that add no member.
  static let inert: Set<String> = ["available", "frozen", "usableFromInline", "objc", "MainActor"]

  /// Nil if the source may not tell all: any sign of other members, or of other cases, is enough.
  ///
  /// - Parameters:
  ///   - extensions: those of the enum that are known.
  ///   - isHidden: whether a name of the library means another type there.
  init?(
    _ declaration: EnumDeclSyntax, extensions: [ExtensionDeclSyntax], file: String, isHidden: (String) -> Bool
  ) {
    let members = declaration.memberBlock.members
    let inherited = declaration.inheritanceClause?.names ?? []
    let added = extensions.flatMap { $0.inheritanceClause?.names ?? [] }
    guard let first = declaration.inheritanceClause?.inheritedTypes.first?.type,
      case .one(let raw) = PayloadType(first),
      raw == .string || raw.isInteger, !inherited.contains(where: isHidden), declaration.genericParameterClause == nil,
      (inherited + added).contains("RouteParameter"),
      (inherited.dropFirst() + added).allSatisfy({ $0.isUnrelatedProtocol || Self.protocols.contains($0) }),
      declaration.attributes.areAll(Self.inert), Self.isPlain(members),
      extensions.allSatisfy({ $0.attributes.areAll(Self.inert) && Self.isPlain($0.memberBlock.members) }),
      case let cases = members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }),
      let texts = Self.texts(of: cases, raw)
    else { return nil }
    self.init(
      name: declaration.name.plainText.parameterName,
      cases: cases.flatMap(\.elements).map(\.name.plainText), texts: texts, raw: raw,
      isCaseIterable: (inherited + added).contains("CaseIterable"), file: file)
  }

  /// Whether no member says what reads; an `#if` may hold no case.
  private static func isPlain(_ members: MemberBlockItemListSyntax) -> Bool {
    members.declarations.allSatisfy { member, isConditional in
      if member.is(EnumCaseDeclSyntax.self) { return !isConditional }
      if member.is(MacroExpansionDeclSyntax.self) { return false }
      if let initializer = member.as(InitializerDeclSyntax.self) {
        let label = initializer.signature.parameterClause.parameters.first?.firstName.plainText
        return label != "parameter" && label != "rawValue"
      }
      if let variable = member.as(VariableDeclSyntax.self) {
        return variable.bindings.allSatisfy { binding in
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return false }
          return !decisive.contains(name.identifier.plainText)
        }
      }
      return member.asProtocol((any NamedDeclSyntax).self).map { !decisive.contains($0.name.plainText) } ?? true
    }
  }

  /// The texts of some cases; nil if one is not known, is empty or stands for two.
  private static func texts(of cases: [EnumCaseDeclSyntax], _ raw: ParameterType) -> [String]? {
    // A case that only some systems have is read by these alone.
    guard cases.allSatisfy({ $0.attributes.areAll(["available"]) && !$0.attributes.isRestricted }) else { return nil }
    var texts: [String] = []
    var next: Int? = 0
    for element in cases.flatMap(\.elements) {
      let value = element.rawValue?.value
      if raw == .string {
        let literal = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        guard let text = value == nil ? element.name.plainText : literal, !text.isEmpty else { return nil }
        texts.append(text)
      } else {
        // Raw values stop at the last `Int`.
        guard let number = value == nil ? next : value?.literalText.flatMap({ Int($0) }), raw.reads(text: "\(number)")
        else { return nil }
        texts.append("\(number)")
        next = number == .max ? nil : number + 1
      }
    }
    return texts.isEmpty || Set(texts).count < texts.count ? nil : texts
  }
}

extension ParameterType {
  fileprivate var isInteger: Bool { if case .scalar(.integer) = self { true } else { false } }
}

extension AttributeListSyntax {
  /// Whether no other attributes than these are there, nor any in an `#if`.
  func areAll(_ names: Set<String>) -> Bool {
    allSatisfy { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.lastName.map(names.contains) ?? false
    }
  }
}
