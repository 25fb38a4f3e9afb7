import FingerpostOpening
import Testing

/// What of a payload may go to any actor.
struct PayloadValueTests {
  @Test func `a payload keeps what JSON has, and the texts of the rest`() {
    let payload: [AnyHashable: Any] = [
      "list": [1, "a", ["b": [true, 0.5] as [Any]]] as [Any], "wide": UInt64.max, "small": Int8(-3),
      "float": Float(0.25), "some": Int?.some(7) as Any, "none": Int?.none as Any, "scalar": Unicode.Scalar("x"),
      "value": PayloadValue.list([.null]), 7: "of a key that is no text",
    ]
    let value: PayloadValue = .object([
      "list": .list([.int(1), .text("a"), .object(["b": .list([.bool(true), .double(0.5)])])]),
      "wide": .text("18446744073709551615"), "small": .int(-3), "float": .double(0.25), "some": .int(7),
      "none": .null, "scalar": .text("x"), "value": .list([.null]),
    ])
    #expect(PayloadValue(payload) == value)
  }

  @Test func `lists and objects deeper than 128 levels are null`() {
    // The payload is the first level.
    func innermostList(of count: Int) -> PayloadValue? {
      var list: [Any] = []
      for _ in 1..<count { list = [list] }
      var value = PayloadValue(["a": list])["a"]
      while case .list(let inner)? = value, let next = inner.first { value = next }
      return value
    }
    #expect(innermostList(of: 127) == .list([]))
    #expect(innermostList(of: 128) == .null)
    func innermostObject(of count: Int) -> PayloadValue? {
      var object: [AnyHashable: Any] = [:]
      for _ in 1..<count { object = ["a": object] }
      var value: PayloadValue? = PayloadValue(object)
      while let next = value?["a"] { value = next }
      return value
    }
    #expect(innermostObject(of: 128) == .object([:]))
    #expect(innermostObject(of: 129) == .null)
  }

  @Test func `only objects have values, and only texts have a text`() {
    #expect(PayloadValue.object(["a": .int(1)])["a"] == .int(1))
    #expect(PayloadValue.object(["a": .int(1)])["b"] == nil)
    #expect(PayloadValue.list([.int(1)])["a"] == nil)
    #expect(PayloadValue.text("a").text == "a")
    #expect(PayloadValue.int(1).text == nil)
  }
}
