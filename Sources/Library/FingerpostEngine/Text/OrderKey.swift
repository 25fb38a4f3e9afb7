/// One step of a comparison; numbers precede text.
package enum OrderKey: Sendable, Hashable, Comparable {
  case number(Int)
  case bytes([UInt8])

  package static func text(_ text: String) -> OrderKey { .bytes(Array(text.utf8)) }

  package static func < (left: OrderKey, right: OrderKey) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a < b
    case (.bytes(let a), .bytes(let b)): a.lexicographicallyPrecedes(b)
    case (.number, .bytes): true
    case (.bytes, .number): false
    }
  }
}

/// The indices of keys in their order; equal ones stay in theirs. Whatever is sorted here is sorted by such keys: the standard library's
/// sort takes 4 KB of an app for each type, and for each rule, that it is called with.
@inline(never)
package func indices(inOrderOf keys: [[OrderKey]]) -> [Int] {
  keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
}

extension Sequence {
  /// The elements in the order of their keys.
  package func sorted(by key: (Element) -> [OrderKey]) -> [Element] {
    let elements = Array(self)
    return indices(inOrderOf: elements.map(key)).map { elements[$0] }
  }
}

extension Sequence<String> {
  /// The texts in the order of their bytes.
  package func inOrder() -> [String] { sorted { [.text($0)] } }
}
