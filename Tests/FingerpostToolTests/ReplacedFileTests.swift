import Foundation
import Testing

import FingerpostInput

@testable import FingerpostTool

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
