import Foundation
import Testing

import FingerpostInput

@testable import FingerpostTool
@testable import FingerpostToolTests

/// Files that a command writes: replaced whole, or left as they were.
@Suite struct ReplacedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("replaced-\(UUID().uuidString)")

  private func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file is made, then replaced, and keeps its permissions`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("links.json").path
    try Files.system.replaceFile(path, Array("one".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try Files.system.replaceFile(path, Array("two".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    #expect(try contents() == ["links.json"])
  }

  @Test func `a file is the same by another spelling, a symbolic link and a hard link, and no device is one`() throws {
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    for name in ["a", "b"] { try Files.system.replaceFile(path(name), Array("one".utf8)) }
    try FileManager.default.createSymbolicLink(atPath: path("symbolic"), withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(atPath: path("folder"), withDestinationPath: "inner")
    try FileManager.default.linkItem(atPath: path("a"), toPath: path("hard"))
    for same in ["a", "./a", "inner/../a", "folder/../a", "symbolic", "hard"] {
      #expect(Files.system.isSame(path(same), path("a")), "\(same)")
    }
    for other in ["b", "none", "inner"] { #expect(!Files.system.isSame(path(other), path("a")), "\(other)") }
    #expect(!Files.system.isSame(path("none"), path("none")) && !Files.system.isSame("/dev/null", "/dev/null"))
  }

  @Test func `what cannot be written leaves nothing behind`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: SystemError.self) {
      try Files.system.replaceFile(folder.appendingPathComponent("none/links.json").path, [1])
    }
    #expect(throws: SystemError.self) { try Files.system.replaceFile(folder.path, [1]) }
    #expect(try contents() == [])
  }
}
