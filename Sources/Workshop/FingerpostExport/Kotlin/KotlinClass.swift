internal import FingerpostAnalysis

/// A class for the links of a route, and what makes it of a link's values.
struct KotlinClass {
  /// The property for a parameter.
  struct Field {
    let property: KotlinRoute.Property
    let name: String
    /// The name of the enum, and its entries with the members that they stand for.
    let members: (name: String, entries: [(name: String, text: String)])?
  }

  let route: KotlinRoute
  let name: String
  let fields: [Field]
  /// Notes on names that differ from the table's.
  let renamed: [String]
  private let printed: [Int]
  private let options: KotlinOptions

  /// Names that mean something else in a class.
  private static let reserved = ["route", "link", "indices", "class", "java", "kotlin"]

  /// - Parameter prints: the routes that print links, in the order in which they are tried.
  init(_ route: KotlinRoute, _ prints: [Int], _ table: RouteTable, _ options: KotlinOptions, _ names: inout KotlinNames)
  {
    (self.route, self.options) = (route, options)
    printed = prints.filter(route.routes.contains)
    let wanted = KotlinText.pascal(route.name)
    name = names.free(wanted)
    var renamed = name == wanted ? [] : ["its class is \(name)"]
    var (properties, enums) = (KotlinNames(reserved: Self.reserved), KotlinNames(reserved: [name, "Companion"]))
    fields = route.properties.map { property in
      let wanted = KotlinText.camel(property.name)
      let name = properties.free(Self.reserved.contains(wanted) ? wanted + "Value" : wanted)
      if name != wanted { renamed.append("its parameter \"\(property.name)\" is \(name)") }
      guard let members = table.members(of: property.type) else {
        return Field(property: property, name: name, members: nil)
      }
      var entries = KotlinNames(reserved: ["name", "ordinal", "entries", "Companion"])
      let own = members.map { member in
        let wanted = KotlinText.constant(member)
        let entry = entries.free(wanted)
        if entry != wanted { renamed.append("\"\(member)\" of \"\(property.name)\" is \(entry)") }
        return (entry, member)
      }
      return Field(property: property, name: name, members: (enums.free(KotlinText.pascal(name)), own))
    }
    self.renamed = renamed
  }

  // MARK: Declaration

  /// The class, inside of `Route`.
  func declaration(_ table: RouteTable) -> String {
    var text = "\n    /** \(KotlinText.comment(table.templates(of: route.routes))) */\n"
    if let reason = table.deprecation(of: route.routes) {
      text += "    @kotlin.Deprecated(\(KotlinText.quoted(reason.isEmpty ? "It prints no link." : reason)))\n"
    }
    let indices = printed.map(String.init).joined(separator: ", ")
    let base = "\(options.base)(\(KotlinText.quoted(route.name)), intArrayOf(\(indices)))"
    if fields.isEmpty {
      text += "    object \(KotlinText.name(name)) : \(base) {\n"
      text += "        override fun toString(): kotlin.String = \(KotlinText.quoted(name))\n"
    } else {
      text += "    data class \(KotlinText.name(name))(\n"
      text += fields.map { "        val \(KotlinText.name($0.name)): \(type($0))\(standard($0))" }.joined(
        separator: ",\n")
      text += "\n    ) : \(base) {\n"
      text += "        override fun texts() = \(options.text).texts(\(texts))\n"
    }
    for field in fields {
      guard let members = field.members else { continue }
      let entries = members.entries.map { "            \($0.name)(\(KotlinText.quoted($0.text)))" }
      text +=
        "\n        enum class \(members.name)(val text: kotlin.String) {\n\(entries.joined(separator: ",\n"))\n        }\n"
    }
    return text + "    }\n"
  }

  private var texts: String {
    let pairs = fields.map { field in
      let name = KotlinText.name(field.name)
      let mark = field.isNullable ? "?" : ""
      let value =
        field.members == nil ? name : field.isList ? "\(name)\(mark).map { it.text }" : "\(name)\(mark).text"
      return "\(KotlinText.quoted(field.property.name)), \(value)"
    }
    return pairs.joined(separator: ", ")
  }

  private func type(_ field: Field) -> String {
    let element = field.members?.name ?? KotlinType(field.property.type?.element, isPlain: options.isPlain).name
    let type = field.isList ? "kotlin.collections.List<\(element)>" : element
    return type + (field.isNullable ? "?" : "")
  }

  private func standard(_ field: Field) -> String {
    if field.isNullable { return " = null" }
    let kotlin = KotlinType(field.property.type?.element, isPlain: options.isPlain)
    let literal = { (text: String) -> String in
      guard let members = field.members else { return kotlin.literal(text) }
      let entry = members.entries.first { $0.text == text }?.name ?? members.entries[0].name
      return "\(members.name).\(entry)"
    }
    switch field.property.defaultValue {
    case .text(let text)?: return " = \(literal(text))"
    case .list(let texts)?: return " = listOf(\(texts.map(literal).joined(separator: ", ")))"
    case .unknown?: return " = emptyList()"
    case nil: return field.property.mayBeLeftOut ? field.isList ? " = emptyList()" : " = \"\"" : ""
    }
  }

  // MARK: Reading

  /// An expression that makes a value of the class, of the values of a link.
  var reading: String {
    let own = "\(options.base).\(KotlinText.name(name))"
    if fields.isEmpty { return own }
    return "\(own)(\(fields.map(reading).joined(separator: ", ")))"
  }

  private func reading(_ field: Field) -> String {
    let key = KotlinText.quoted(field.property.name)
    var type = KotlinType(field.property.type?.element, isPlain: options.isPlain)
    if let members = field.members {
      type.reading = "\(options.base).\(KotlinText.name(name)).\(members.name).values().first { own -> own.text == it }"
    }
    if field.isList {
      let value = "many(values, \(key))"
      let all = type.reading.map { "\(value).map { \($0) }" } ?? value
      return field.isNullable ? "if (\(key) in values) \(all) else null" : all
    }
    let value = "\(field.isNullable ? "optional" : "one")(values, \(key))"
    guard let reading = type.reading else { return value }
    // Without a closure where none is needed, for there are thousands.
    return field.isNullable || field.members != nil
      ? "\(value)\(field.isNullable ? "?" : "").let { \(reading) }" : reading.replacing("it", with: value)
  }
}

extension KotlinClass.Field {
  var isList: Bool { property.type?.isArray == true }
  var isNullable: Bool { property.isOptional }
}

/// A type of values in Kotlin.
struct KotlinType {
  let name: String
  /// An expression that makes a value of the canonical text `it`; nil for the text itself.
  var reading: String?
  private let isNumber: Bool

  /// - Parameter type: nil for a text of several types.
  init(_ type: ParameterType?, isPlain: Bool) {
    let (name, reading): (String, String?) =
      switch type {
      // A Long holds no more than an int.
      case .scalar(.integer(.uint))?: ("kotlin.String", nil)
      case .scalar(.integer)?: ("kotlin.Long", "it.toLong()")
      case .scalar(.double)?: ("kotlin.Double", "it.toDouble()")
      case .scalar(.bool)?: ("kotlin.Boolean", "it == \"true\"")
      case .scalar(.uuid)? where !isPlain: ("java.util.UUID", "java.util.UUID.fromString(it)")
      case .scalar(.date)? where !isPlain: ("java.time.LocalDate", "java.time.LocalDate.parse(it)")
      case .scalar(.dateTime)? where !isPlain: ("java.time.Instant", "java.time.Instant.parse(it)")
      default: ("kotlin.String", nil)
      }
    (self.name, self.reading) = (name, reading)
    isNumber = name == "kotlin.Long" || name == "kotlin.Double"
  }

  /// The default of a parameter as a literal of Kotlin.
  func literal(_ text: String) -> String {
    switch name {
    case "kotlin.Long": text == String(Int64.min) ? "kotlin.Long.MIN_VALUE" : text + "L"
    case "kotlin.Double": text.contains(".") ? text : text + ".0"
    case "kotlin.Boolean": text
    default: reading?.replacing("(it)", with: "(\(KotlinText.quoted(text)))") ?? KotlinText.quoted(text)
    }
  }
}
