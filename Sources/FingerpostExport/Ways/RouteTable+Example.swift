package import FingerpostEngine
import FingerpostProof

extension RouteTable {
  /// A link that the route itself answers, for people; nil if none is known.
  ///
  ///     // users/me, users/{id:int}
  ///     table.example(of: 1)   // "app://users/1"
  package func example(of index: Int) -> String? {
    let method = routes[index].template.method
    for origin in origins(of: index) {
      let text = LinkDraft(routes[index], origin, options.types)?.text
      if let text, answer(text, method: method)?.index == index { return text }
    }
    // Another route may answer the simplest link.
    guard let link = relation(of: index, to: index).both else { return nil }
    return answer(link.text, method: link.method)?.index == index ? link.text : nil
  }

  /// A text that reads as a value of a type; nil if none is known.
  package func sample(of type: ParameterType) -> String? { type.element.sample(options.types) }
}
