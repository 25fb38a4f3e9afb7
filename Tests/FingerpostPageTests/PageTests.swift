import FingerpostEngine
import FingerpostRouteFile
import Testing

@testable import FingerpostPage

@Suite struct PageTests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
  ])
  func `the hash of a script is its SHA-256`(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }
}
