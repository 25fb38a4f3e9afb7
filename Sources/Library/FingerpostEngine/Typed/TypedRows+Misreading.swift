// Whether a link that was printed stands for its value. Values are compared as their row writes them, never by `==`: a type may read less
// than it writes, or something else.

extension TypedRows {
  /// Why a link does not stand for what was written for a row; nil if it does.
  ///
  /// - Parameter method: that with which the link is read.
  package func misreading(
    of link: String, writtenAs writer: inout SlotWriter, row: Int, method: String?, asTarget: Bool = false,
    again rewrite: Rewriting
  ) -> PrintError? {
    var (isSame, failure) = (false, PrintError?.none)
    link.withInlineBytes { bytes in
      isSame = unsafe isRead(
        bytes, table.number(of: method), asTarget: asTarget, row, as: nil, &writer, again: rewrite, tells: link,
        &failure)
    }
    return isSame ? nil : failure ?? PrintError(.misread(Misreading(link, .unread)))
  }

  /// Whether a link stands for what was written for a row.
  ///
  /// - Parameters:
  ///   - slots: what the row's slots hold, if that is enough where its types are trusted.
  ///   - link: the text for the error, if anybody asks what is wrong.
  ///   - failure: becomes what is wrong with the value that was read, if there is one.
  @inline(never)
  func isRead(
    _ bytes: Bytes, _ method: Request.Method, asTarget: Bool, _ index: Int, as slots: UnsafePointer<CaptureSlice>?,
    _ writer: inout SlotWriter, again rewrite: Rewriting, tells link: String?, _ failure: inout PrintError?
  ) -> Bool {
    var isSame = false
    _ = table.find(bytes, method, asTarget: asTarget) { hit, text in
      let route = Int(hit.route)
      if let slots = unsafe slots, route == index, rows[index].isTrusted {
        isSame = unsafe self.isSame(slots, &writer, &hit, text)
        return true
      }
      return reads(hit, text) { number, reader in
        SlotWriter.withScratch { again in
          let written = rewrite(number, reader, &again)
          isSame = written == Int(rows[index].number) && again.isSame(as: writer)
          if let link, !isSame { failure = misreading(of: link, written, by: route, index, &writer, again) }
          return written != nil
        }
      }
    }
    return isSame
  }

  /// Why a link does not stand for what was written for a row: it has no value, that of another route, or another value.
  @inline(never)
  private func misreading(
    of link: String, _ written: Int?, by route: Int, _ index: Int, _ writer: inout SlotWriter,
    _ again: borrowing SlotWriter
  ) -> PrintError {
    guard let written else { return PrintError(.misread(Misreading(link, .refused))) }
    guard written == Int(rows[index].number) else { return PrintError(.taken(by: table.routes[route].name)) }
    return misreading(of: link, again, writtenAs: writer, row: index)
  }

  /// The error about another value.
  ///
  /// - Parameters:
  ///   - link: nil for an object.
  ///   - again: what that value is written as.
  package func misreading(
    of link: String?, _ again: borrowing SlotWriter, writtenAs writer: borrowing SlotWriter, row: Int
  ) -> PrintError {
    guard let written = try? captures(of: writer, row: row), let read = try? captures(of: again, row: row) else {
      return PrintError(.readsDifferently)
    }
    return table.misreading(written, route: row, as: link, by: row, read)
  }

  /// Whether a hit holds what was written.
  private func isSame(
    _ slots: UnsafePointer<CaptureSlice>, _ writer: inout SlotWriter, _ hit: inout Hit, _ text: Bytes
  ) -> Bool {
    let (bytes, first) = (writer.values.bytes.bytes, Int(programs.routes[hit.route].slots.start))
    var slot = 0
    while slot < hit.slots.count {
      let (mine, its) = unsafe (slots[slot], hit.slots[slot])
      if let slice = mine.slice {
        if let read = its.slice {
          guard bytes.equals(slice, text, read) else { return false }
        } else {
          // A default is left out of the link.
          let info = programs.slots[first &+ slot]
          guard its.isAbsent, info.knowsDefault, bytes.equals(slice, programs.text, info.defaultValue) else {
            return false
          }
        }
      } else {
        let (written, read) = (mine.list ?? 0..<0, its.list ?? 0..<0)
        guard its.slice == nil, written.count == read.count else { return false }
        for (first, second) in zip(written, read)
        where !bytes.equals(writer.values.hit.lists[first], text, hit.lists[second]) {
          return false
        }
      }
      slot &+= 1
    }
    return true
  }
}

extension SlotWriter {
  /// Whether both received the same elements.
  package func isSame(as other: borrowing SlotWriter) -> Bool {
    innerRow == other.innerRow && values.isSame(as: other.values)
  }
}

extension SlotValues {
  /// Whether both hold the same values, by the same choices.
  fileprivate func isSame(as other: borrowing SlotValues) -> Bool {
    guard hit.slots.count == other.hit.slots.count, hit.lists.count == other.hit.lists.count,
      hit.choices.count == other.hit.choices.count
    else { return false }
    for index in 0..<hit.choices.count where hit.choices[index] != other.hit.choices[index] { return false }
    for index in 0..<hit.slots.count {
      let (mine, its) = (hit.slots[index], other.hit.slots[index])
      if let slice = mine.slice {
        guard let itsSlice = its.slice, bytes.bytes.equals(slice, other.bytes.bytes, itsSlice) else { return false }
      } else if mine != its {
        return false
      }
    }
    for index in 0..<hit.lists.count
    where !bytes.bytes.equals(hit.lists[index], other.bytes.bytes, other.hit.lists[index]) {
      return false
    }
    return true
  }
}
