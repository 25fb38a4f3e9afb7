// What only a search finds: members of sets that ignore case, given as the template spells them, and raw rests.

extension RouteTable {
  /// Lends a hit that was searched with the bytes that its captures are parts of.
  @inline(never)
  func lend(
    found hit: inout Hit, _ scan: borrowing Scan, _ text: Bytes, asSpelled: Bool, _ use: (inout Hit, Bytes) -> Bool
  ) -> Bool {
    guard asSpelled, scan.isDecoded || scan.isRaw else {
      let foldsSets = !asSpelled && flatPrograms.routes[hit.route].foldsSets
      return foldsSets ? withMembers(&hit, scan.bytes, use) : use(&hit, scan.bytes)
    }
    scan.spell(&hit)
    // A raw rest is as long as it is in the text.
    for slot in 0..<hit.slots.count {
      guard let slice = hit.slots[slot].slice, scan.isRaw, Int(slice.end) == scan.end else { continue }
      hit.slots[slot] = CaptureSlice(Slice(Int(slice.start), text.count))
    }
    return use(&hit, text)
  }

  /// Bytes in which what sets of a hit's route took is spelled as the template does, so that the values are members.
  private func withMembers(_ hit: inout Hit, _ bytes: Bytes, _ use: (inout Hit, Bytes) -> Bool) -> Bool {
    let program = programs[Int(hit.route)]
    var spelled = Array(bytes)
    for slot in 0..<program.slotCount where program.slot(slot).reader.kind == .folded {
      guard let slice = hit.slots[slot].slice else { continue }
      // Case does not change how long a text is.
      for (offset, byte) in zip(slice.range, program.member(bytes[slice], slot).utf8) { spelled[offset] = byte }
    }
    return spelled.withBytes { use(&hit, $0) }
  }
}
