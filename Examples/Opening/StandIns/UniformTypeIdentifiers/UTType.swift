// A stand-in: types of content, by their names.

public struct UTType: Sendable {
  public let identifier: String
  public static let text = UTType(identifier: "public.text")
}
