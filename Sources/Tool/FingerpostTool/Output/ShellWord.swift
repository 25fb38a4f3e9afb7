import FingerpostAnalysis

extension String {
  /// The text as one word of a shell, so that what is shown can be pasted: `api.yaml`, `'my api.yaml'`.
  var shellWord: String {
    let plain = visible
    let isPlain =
      !plain.isEmpty
      && plain.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
          || "_./-+=,@%:".unicodeScalars.contains(scalar)
      }
    return isPlain ? plain : "'" + plain.replacing("'", with: "'\\''") + "'"
  }
}
