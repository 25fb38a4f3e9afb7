import FingerpostEngine

extension TableAnalysis {
  /// A gone route that shows a route instead which is not there, or which is gone as well.
  ///
  ///     sale  sale/{id} [gone, instead=hom]
  func unknownInstead(_ route: Int) -> Finding? {
    guard let name = template(route).flags.instead else { return nil }
    let named = table.namesakes[name]
    if named.contains(where: { !table.isGone($0) }) { return nil }
    let live = table.routes.indices.filter { !table.isGone($0) }.map { table.routes[$0].name }
    let near = nearest(to: name, among: Set(live).sorted())
    let reason = named.isEmpty ? "no route has that name" : "that is gone as well"
    return finding(
      .unknownInstead, [route], nil, "instead=\(name) on \(self.name(route)) shows nothing: \(reason)",
      fix: near.map { "did you mean \"\($0)\"?" } ?? "name a route that leads somewhere, or leave it out")
  }
}
