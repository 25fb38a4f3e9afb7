internal import FingerpostEngine

/// A parameter that was read: see ``OpenAPIParameter``, which is written.
struct OpenAPIReading {
  let name: String
  let place: OpenAPIParameter.Place
  let isRequired: Bool
  /// What its texts are; nil if they stand under other keys, as the members of an object do.
  let types: OpenAPITypes?

  init(_ node: JSONNode, _ place: OpenAPIParameter.Place, _ reader: OpenAPIReader, left: inout Int)
    throws(DocumentError)
  {
    name = try node.member("name").text()
    self.place = place
    let isRequired = try node["required"]?.bool() ?? false
    self.isRequired = isRequired || place == .path
    guard let schema = node["schema"] else {
      types = .unknown
      return
    }
    let style = try node["style"]?.text() ?? "form"
    let isExploded = try node["explode"]?.bool() ?? (style == "form")
    var all = try OpenAPITypes(schema, reader, left: &left)
    if all?.certain.isEmpty == true, let examples = try OpenAPITypes.examples(node) { all?.certain = [examples] }
    types = place == .path || style != "form" || !isExploded ? all?.oneText : all
  }

  /// A parameter of a path that the document does not describe: any text.
  init(inPath name: String) { (self.name, place, isRequired, types) = (name, .path, true, OpenAPITypes(.string)) }
}
