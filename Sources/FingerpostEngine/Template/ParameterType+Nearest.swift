extension ParameterType {
  /// What other languages, frameworks and schemas call these types, in lower case, without `-` and `_`.
  private static let foreignNames = [
    "integer": "int", "number": "int", "num": "int", "long": "int", "i64": "int", "i32": "int32",
    "short": "int16", "byte": "uint8", "unsigned": "uint", "u64": "uint", "u32": "uint32",
    "float": "double", "decimal": "double", "real": "double", "float64": "double", "cgfloat": "double",
    "text": "string", "str": "string", "varchar": "string", "any": "string", "substring": "string",
    "boolean": "bool", "flag": "bool", "guid": "uuid", "day": "date", "time": "datetime", "timestamp": "datetime",
    "instant": "datetime", "datetimeoffset": "datetime", "uri": "url", "link": "url",
  ]

  /// The type that an unknown name was most likely meant to be: one of these names misspelt, or what another language calls it.
  ///
  ///     ParameterType.nearest(to: "integer", custom: [])          // "int"
  ///     ParameterType.nearest(to: "slgu", custom: ["slug"])       // "slug"
  static func nearest(to name: String, custom: [String]) -> String? {
    let known = named.keys.sorted() + custom.sorted()
    let plain = String(decoding: name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }, as: UTF8.self)
      .lowercased()
    if let foreign = foreignNames[plain], known.contains(foreign) { return foreign }
    return known.first { $0 == plain } ?? FingerpostEngine.nearest(to: name, among: known)
  }
}
