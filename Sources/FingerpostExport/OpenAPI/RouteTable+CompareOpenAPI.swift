internal import FingerpostAnalysis
public import FingerpostCore
public import FingerpostEngine

extension RouteTable {
  /// Compares what a document claims with what this table reads.
  ///
  ///     let document = try OpenAPIDocument(bytes)
  ///     for difference in table.compare(with: document).differences { print(difference) }
  ///     // GET /users/{id} claims /users/a, which no route reads (line 12)
  ///     // "sale" sale/{id} reads /sale/a, which no operation claims
  ///
  /// Links are compared at the servers of the document if the table lists them all as origins, else as bare paths. A route without
  /// a method must be claimed as GET. A fragment is no part of a request, and counts for nothing. Links of routes that are gone, or
  /// that only the app may open, must not be claimed.
  ///
  /// - Parameters:
  ///   - document: what is published.
  ///   - allowance: what is no difference. `.wider` allows what an export claims too much, such as any text where a type of your own
  ///     is read, and links that OpenAPI cannot claim: longer ones than a path has segments, and those of methods that it lacks.
  ///     `.narrower` allows links that no operation claims.
  public func compare(
    with document: OpenAPIDocument, allowing allowance: Verification.Allowance = []
  ) -> Verification {
    let comparison = OpenAPIComparison(self, document)
    let isWider = allowance.contains(.wider)
    let unhandled = comparison.unhandled(isWider ? openAPIClaims : nil)
    let unclaimed =
      allowance.contains(.narrower) ? (differences: [], isComplete: true) : comparison.unclaimed(isWider: isWider)
    return Verification(
      comparison.unknownServers + unhandled.differences + unclaimed.differences,
      isComplete: unhandled.isComplete && unclaimed.isComplete)
  }

  /// What a document of this table claims, if it claims all that it can.
  private var openAPIClaims: RouteTable? {
    guard let export = try? openAPI(title: nil, .over) else { return nil }
    return (try? OpenAPIDocument(Array(export.text.utf8)))?.table
  }
}

extension Router {
  /// Compares what a document claims with what this router reads.
  ///
  ///     @Test func `the document says what the server answers`() throws {
  ///       let document = try OpenAPIDocument(Array(Data(contentsOf: file)))
  ///       #expect(api.compare(with: document).differences == [])
  ///     }
  ///
  /// See ``FingerpostEngine/RouteTable/compare(with:allowing:)``.
  public func compare(
    with document: OpenAPIDocument, allowing allowance: Verification.Allowance = []
  ) -> Verification { kept.compare(with: document, allowing: allowance) }
}
