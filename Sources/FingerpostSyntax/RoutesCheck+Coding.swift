import SwiftSyntax

// What the enum says of its coding, which `@Routes` writes where the enum says `Codable`.

extension RoutesCheck {
  /// - Parameter conformances: which of `Decodable` and `Encodable` hold; nil where only the enum's own source can tell.
  mutating func checkCoding(_ conformances: Set<String>?) {
    let inherited = routes.syntax.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let words = inherited.compactMap { $0.split(whereSeparator: { ".& ".contains($0) }).last }
    let said = Set(words.flatMap { $0 == "Codable" ? ["Decodable", "Encodable"] : [String($0)] })
    let coding = (conformances ?? said).intersection(["Decodable", "Encodable"])
    let reads = routes.members.contains("init(from:)")
    let writes = routes.members.contains("encode(to:)")
    for member in routes.syntax.memberBlock.members.map(\.decl) {
      if let keys = member.as(EnumDeclSyntax.self), keys.name.text == "CodingKeys", !coding.isEmpty, !reads, !writes {
        add(
          .codingKeys, "a link has no keys: \(routes.name) is coded as text, and nothing uses CodingKeys",
          severity: .warning, at: keys.name)
      }
      guard coding.count == 2, reads != writes else { continue }
      if let initializer = member.as(InitializerDeclSyntax.self), initializer.signature.takesCoder,
        initializer.signature.labels == "(from:)"
      {
        add(
          .halfCoding, "\(routes.name) reads itself, and is written as a link: write encode(to:) as well",
          severity: .warning, at: initializer.initKeyword)
      }
      if let function = member.as(FunctionDeclSyntax.self), function.signature.takesCoder,
        function.name.text + function.signature.labels == "encode(to:)"
      {
        add(
          .halfCoding, "\(routes.name) writes itself, and is read as a link: write init(from:) as well",
          severity: .warning, at: function.name)
      }
    }
  }
}

extension FunctionSignatureSyntax {
  /// The labels of the parameters: `(from:)`.
  var labels: String { "(\(parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))" }

  /// Whether what it takes is a decoder or an encoder: `init(from text: String)` is no coding.
  var takesCoder: Bool {
    parameterClause.parameters.contains { parameter in
      let words = parameter.type.trimmedDescription.split(whereSeparator: { ". ()".contains($0) })
      return words.last == "Decoder" || words.last == "Encoder"
    }
  }
}
