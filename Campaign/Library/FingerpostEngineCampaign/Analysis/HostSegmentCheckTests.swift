import Testing

@testable import FingerpostEngine
@testable import FingerpostAnalysis
@testable import FingerpostProof
@testable import FingerpostEngineTests

private let captured = ["https://{tenant}.library.example"]

/// Literals that are in the host, where an origin captures it.
@Suite struct HostSegmentCheckTests {
  static let hostLiterals: [CheckRow] = [
    CheckRow("r rooms/{room}", "host-segment r https://rooms.library.example/some-text-1", origins: captured),
    CheckRow(
      "t {tenant}/books/{id}, r rooms/{room}, a about",
      "host-segment r https://rooms.library.example/some-text-1", "host-segment a https://about.library.example/",
      origins: captured),
    CheckRow("r rooms", "host-segment r https://rooms.library.example/", origins: captured + ["app://", "/"]),
    CheckRow("r (de|en)/about", "host-segment r https://de.library.example/about", origins: captured),
    // The whole host: of a site, its name has a dot.
    CheckRow("r rooms/{room}", "host-segment r https://rooms/some-text-1", origins: ["https://{host}"]),
    CheckRow("r s/{room} [origin=https://{host}], x x", "host-segment r https://s/some-text-1", origins: ["app://"]),
    CheckRow(
      "r GET rooms/{room} [gone]", "host-segment r GET https://rooms.library.example/some-text-1", origins: captured),
  ]

  @Test(arguments: hostLiterals) func `a literal that a host holds is told, with a link of that host`(row: CheckRow)
    throws
  { try expect(row) }

  @Test(arguments: [
    CheckRow("t {tenant}/rooms/{room}", origins: captured), CheckRow("t {tenant}", origins: captured),
    CheckRow("r rooms/{room}", origins: ["https://*.library.example", "app://", "/"]),
    CheckRow("r rooms/{room} <- app://, t {tenant}/x/y", origins: captured + ["app://"]),
    CheckRow("r {kind:rooms|halls}/{room}", origins: captured),
    CheckRow("r (www.a.example|a.example)/{room}", origins: ["https://{host}"]),
    // The host is listed.
    CheckRow("r rooms/{room}", origins: captured + ["https://rooms.library.example"]),
  ]) func `what no host takes for its own is no finding`(row: CheckRow) throws { try expect(row) }

  @Test(arguments: [
    CheckRow(
      "u {tenant}/users/{id} [overlaps=a], a admin/users/{id}",
      "accepted print-collision u a https://admin.library.example/users/a", origins: captured)
  ]) func `an accepted overlap says that the host is meant`(row: CheckRow) throws { try expect(row) }

  @Test func `the message says where the literal stands, and the fix reads`() throws {
    let table = try table("room rooms/{room}, t {tenant}/x/y", captured)
    #expect(
      table.check().map(\.description) == [
        """
        warning: "rooms" of "room" is read as the host at https://{tenant}.library.example, such as \
        https://rooms.library.example/some-text-1
          fix: begin it with a parameter for the host: {tenant}/rooms/{room}, or, if the host is meant, list it as an \
        origin of its own
        """
      ])
  }
}
