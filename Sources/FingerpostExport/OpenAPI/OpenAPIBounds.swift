internal import FingerpostEngine

/// The numbers of a schema: those between two.
struct OpenAPIBounds {
  private let least: Double?
  private let most: Double?
  private let type: IntegerType
  private let isStepped: Bool
  /// As they are written: a Double cannot tell the largest integers from their neighbours.
  private let texts: [String?]

  init(_ node: JSONNode, isWhole: Bool) throws(DocumentError) {
    func bound(_ key: String, _ exclusive: String, _ sign: Double) throws(DocumentError) -> (Double?, String?) {
      let (text, other) = (try node[key]?.bound(), try node[exclusive]?.bound())
      let isOut = if case .bool(true)? = node[exclusive]?.value.content { true } else { false }
      // The numbers of the upper side are mirrored, so that the larger one is the narrower.
      func value(_ text: String?, isOut: Bool) -> Double? {
        guard let number = text.flatMap(Double.init).map({ $0 * sign }) else { return nil }
        guard isWhole else { return number }
        return isOut ? number.rounded(.down) + 1 : number.rounded(.up)
      }
      let all = [value(text, isOut: isOut), value(other, isOut: true)].compactMap(\.self)
      return (all.max().map { $0 * sign }, isOut || other != nil ? nil : text)
    }
    let (low, high) = (try bound("minimum", "exclusiveMinimum", 1), try bound("maximum", "exclusiveMaximum", -1))
    (least, most, texts) = (low.0, high.0, [low.1, high.1])
    isStepped = node["multipleOf"] != nil
    switch try node["format"]?.text() {
    case "int64": type = .int
    case "uint64": type = .uint
    case let format: type = format.flatMap(IntegerType.init) ?? .int
    }
  }

  /// A type that holds all integers, and some of which it is certain.
  var integer: OpenAPITypes {
    if least == nil, most == nil, !isStepped { return OpenAPITypes(.integer(type)) }
    let exact = IntegerType.allCases.first { texts == [$0.least, $0.most] }
    if let exact, !isStepped { return OpenAPITypes(.integer(exact)) }
    let (low, high) = (least ?? -Double(type.bounds.negative), most ?? Double(type.bounds.positive))
    guard low <= high else { return .unknown }
    if let first = Int(exactly: low), let last = Int(exactly: high), !isStepped, high - low < 64 {
      return OpenAPITypes(members: (first...last).map { "\($0)" })
    }
    let wide = IntegerType.allCases.first { -Double($0.bounds.negative) <= low && high <= Double($0.bounds.positive) }
    let samples = [low, -7, 0, 1, 7, 42, 100, 1000, high].filter { (low...high).contains($0) }
    let certain = isStepped ? [] : samples.compactMap { Int(exactly: $0).map { "\($0)" } }
    return OpenAPITypes([.integer(wide ?? .int)], certain: OpenAPITypes(members: certain).certain)
  }

  /// Numbers with a fraction, and some of which it is certain.
  var number: OpenAPITypes {
    if least == nil, most == nil, !isStepped { return OpenAPITypes(.double) }
    let samples = [least.map { $0 + 1 }, most.map { $0 - 1 }, 0, 1, 1.5, -1, 100].compactMap(\.self)
    let certain = samples.filter { $0 > least ?? -.infinity && $0 < most ?? .infinity && !isStepped }
    return OpenAPITypes(
      [.double], certain: OpenAPITypes(members: certain.compactMap { ParameterType.decimal($0) }).certain)
  }
}

extension JSONNode {
  /// A bound; nil for true or false, which in OpenAPI 3.0 say that the other one is exclusive.
  fileprivate func bound() throws(DocumentError) -> String? {
    if case .bool = value.content { nil } else { try number() }
  }
}

extension IntegerType {
  /// The least and the greatest number, as schemas have them.
  var least: String { bounds.negative == 0 ? "0" : "-\(bounds.negative)" }
  var most: String { "\(bounds.positive)" }
}
