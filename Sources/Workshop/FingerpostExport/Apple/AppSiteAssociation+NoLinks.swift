import FingerpostEngine

extension AppSiteAssociation {
  /// For each component, why it matches no link, and the nearest pattern that does; nil if it may match one.
  ///
  ///     {"/":"buy"}   // "buy" claims no links: a path begins with "/", so write "/buy"
  var reasonsForNoLinks: [String?] {
    let texts = Dictionary(variables.map { ($0.name, $0.texts) }) { first, _ in first }
    return details.flatMap { details in
      details.components.map { component in
        let isRaw =
          component.comparison.isPercentEncoded ?? details.defaults.isPercentEncoded ?? defaults.isPercentEncoded
          ?? true
        return component.reasonForNoLinks(texts, isRaw: isRaw).map { reason in
          "\(component.text) \(component.isExclusion ? "excludes" : "claims") no links: \(reason)"
        }
      }
    }
  }
}

extension AppSiteAssociation.Component {
  fileprivate func reasonForNoLinks(_ variables: [String: [String]], isRaw: Bool) -> String? {
    if let path, !ApplePattern(path).mayBegin(with: "/", variables) {
      // A whole link is no path.
      return "a path begins with \"/\"" + (path.contains("://") ? "" : ", so write \"/\(path)\"")
    }
    for pattern in patterns.map({ ApplePattern($0) }) {
      if let name = pattern.names.first(where: { variables[$0]?.isEmpty == true }) {
        return "the variable $(\(name)) has no words; list them in \"substitutionVariables\""
      }
      if isRaw, let scalar = pattern.escapedCharacter {
        let escape = PercentEncoding.encode(String(scalar), bare: ByteSet.letterOrDigit)
        return "links have \"\(escape)\" for \"\(scalar)\", so write the escape, or \"percentEncoded\":false"
      }
    }
    return nil
  }
}

extension ApplePattern {
  /// Whether one of its texts may begin with a character.
  fileprivate func mayBegin(with first: Unicode.Scalar, _ variables: [String: [String]]) -> Bool {
    for part in parts {
      switch part {
      case .anyText, .anyCharacter: return true
      case .character(let scalar): return scalar == first
      case .variable(let name):
        // The variables that every file has are letters and digits. A variable without words has a reason of its own.
        guard let texts = variables[name] else { return false }
        if texts.isEmpty || texts.contains(where: { ApplePattern($0).mayBegin(with: first, [:]) }) { return true }
        if !texts.contains("") { return false }
      }
    }
    return false
  }

  /// The first character that is itself, and that browsers and systems write as an escape in every part of a link.
  fileprivate var escapedCharacter: Unicode.Scalar? {
    for case .character(let scalar) in parts
    where scalar.value <= 0x20 || scalar.value >= 0x7F || "\"<>".unicodeScalars.contains(scalar) {
      return scalar
    }
    return nil
  }
}
