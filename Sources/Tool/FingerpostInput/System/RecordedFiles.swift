/// Files that notice what is read of them, and whether it has changed.
package final class RecordedFiles {
  private let files: Files
  private var read: [String: [UInt8]?] = [:]
  private var folders: [String: Set<Files.Entry>?] = [:]

  package init(_ files: Files) { self.files = files }

  /// The same files; what is read from now on is noted, and what was is forgotten.
  package func recording() -> Files {
    (read, folders) = ([:], [:])
    var recording = files
    recording.readFile = { [self] path, limit throws(SystemError) in
      read[path] = .some(nil)
      let bytes = try files.readFile(path, limit)
      read[path] = bytes
      return bytes
    }
    recording.listFolder = { [self] path throws(SystemError) in
      let entries = try files.listFolder(path)
      folders[path] = entries.map(Set.init)
      return entries
    }
    return recording
  }

  /// Whether a file was read, perhaps by another path.
  package func haveRead(_ path: String) -> Bool { read.keys.contains { files.isSame($0, path) } }

  /// Whether all that was read would be read again.
  package var areUnchanged: Bool {
    read.allSatisfy { path, bytes in (try? files.readFile(path, files.limit)) == bytes }
      && folders.allSatisfy { path, entries in ((try? files.listFolder(path)) ?? nil).map(Set.init) == entries }
  }
}
