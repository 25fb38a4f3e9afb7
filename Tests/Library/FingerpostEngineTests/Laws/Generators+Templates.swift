import FingerpostAnalysis
import FingerpostEngine
import FingerpostProof
import SeededRandom

/// Template text over a small alphabet, so that routes overlap.
struct TemplateGenerator {
  var random: Random
  /// Nothing but literals and parameters: what a lookup finds.
  var isPlain = false
  private var names = 0
  /// The paths made so far: some later ones differ from one of them in one segment alone.
  private var paths: [[String]] = []

  init(_ random: Random) { self.random = random }

  /// Text that reads as a template of a table's; some that does not is thrown away.
  mutating func template() -> Template {
    while true {
      let text = self.text()
      if isPlain || random.chance(90) {
        if let template = try? Template(text) { return template }
      } else if let template = try? Template(mutated(text)), isOfTable(template) {
        return template
      }
    }
  }

  /// A change may make the name of a type that no table knows.
  private func isOfTable(_ template: Template) -> Bool {
    (try? RouteTable([.init("r", template)], origins: [.path], options: .init(types: customTypes))) != nil
  }

  mutating func text() -> String {
    var text = random.chance(15) ? random.pick(["GET ", "POST ", "HEAD "]) : ""
    let path = self.path()
    paths = paths.suffix(9) + [path]
    text += path.isEmpty ? "/" : path.joined(separator: "/")
    let slash = random.chance(path.isEmpty ? 0 : 10) ? "/" : ""
    if isPlain { return text + slash }
    if random.chance(3) {
      let rest = random.chance(80) ? "{**\(name())}" : "{**\(name()):url}"
      return text + (path.isEmpty ? "" : "/") + random.pick(["a/", "b/", "a/"])
        + (random.chance(70) ? rest : "(\(rest))")
    }
    text += slash
    if random.chance(6) {
      // Two required items, of which each route holds another to a literal.
      text += random.pick(["?k={\(name())}&a=1", "?a={\(name())}&k=1", "?a=1&k={\(name()):int}", "?k=1&a={\(name())}"])
    } else if random.chance(35) {
      text += "?" + wholeQuery()
    }
    if random.chance(16) {
      text +=
        random.chance(50)
        ? "#" + partsOfFragment()
        : random.pick([
          "#a", "#me", "#{f}", "#{f:int}", "#{f:int=1}", "#{f=a}", "#{f=%C3%A9}", "#:uuid", "#:string", "#b%20c",
          "#{f:url}", "#é",
        ])
    } else if random.chance(10) {
      text += random.pick(["(#{f})", "(#{f})", "(#{f:int})", "(#:string)", "(#{f:a|b|})", "(#{f:low})", "(#a)", "(#)"])
    }
    if random.chance(10) {
      text += random.pick([
        " [web]", " [web]", " [case=ignore]", " [case=ignore]", " [case=ignore, web]", " [deprecated]", " [tag=a, web]",
        " [deprecated=old]", " [internal]", " [confirm, tag=b]",
      ])
    }
    return text
  }

  private mutating func path() -> [String] {
    guard random.chance(64), !paths.isEmpty else {
      let count = random.below(5)
      return (0..<count).map { segment(depth: 0, isLast: $0 == count - 1) }
    }
    var path = random.pick(paths)
    // One path with two queries, methods or origins: what the later rules of precedence decide.
    if random.chance(25) { return path }
    let place = random.below(path.count + 1)
    let other = segment(depth: 0, isLast: place >= path.count - 1)
    if place < path.count { path[place] = other } else { path.append(other) }
    return path
  }

  private mutating func path(depth: Int, upTo limit: Int) -> String {
    let count = 1 + random.below(limit)
    return (0..<count).map { segment(depth: depth, isLast: $0 == count - 1) }.joined(separator: "/")
  }

  private mutating func segment(depth: Int, isLast: Bool) -> String {
    switch random.below(isPlain ? 68 : 100) {
    case ..<38:
      return random.pick(
        [
          "a", "b", "ab", "me", "1", "true", "a", "b", "me", "a.a", "%C3%A9", "a%2Fb", "1-a", "7", "%3Aa", "Me", "A",
          "日本", "é",
        ]
          + random.longTexts)
    case ..<68: return parameter(types: Self.types)
    case ..<77: return mixed()
    case ..<82: return "*"
    case ..<87: return "{*\(name())}"
    default: return depth < 2 ? group(depth: depth, isLast: isLast) : "a"
    }
  }

  private static let types = [
    "", "", "", ":int", ":int", ":bool", ":double", ":uint8", ":a|b", ":me|true|1", ":low", ":even", ":uuid", ":date",
    ":ipv4",
    ":[int],", ":[a|b];", ":[string],", ":[int8]|", ":[string]:", ":datetime", ":int8", ":uint", ":a|", ":ab|me", ":b|",
    ":me|", ":Me|b", ":é|A",
  ]

  private mutating func name() -> String {
    names += 1
    return "n\(names)"
  }

  private mutating func parameter(types: [String]) -> String {
    let type = random.pick(types)
    if random.chance(10) { return type.isEmpty || type.contains("|") || type.contains("[") ? "{:string}" : type }
    return "{\(name())\(type)}"
  }

  private mutating func mixed() -> String {
    func parameter(_ type: String = "") -> String { "{\(name())\(type)}" }
    switch random.below(13) {
    case 8: return "A-" + parameter(random.pick(["", ":Me|b"]))
    case 9: return parameter() + random.pick([":", ",", "@", ";", "+", "%2F", "%2C%20"]) + parameter()
    case 10:
      return parameter(random.pick(["", ":low"])) + "," + parameter(random.pick(["", ":int"])) + ":" + parameter()
    case 11: return random.pick(["@", ""]) + parameter(":a|b%2Cc") + "," + parameter(random.pick(["", ":datetime"]))
    case 12: return parameter(random.pick([":double", ":int"])) + random.pick([",", "+"]) + parameter(":double")
    case 0: return parameter() + ".a"
    case 1: return parameter(":int") + "-" + parameter()
    case 2: return "a" + parameter()
    case 3: return parameter() + "." + parameter()
    case 4: return parameter() + "a" + parameter(":int")
    case 5: return "a-" + parameter(":low")
    case 6: return parameter(":a|b") + "." + parameter(":a|ab")
    default: return parameter() + "-" + parameter(":int")
    }
  }

  /// A fragment of several parts.
  private mutating func partsOfFragment() -> String {
    switch random.below(10) {
    case 0: return random.pick(["a", "@", "me-"]) + "{\(name())}"
    case 1: return "{\(name()):int}-{\(name())}"
    case ..<5: return itemsOfFragment()
    case 5: return random.pick(["/", "?", "/?"]) + itemsOfFragment()
    case 6: return segmentOfFragment() + "/" + segmentOfFragment()
    default:
      let path = (0...random.below(2)).map { _ in segmentOfFragment() }.joined(separator: "/")
      return "/" + path + (random.chance(40) ? "?" + itemsOfFragment() : "")
    }
  }

  private mutating func segmentOfFragment() -> String {
    switch random.below(8) {
    case 0, 1: mixed()
    case ..<5: parameter(types: Self.types)
    default: random.pick(["a", "me", "b", "a%2Fb", "p", "%C3%A9"])
    }
  }

  private mutating func itemsOfFragment() -> String {
    let keys = random.shuffled(["k", "q", "a", "%C3%A9"])
    return keys.prefix(1 + random.below(2)).map { key in
      let name = name()
      return random.pick([
        "\(key)={\(name)}", "\(key)={\(name):int}", "\(key)=1", "(\(key)={\(name):int})", "(\(key)={\(name)})",
        "\(key)={\(name):[int]}", "\(key)={\(name):[string]}", "\(key)={\(name):int=1}", "\(key)={\(name):url}",
        "\(key)={\(name):[int],}", "\(key)={\(name):[string];}", "\(key)=a-{\(name)}",
        "(\(key)={\(name):int}.{\(name)b})",
        "\(key)={\(name):a|/a?b}",
      ])
    }.joined(separator: "&")
  }

  private mutating func group(depth: Int, isLast: Bool) -> String {
    if random.chance(15) {
      return random.pick([
        "({\(name()):int=1})", "({\(name())=a})", "(a/{\(name())=b})", "({\(name())=a}/{\(name()):int=7})",
        "({\(name()):bool=true})", "({\(name())=%C3%A9})", "(a/{\(name()):double=1.5})",
      ])
    }
    let count = random.chance(55) ? 1 : 2 + random.below(2)
    let branches = (0..<count).map { _ in
      let path = self.path(depth: depth + 1, upTo: 2)
      return isLast && random.chance(25) ? path + "?" + query(upTo: 2) : path
    }
    return "(" + branches.joined(separator: "|") + ")"
  }

  private mutating func query(upTo limit: Int) -> String {
    (0...random.below(limit)).map { _ in item() }.joined(separator: "&")
  }

  /// The query of a whole template, which may take its rest.
  private mutating func wholeQuery() -> String {
    if random.chance(80) { return query(upTo: 3) }
    return (random.chance(40) ? "" : query(upTo: 2) + "&") + "{*\(name())}"
  }

  private mutating func item() -> String {
    let key = random.pick(["k", "q", "a", "page", "%C3%A9"])
    switch random.below(20) {
    case 17: return "\(key)={\(name()):[int],}"
    case 18: return "\(key)={\(name()):[\(random.pick(["string", "a|b", "bool"]))]\(random.pick([",", ";", "|", ":"]))}"
    case 19: return "\(key)={\(name()):[string],=\(random.pick(["a,b", "a", "a%2Cb,c", ""]))}"
    case 14: return "\(key)=" + mixed()
    case 15: return "(\(key)=\(mixed()))"
    case 16: return "(\(key)=\(mixed())|\(random.pick(["k", "q"]))={\(name()):int})"
    case 12: return "\(key)={\(name()):url}"
    case 13: return random.pick(["(\(key)={\(name()):url})", "\(key)={\(name()):[url]}"])
    case 0: return "\(key)=a"
    case 1: return "\(key)=1"
    case 2: return "\(key)={\(name()):int}"
    case 3: return "\(key)={\(name())}"
    case 4: return "\(key)={\(name()):int=1}"
    case 5: return "\(key)={\(name())=\(random.pick(["a", "a", "%C3%A9", ""]))}"
    case 6: return "\(key)={\(name()):[int]}"
    case 7: return "\(key)={\(name()):[string]}"
    case 8: return "(\(key)={\(name()):int})"
    case 9: return "(\(key)=a)"
    case 10: return "(\(key)={\(name()):int}|\(random.pick(["k", "q", "a"]))={\(name())})"
    default: return "(\(key)=a|\(key)=b|q={\(name()):a|b})"
    }
  }
}
