/// Reads the query and the fragment of a link as one route does.
@safe package struct QueryReader {
  let programs: FlatPrograms
  let route: UnsafePointer<RouteRecord>
  let bytes: Bytes
  private(set) var items: UnsafePointer<Scan.ItemSlices>
  private(set) var itemCount: Int
  let fragment: Slice?
  private let cutting: UnsafePointer<FragmentCut>
  /// Whether the route does not match if an optional item, or an element of a list, does not read; otherwise it counts as absent.
  private let isStrict: Bool
  /// Receives what becomes of each item of the link; nil if nobody asks.
  var uses: UnsafeMutablePointer<Use>?

  @inline(__always)
  init(_ programs: FlatPrograms, _ route: Int, _ text: ScannedText, isStrict: Bool) {
    unsafe (self.programs, self.route, items) = (programs, programs.routes.address(of: route), text.items)
    (bytes, itemCount, fragment, self.isStrict) = (text.bytes, text.itemCount, text.fragment, isStrict)
    unsafe (cutting, uses) = (text.cutting, nil)
  }

  var cut: FragmentCut { unsafe cutting.pointee }

  /// The same for items that come after those of the query.
  package func ofItems(_ range: Range<Int>) -> QueryReader {
    var other = self
    unsafe other.items += range.lowerBound
    unsafe other.uses? += range.lowerBound
    other.itemCount = range.count
    return other
  }

  /// What a route made of a query item of the link.
  enum Use: UInt8 {
    /// The route has no use for it.
    case extra
    case unread
    case read
  }

  /// Whether everything required is present and reads; the hit receives it.
  package func read(_ variant: Int32, into hit: inout Hit) -> Bool {
    for step in unsafe programs.variants[route.pointee.variants.start &+ variant].range {
      guard read(programs.steps[step], into: &hit) else { return false }
    }
    return unsafe route.pointee.fragment == nil || readFragment(into: &hit)
  }

  package func read(_ step: QueryStep, into hit: inout Hit) -> Bool {
    switch step.kind {
    case .item: return read(step.items.start, of: .item, into: &hit) != .refused
    case .optional:
      let outcome = read(step.items.start, of: .optional, into: &hit)
      hit.choices[Int(step.group)] = outcome == .present ? 1 : 0
      return outcome != .refused
    case .either:
      for index in step.items.start..<step.items.end {
        if read(index, of: .either, into: &hit) == .present {
          hit.choices[Int(step.group)] = index - step.items.start
          return true
        }
      }
      return false
    case .rest: return readRest(step, into: &hit)
    }
  }

  private enum Outcome { case present, passed, refused }

  /// The slot of a capture.
  private func slot(_ value: Instruction) -> SlotInfo {
    unsafe programs.slots[route.pointee.slots.start &+ value.index]
  }

  private func read(_ number: Int32, of kind: QueryStep.Kind, into hit: inout Hit) -> Outcome {
    let item = programs.items[number]
    if item.value.kind == .capture, slot(item.value).isArray { return readList(item, into: &hit) }
    var (count, value) = (0, Slice(0, 0))
    for index in 0..<itemCount where isKey(index, item) { (count, value) = (count + 1, unsafe items[index].value) }
    var reads = count == 1
    switch item.value.kind {
    case .literal: reads = reads && bytes.equals(value, programs.text, item.value.literal)
    case .capture:
      reads = reads && (programs.reads(bytes[value], slot(item.value).reader))
      if reads { hit.slots[Int(item.value.index)] = CaptureSlice(value) }
    default: reads = reads && readMixed(item.value, value, into: &hit)
    }
    if !reads {
      guard kind == .optional || kind == .item && canBeLeftOut(item.value) else { return .refused }
      if count > 0, isStrict || count > 1 && item.value.isList { return .refused }
    }
    if let uses = unsafe uses {
      for index in 0..<itemCount where isKey(index, item) { unsafe uses[index] = reads ? .read : .unread }
    }
    return reads ? .present : .passed
  }

  private func canBeLeftOut(_ value: Instruction) -> Bool {
    value.kind == .capture ? slot(value).hasDefault : value.isList
  }

  @inline(never)
  private func readMixed(_ instruction: Instruction, _ value: Slice, into hit: inout Hit) -> Bool {
    let escapes = Escapes(of: value, in: bytes, distance: cut.marks)
    guard programs.takesValue(instruction, bytes, value, escapes) else { return false }
    hit.take(instruction, value, bytes, programs, escapes)
    return true
  }

  /// Reads each value of a key by itself: one that does not read is left out, as an optional item is.
  private func readList(_ item: StepItem, into hit: inout Hit) -> Outcome {
    let reader = slot(item.value).reader
    var isFirst = true
    for index in 0..<itemCount where isKey(index, item) {
      let reads = programs.reads(bytes[unsafe items[index].value], reader)
      if !reads, isStrict { return .refused }
      unsafe uses?[index] = reads ? .read : .unread
      if !reads { continue }
      hit.add(item.value.index, unsafe items[index].value, isFirst: isFirst)
      isFirst = false
    }
    return .present
  }

  @inline(__always)
  func isKey(_ index: Int, _ item: StepItem) -> Bool {
    bytes.equals(unsafe items[index].key, programs.text, item.key)
  }

  package func readFragment(into hit: inout Hit) -> Bool {
    guard let wanted = unsafe route.pointee.fragment else { return true }
    let value = wanted.value
    if wanted.isOptional { hit.choices[Int(wanted.group)] = fragment == nil ? 0 : 1 }
    if let parts = wanted.parts { return wanted.isOptional && fragment == nil || read(parts: parts, into: &hit) }
    guard let fragment else {
      return wanted.isOptional || value.kind == .capture && slot(value).hasDefault
    }
    if value.kind == .literal { return bytes.equals(fragment, programs.text, value.literal) }
    hit.slots[Int(value.index)] = CaptureSlice(fragment)
    return programs.reads(bytes[fragment], slot(value).reader)
  }
}

extension Programs {
  /// Lends what reads a route's query, and an empty hit.
  package func withQuery(
    of route: Int, _ text: ScannedText, _ isStrict: Bool, _ use: (QueryReader, inout Hit) -> Bool
  ) -> Bool {
    unsafe withScratchMemory(Hit.memory) { memory in
      var hit = unsafe Hit(memory)
      hit.start(Int32(truncatingIfNeeded: route), flat)
      return use(QueryReader(flat, route, text, isStrict: isStrict), &hit)
    }
  }
}
