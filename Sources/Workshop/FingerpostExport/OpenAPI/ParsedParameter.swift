/// A parameter that was read: see ``OpenAPIParameter``, which is written.
package struct ParsedParameter: Sendable {
  package let name: String
  package let place: OpenAPIParameter.Place
  package let isRequired: Bool
  /// What its texts are; nil if they stand under other keys, as the members of an object do.
  package let types: OpenAPITypes?
  /// The texts of its default; empty if it has none, or one that is not text.
  package let defaults: [String]
  /// Whether the document describes it.
  package let isDescribed: Bool
  /// Whether it is a list that a link has as one text.
  package let isListInOneText: Bool
  /// What stands before its value in a path.
  package let prefix: String
  /// What no type says of its texts: `is an object, which is read as one text`.
  package let notes: [String]

  init(_ node: JSONNode, _ place: OpenAPIParameter.Place, _ reader: inout OpenAPIReader) throws(DocumentError) {
    let name = try node.member("name").text()
    (self.name, self.place, isDescribed) = (name, place, true)
    let isRequired = try node["required"]?.bool() ?? false
    self.isRequired = isRequired || place == .path
    // Swagger has other names.
    let format = try reader.isSwagger ? node["collectionFormat"]?.text() : nil
    let usual = format == "pipes" ? "pipeDelimited" : ["ssv", "tsv"].contains(format) ? "spaceDelimited" : nil
    let style = try node["style"]?.text() ?? usual ?? (place == .path ? "simple" : "form")
    // Swagger has the schema among the members of the parameter, and lists with commas unless it says otherwise.
    let schema = reader.isSwagger ? node : node["schema"]
    let isExploded =
      try reader.isSwagger
      ? node["collectionFormat"]?.text() == "multi" : node["explode"]?.bool() ?? (style == "form")
    var (all, notes) = (OpenAPITypes?.some(.unknown), [String]())
    if let schema {
      do throws(DocumentError) {
        all = try OpenAPITypes(schema, &reader)
      } catch {
        guard reader.isImport else { throw error }
        notes.append("is read as any text: \(error.message)")
      }
      if all?.certain.isEmpty == true, let examples = try OpenAPITypes.examples(node) { all?.certain = [examples] }
      defaults = OpenAPITypes.texts((try? reader.resolved(schema))?["default"])
    } else {
      notes += try node["content"]?.members().map { "is \($0.key), which is read as one text" } ?? []
      defaults = []
    }
    let isOneText = place == .path || style != "form" || !isExploded
    let isObject = all == nil
    let separated = isOneText ? all?.separated(by: Self.separator(style, isExploded: isExploded, place)) : nil
    isListInOneText = isOneText && separated == nil && all?.claimed.contains(where: \.isArray) == true
    if isListInOneText { notes.append("is a list, which is read as one text") }
    if isOneText, isObject, style != "deepObject" {
      notes.append("is an object, which is read as one text")
      all = .unknown
    }
    types = separated ?? (isOneText ? all?.oneText : all)
    prefix = place == .path ? Self.prefix(style, name, hasName: !isObject || !isExploded) : ""
    self.notes = notes
  }

  /// A parameter of a path that the document does not describe: any text.
  init(inPath name: String) {
    (self.name, place, isRequired, types, defaults) = (name, .path, true, OpenAPITypes(.string), [])
    (isDescribed, isListInOneText, prefix, notes) = (false, false, "", [])
  }

  /// What separates the elements of an array in one value (OpenAPI 3.1 §4.8.12.3); nil if no list of a template does.
  private static func separator(
    _ style: String, isExploded: Bool, _ place: OpenAPIParameter.Place
  ) -> ListSeparator? {
    switch style {
    case "simple" where place == .path: .comma
    case "label" where !isExploded, "matrix" where !isExploded: .comma
    case "form" where !isExploded: .comma
    case "pipeDelimited" where place == .query: .bar
    default: nil
    }
  }

  /// `;color=` of `matrix`, `.` of `label` (RFC 6570 §3.2.5 and §3.2.7): the members of an object that is exploded have names of their own.
  private static func prefix(_ style: String, _ name: String, hasName: Bool) -> String {
    switch style {
    case "matrix": hasName ? ";\(name)=" : ";"
    case "label": "."
    default: ""
    }
  }
}
