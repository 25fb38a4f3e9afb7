/// `true`, `false`, `1` and `0`, in any case.
enum BoolText {
  static func value(_ text: some Collection<UInt8>) -> Bool? {
    func isWord(_ word: StaticString) -> Bool {
      unsafe text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) {
        lowercased($0) == $1
      }
    }
    if isWord("true") || isWord("1") { return true }
    return isWord("false") || isWord("0") ? false : nil
  }
}
