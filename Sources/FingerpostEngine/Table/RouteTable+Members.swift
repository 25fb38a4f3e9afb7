// Members of sets that ignore case are given as the template spells them.

extension RouteTable {
  /// Bytes in which what sets of a hit's route took is spelled as the template does, so that the values are members.
  @inline(never)
  func withMembers(_ hit: inout Hit, _ bytes: Bytes, _ use: (inout Hit, Bytes) -> Bool) -> Bool {
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
