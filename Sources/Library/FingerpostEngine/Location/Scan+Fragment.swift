/// How a fragment is cut, before its parts are decoded. It is a path with a query, or items alone:
///
///     #/room/a%2Fb?via=x    as a path      segments room, a/b   items via=x
///                           as items       item /room/a%2Fb?via=x
///
/// Which of both a link means, only its route says. So the link is cut in both ways, as far as routes of the table need them. The parts
/// stand in the same lists as those of the link itself: the segments after those of the path, the items after those of the query, and
/// last the items alone.
@safe package struct FragmentCut: BitwiseCopyable {
  package internal(set) var segments: Int32 = 0
  var items: Int32 = 0
  var itemsAlone: Int32 = 0
  /// The first of these segments.
  package internal(set) var first: UnsafePointer<Slice>?
  /// The offset in the copy of the link at which the rest of a query is written; the largest number if no route takes one.
  var room = Int32.max
  /// How far behind a byte of the copy is what says whether it was escaped; 0 if that is not marked.
  var marks: Int32 = 0
  /// Where the copies begin in which parts are decoded; −1 if nothing needs decoding.
  package internal(set) var copies: Int32 = -1
  /// Whether the fragment begins with a slash.
  package internal(set) var isRooted = false
  /// Whether routes may read it so: nothing is wrong with a part, and there are not too many.
  package internal(set) var isPath = false
  var isItems = false

  /// Whether only the whole fragment is known.
  var isWhole: Bool { !isPath && !isItems }
}

extension Scan {
  var cut: FragmentCut {
    get { unsafe cutting.pointee }
    nonmutating set { unsafe cutting.pointee = newValue }
  }

  /// The segments of the path, and the items of the query, without those of the fragment.
  var segmentCount: Int { segments.count &- Int(cut.segments) }
  var itemCount: Int { items.count &- Int(cut.items &+ cut.itemsAlone) }

  /// What follows `#` as it is in the text.
  var spelledFragment: String? { fragment.map { text.string(Slice(Int($0.start), end)) } }

  /// Cuts what follows `#`. It was decoded as a whole, so every escape is sound.
  @inline(never)
  mutating func cutFragment(from start: Int) throws(LinkError) {
    let isPlain = self.isPlain(from: start, to: end)
    if unsafe origins.cutsFragmentPaths {
      try cutPath(from: start, at: isPlain ? 0 : appendCopy(of: Slice(start, end)) - start, isPlain: isPlain)
    }
    if unsafe origins.cutsFragmentItems {
      let (shift, known) = (isPlain ? 0 : appendCopy(of: Slice(start, end)) - start, items.count)
      cut.isItems = try cutItems(from: start, at: shift, isPlain: isPlain)
      cut.itemsAlone = Int32(truncatingIfNeeded: items.count - known)
    }
    unsafe cut.first = UnsafePointer(segments.pointer + (segments.count - Int(cut.segments)))
  }

  /// - Parameter shift: how far after the text the copy stands in which parts are decoded.
  private mutating func cutPath(from start: Int, at shift: Int, isPlain: Bool) throws(LinkError) {
    let (knownSegments, knownItems) = (segments.count, items.count)
    cut.isRooted = start < end && text[start] == UInt8(ascii: "/")
    let path = text[(cut.isRooted ? start + 1 : start)..<end].prefix { $0 != UInt8(ascii: "?") }
    var isSound = true
    for part in path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) where isSound {
      if part.isEmpty {
        // As in a path, a slash may end it.
        isSound = part.endIndex == path.endIndex || dropsEmptySegments
        continue
      }
      let raw = Slice(part.startIndex + shift, part.endIndex + shift)
      let segment = isPlain ? raw : try decodeCopy(raw, plusIsSpace: false)
      segments.append(segment)
      isSound = !isDotSegment(bytes[segment]) && segments.count - knownSegments <= rules.limits.segments
    }
    if isSound, path.endIndex < end { isSound = try cutItems(from: path.endIndex + 1, at: shift, isPlain: isPlain) }
    cut.isPath = isSound
    if !isSound { segments.removeAll(from: knownSegments) }
    cut.segments = Int32(truncatingIfNeeded: segments.count - knownSegments)
    cut.items = Int32(truncatingIfNeeded: items.count - knownItems)
  }

  /// As in the path of the text, whose form is not known where the path was read before.
  private var dropsEmptySegments: Bool {
    if form != .path || text[0] == UInt8(ascii: "/") || rules.slashes != nil { return rules.isLenient(form) }
    // A host behind a custom scheme is as strict as one of the web.
    if unsafe origins.hasOwnHosts, unsafe origins.beginnings.spelled(before: bytes, to: end)?.form == .web {
      return false
    }
    return !CheckedOrigin.isWebScheme(text[Slice(0, text.firstIndex(of: UInt8(ascii: ":")) ?? 0)])
  }

  /// - Returns: false if there are more items than a link may have; then none is kept.
  private mutating func cutItems(from start: Int, at shift: Int, isPlain: Bool) throws(LinkError) -> Bool {
    let (isForm, known) = (rules.plus == .form, items.count)
    for part in text[start..<end].split(separator: UInt8(ascii: "&")) {
      guard items.count - known < rules.limits.queryItems else {
        items.removeAll(from: known)
        return false
      }
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      var item = ItemSlices(
        key: Slice(part.startIndex + shift, (equals ?? part.endIndex) + shift),
        value: Slice((equals.map { $0 + 1 } ?? part.endIndex) + shift, part.endIndex + shift))
      if !isPlain {
        item.key = try decodeCopy(item.key, plusIsSpace: isForm)
        item.value = try decodeCopy(item.value, plusIsSpace: isForm)
      }
      items.append(item)
    }
    return true
  }

  /// The offset in the text of a part, which stands in the text or in a copy of the fragment behind it.
  func rawOffset(_ offset: Int) -> Int {
    guard let fragment, cut.copies >= 0, offset >= Int(cut.copies) else { return offset }
    // Copies of the fragment follow each other, with one byte between them.
    return Int(fragment.start) + (offset - Int(cut.copies)) % (markedCopy ?? (end - Int(fragment.start) + 1))
  }
}
