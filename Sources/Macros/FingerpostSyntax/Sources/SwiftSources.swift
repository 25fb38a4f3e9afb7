import SwiftSyntax

/// Swift files read together: their `@Routes` enums, and which of them mounts which.
///
///     let sources = SwiftSources([(path: "AppLink.swift", bytes: bytes)])
///     sources.roots.map(\.name)      // ["AppLink"]
///     sources.table(of: sources.roots[0]).routes.map(\.name)    // ["home", "shop.cart"]
///
/// Only the source is read, nothing of it is compiled: what it does not tell is named among the faults of a table.
package struct SwiftSources {
  package struct Enum: Sendable, Hashable {
    /// With the types around it, not the functions: `App.Link`.
    package let name: String
    /// Where its name stands.
    package let location: DeclarationLocation
    let index: Int
  }

  /// An enum, its file, and what is wrong with it.
  struct Member {
    let name: String
    /// The name without the functions around it.
    let typeName: String
    let file: SwiftFile
    let check: RoutesCheck
  }

  let members: [Member]
  /// Every enum, in the order of the files.
  package let enums: [Enum]
  /// The enums that no other enum mounts: each is a table.
  package let roots: [Enum]
  /// What keeps files from being read, whatever table is asked for.
  package let faults: [SourceFault]
  /// The files that declare types of payloads.
  package let valueFiles: Set<String>

  /// Reads the files on a stack of its own, or no deeper than any stack is.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    self = WideStack.result { SwiftSources(files, .wide) } ?? SwiftSources(files, .narrow)
  }

  private init(_ files: [(path: String, bytes: [UInt8])], _ limit: Nesting.Limit) {
    var faults: [SourceFault] = []
    var conformances = Conformances()
    var types = DeclaredTypes(looksAnywhere: true)
    var found: [(type: TypeSearch.Found, file: SwiftFile)] = []
    // Most files of a folder have no links, and none of these is worth a parser's time.
    var rest: [(path: String, bytes: [UInt8])] = []
    for (path, bytes) in files {
      let words = FileWords(bytes)
      let hasEnums = files.count == 1 || words.routes
      guard hasEnums || words.routable || words.parameter else {
        rest.append((path, bytes))
        continue
      }
      let file = SwiftFile(path: path, bytes, limit)
      if hasEnums { faults += file.faults }
      guard let tree = file.tree else { continue }
      let search = TypeSearch(tree, file: path)
      conformances.read(search)
      types.read(search)
      if hasEnums { found += search.types.filter { $0.syntax.is(EnumDeclSyntax.self) }.map { ($0, file) } }
    }
    // An enum and its conformance to RouteParameter may be in two files; and of a payload's type it is to be told that it has none.
    let payloads = found.compactMap { $0.type.syntax.as(EnumDeclSyntax.self) }.flatMap(\.typesOfRoutes)
    let names = types.parameterNames.union(payloads)
    if !names.isEmpty {
      for (path, bytes) in rest where FileWords.declares(names, in: bytes) {
        if let tree = SwiftFile(path: path, bytes, limit).tree { types.read(TypeSearch(tree, file: path)) }
      }
    }
    let members = found.compactMap { found, file -> Member? in
      guard let declaration = found.syntax.as(EnumDeclSyntax.self),
        let attribute = declaration.attributes.attributes(named: "Routes").first
      else { return nil }
      let path = found.name.split(separator: ".").map(String.init)
      let scope = TypeScope(of: declaration, types, path: path, file: file.path)
      let check = RoutesCheck(
        RoutesEnum(declaration, attribute, types: scope), isRoutable: conformances.mayBeRoutable(declaration))
      return Member(name: found.name, typeName: found.typeName, file: file, check: check)
    }
    self.members = members
    self.faults = faults
    valueFiles = Set(members.flatMap(\.check.routes.seen).map(\.file))
    enums = members.enumerated().map { index, member in
      Enum(name: member.typeName, location: member.file.location(of: member.check.routes.syntax.name), index: index)
    }
    roots = Self.roots(of: members).map { [enums] in enums[$0] }
  }

  /// The enums of a name: the whole one, or the last part of it.
  package func enums(named name: String) -> [Enum] {
    let exact = enums.filter { $0.name == name }
    return exact.isEmpty ? enums.filter { $0.name.hasSuffix(".\(name)") } : exact
  }

  /// Those that no other mounts; where enums mount each other in a circle, the first of these.
  private static func roots(of members: [Member]) -> [Int] {
    let mounted = members.indices.map { index in
      members[index].mountedTypes.flatMap { members.resolve($0, from: members[index]) }.filter { $0 != index }
    }
    let inner = Set(mounted.joined())
    var roots: [Int] = []
    var reached: Set<Int> = []
    let isAlone = members.indices.filter { !inner.contains($0) }
    for start in isAlone + members.indices where !reached.contains(start) {
      roots.append(start)
      var left = [start]
      while let next = left.popLast() {
        if reached.insert(next).inserted { left += mounted[next] }
      }
    }
    return roots.sorted()
  }
}

extension SwiftSources.Member {
  /// The types of its mounts, as they are written.
  fileprivate var mountedTypes: [String] {
    check.sound.compactMap(check.mountedType)
  }
}

extension [SwiftSources.Member] {
  /// The enums that a type's name may mean, for code in `member`: one is the answer.
  ///
  /// As the compiler looks: inside of the types around first; then, because modules are not known, anywhere by the last name.
  func resolve(_ type: String, from member: SwiftSources.Member) -> [Int] {
    let type = type.filter { !"`()".contains($0) }
    var scope = member.name.split(separator: ".")[...]
    while true {
      let name = (scope.map(String.init) + [type]).joined(separator: ".")
      if let found = named({ $0 == name }, near: member) { return found }
      if scope.popLast() == nil { break }
    }
    if let found = named({ $0.hasSuffix(".\(type)") }, near: member) { return found }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return named({ $0 == last || $0.hasSuffix(".\(last)") }, near: member) ?? []
  }

  /// Those of the same file before all others; nil for none.
  private func named(_ isWanted: (String) -> Bool, near member: SwiftSources.Member) -> [Int]? {
    let found = indices.filter { isWanted(self[$0].name) }
    let near = found.filter { self[$0].file.path == member.file.path }
    if found.isEmpty { return nil }
    // Of one enum that stands in several clauses of an `#if` the first is taken.
    return near.isEmpty ? found : [near[0]]
  }
}

/// The conformances in some files that concern `Routable`.
struct Conformances {
  /// What the extensions of a type add to it, by the last part of its name.
  private var extensions: [String: [String]] = [:]
  /// What protocols ask for beside their own.
  private var protocols: [String: [String]] = [:]

  mutating func read(_ search: TypeSearch) {
    for found in search.types {
      if found.syntax.is(ExtensionDeclSyntax.self) {
        extensions[found.lastName, default: []] += found.inherited
      } else if let declaration = found.syntax.as(ProtocolDeclSyntax.self), declaration.genericWhereClause == nil {
        protocols[found.lastName, default: []] += found.inherited
      }
    }
  }

  /// Whether an enum is routable, or may be by way of a name that the files do not declare.
  func mayBeRoutable(_ declaration: EnumDeclSyntax) -> Bool {
    var left = (declaration.inheritanceClause?.names ?? []) + (extensions[declaration.name.plainText] ?? [])
    var seen: Set<String> = []
    while let name = left.popLast() {
      if name == "Routable" { return true }
      guard seen.insert(name).inserted, !name.isUnrelatedProtocol else { continue }
      guard let inherited = protocols[name] else { return true }
      left += inherited
    }
    return false
  }
}
