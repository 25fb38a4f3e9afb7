import FingerpostAnalysis
import FingerpostEngine

extension JSON {
  mutating func member(_ name: String, _ items: [Location.QueryItem]) {
    key(name)
    array(items) { item, json in
      json.object {
        $0.member("key", item.key)
        $0.member("value", item.value)
      }
    }
  }
}
