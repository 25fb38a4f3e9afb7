// What is the same in every file of Kotlin that Fingerpost writes: Text.kt, Match.kt and Print.kt read and print links
// as its engine does. match.ts is the same in TypeScript: who changes a rule of the engine changes it in both.
//
// A scanner cuts a text once. The shapes lend the ways that may read it, and `readWay` reads one of them; `find`
// chooses between readings by the ranks that the data holds.

/** A route of the table, and the values of a link: texts and lists of texts. */
private class LinkFound(val route: Int, val values: Map<String, Any>)

/** How a way reads a scan. */
private class LinkReading(
    val way: LinkWay, val scan: LinkScan, private val hostRank: Int, private val method: Int, private val origin: Int
) {
    val slots = arrayOfNulls<Any>(way.route.slots.size)
    /** The rank of what read each segment: the smaller wins. */
    var ranks = way.ranks
    /** What the groups chose, and how long the long parts are. */
    var choices = way.choices
    /** The ranks of the items that must be there, and how many others are, in the query and in the fragment. */
    val required = ArrayList<Int>()
    val present = intArrayOf(0, 0)
    /** Whether the rest of the query is taken: 0; 1 without a rest, 2 for an empty one. */
    var rest = 1

    /** What decides between routes, behind the ranks: the smaller wins. */
    val order by lazy {
        val route = way.route
        listOf(if (route.ignoresCase) 1 else 0, -required.size) + required.sorted() +
            listOf(-present[0], rest, route.fragmentRank, -present[1], hostRank, method, route.order, origin)
    }
}

private class LinkMatcher(json: String) {
    val table = LinkTable(json)
    val scanner = LinkScanner(table)
    private val shapes = table.routes.flatMap { it.ways }.sortedBy { it.rank ?: 0 }.groupBy { it.shape }
        .mapValues { (_, ways) -> ways.groupBy { it.key } }

    /** The names of the routes that are not gone, and their templates. */
    val names = table.routes.filter { !it.isGone }.map { it.name to it.shape }

    /** The values of a mixed part: cut at raw separators if it can be, and otherwise at escaped ones, too. */
    fun cut(way: LinkWay, part: LinkPart, text: String, raw: String?, inPath: Boolean): List<String>? {
        val spell = { piece: String -> if (inPath) way.route.spell(piece) else piece }
        val masked = if (raw == null) text else LinkText.masked(raw) ?: text
        val values = if (masked == text) null else LinkCut(way.route.slots, part.pieces, text, masked, spell).values
        return values ?: LinkCut(way.route.slots, part.pieces, text, text, spell).values
    }

    /** Whether a part reads a segment; its values are put into slots. */
    private fun readPart(
        way: LinkWay, part: LinkPart, text: String, raw: String?, slots: Array<Any?>?, inPath: Boolean
    ): Boolean {
        val literal = part.literal
        if (literal != null) return text == literal || (inPath && way.route.spell(text) == way.route.spell(literal))
        if (part.pieces.size > 1) {
            val values = cut(way, part, text, raw, inPath) ?: return false
            for ((index, slot) in part.slots.withIndex()) slots?.set(slot, values[index])
            return true
        }
        if (inPath && text == "") return false
        if (part.slots.isEmpty() || part.isLong) return true
        val type = way.route.slots[part.slots[0]].type
        val value: Any? = if (type.separator == null) type.canonical(text) else type.elements(text, raw, false)
        slots?.set(part.slots[0], value)
        return value != null
    }

    /** A part that takes a segment, and all behind it. */
    private class Taking(val rank: Int, val isLast: Boolean, val next: Taking?)

    /** How the parts of a way share the segments: the rank of what read each, and how many each part takes. */
    private class Path(val ranks: List<Int>, val lengths: List<Int>)

    /** Whether the ranks of some takings are better than those of others. */
    private tailrec fun wins(left: Taking?, right: Taking?): Boolean =
        if (left == null || right == null || left.rank != right.rank)
            left != null && (right == null || left.rank < right.rank)
        else wins(left.next, right.next)

    /** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
    private fun spread(way: LinkWay, scan: LinkScan): Path? {
        val (path, segments) = way.path to scan.segments
        val known = HashMap<Int, Taking?>()
        val end = Taking(0, true, null)
        /** The takings from a segment on, which a part takes as its first one or as a further one. */
        fun from(index: Int, at: Int, isFurther: Boolean): Taking? {
            if (index == path.size || at == segments.size)
                return if (index == path.size && at == segments.size) end else null
            val place = 2 * (index * segments.size + at) + (if (isFurther) 1 else 0)
            if (place in known) return known[place]
            val part = path[index]
            val tail = if (isFurther) part.tail else null
            val isRead = tail != null || readPart(way, part, segments[at], scan.raws.getOrNull(at), null, true)
            val mayStay = part.isLong || (part.tail != null && scan.form == "compact")
            val go = if (isRead) from(index + 1, at + 1, false) else null
            val stay = if (isRead && mayStay) from(index, at + 1, true) else null
            val isLast = !wins(stay, go)
            val next = if (isLast) go else stay
            known[place] = if (next == null) null else Taking(tail ?: part.rank, isLast, next)
            return known[place]
        }
        val (ranks, lengths) = ArrayList<Int>() to ArrayList<Int>()
        var taking = from(0, 0, false) ?: return null
        var length = 1
        while (taking !== end) {
            ranks.add(taking.rank)
            if (taking.isLast) lengths.add(length)
            length = if (taking.isLast) 1 else length + 1
            taking = taking.next!!
        }
        return Path(ranks, lengths)
    }

    /** Reads an item of a query or of a fragment: false if it must be there and is not, or does not read. */
    private fun readItem(
        reading: LinkReading, step: LinkStep, item: LinkEntry, items: List<LinkItem>, place: Int
    ): Boolean {
        val slot = reading.way.route.slots.getOrNull(item.slot)
        val hasMany = slot != null && slot.type.isArray
        val isList = slot?.type?.separator != null
        val isArray = hasMany && !isList
        val found = items.filter { it.key == item.key }
        if (isList && found.size > 1) return false
        val mixed = if (found.size == 1) reading.slots else null
        val read = found.mapNotNull {
            val value = it.value ?: ""
            val one: Any? = if (slot != null && isList) slot.type.elements(value, it.raw, true)
            else if (slot != null) slot.type.canonical(value)
            else if (readPart(reading.way, item.value, value, it.raw, mixed, false)) value else null
            one
        }
        val isWhole = read.size == found.size || (isArray && !table.strictQuery)
        val isThere = isWhole && (if (isArray) read.isNotEmpty() else found.size == 1)
        val mayBeAbsent = step.isOptional || hasMany || (step.items.size == 1 && slot != null && slot.hasDefault)
        if (!isThere && (!mayBeAbsent || (found.isNotEmpty() && table.strictQuery))) return false
        if (slot != null && isThere) reading.slots[item.slot] = if (isArray) read else read[0]
        else if (slot != null && (hasMany || !step.isOptional)) reading.slots[item.slot] = slot.standard
        if (isThere && mayBeAbsent) reading.present[place]++
        if (item.rank != null) reading.required.add(item.rank)
        return true
    }

    /** Reads the items of a query, or of a fragment. */
    private fun readSteps(reading: LinkReading, steps: List<LinkStep>, items: List<LinkItem>, place: Int) =
        steps.all { step ->
            if (step.rest != null) {
                val others = items.filter { it.key !in step.keys }
                reading.rest = if (others.isNotEmpty()) 0 else 2
                reading.slots[step.rest] = others.joinToString("&") { it.spelled }
            }
            step.rest != null || step.items.any { readItem(reading, step, it, items, place) }
        }

    /** Reads the fragment as a route cuts it. */
    private fun readFragment(reading: LinkReading): Boolean {
        val (way, scan, slots) = Triple(reading.way, reading.scan, reading.slots)
        val own = way.route.fragment ?: return true
        if (own.kind == "text") {
            val slot = own.slots.firstOrNull()
            if (scan.fragment != null) return readPart(way, own.path[0], scan.fragment, scan.rawFragment, slots, false)
            if (slot != null && !own.isOptional) slots[slot] = way.route.slots[slot].standard
            return own.isOptional || (slot != null && way.route.slots[slot].hasDefault)
        }
        val raw = scan.rawFragment ?: ""
        val path = if (own.kind == "items") "" else raw.substringBefore('?')
        if (own.kind == "path" && path.startsWith('/') != own.isRooted) return false
        val query = if (own.kind == "items") raw else raw.substringAfter('?', "")
        val segments = LinkText.cutSegments(path.removePrefix("/"), scan.form in table.lenient) ?: return false
        val items = LinkText.cutItems(query, table.plusIsSpace, false) ?: return false
        if (segments.size != own.path.size || segments.size > table.mostSegments || items.size > table.mostItems)
            return false
        val raws = LinkText.rawSegments(path)
        return own.path.indices.all { readPart(way, own.path[it], segments[it], raws.getOrNull(it), slots, false) } &&
            readSteps(reading, own.query, items, 1)
    }

    /** Reads a scan as one way does; null if it does not. */
    private fun readWay(reading: LinkReading): LinkReading? {
        val (way, scan, slots) = Triple(reading.way, reading.scan, reading.slots)
        if (way.isRaw != (scan.raw >= 0)) return null
        val path = if (way.isOpen) spread(way, scan) ?: return null else null
        var start = 0
        for ((index, part) in way.path.withIndex()) {
            val end = start + (path?.lengths?.get(index) ?: 1)
            if (!readPart(way, part, scan.segments[start], scan.raws.getOrNull(start), slots, true)) return null
            if (part.isOpen && part.slots.isNotEmpty()) {
                val taken = scan.segments.subList(start, end)
                slots[part.slots[0]] = if (part.isLong) taken else taken.joinToString(":")
            }
            start = end
        }
        if (path != null) {
            val long = path.lengths.filterIndexed { index, _ -> way.path[index].isOpen }.iterator()
            reading.ranks = path.ranks
            reading.choices = way.choices.map { if (it < 0) long.next() else it }
        }
        for (slot in way.absent) slots[slot] = way.route.slots[slot].standard
        return if (readSteps(reading, way.query, scan.items, 0) && readFragment(reading)) reading else null
    }

    private fun compare(left: List<Int>, right: List<Int>): Int {
        for (index in 0 until minOf(left.size, right.size))
            if (left[index] != right[index]) return left[index].compareTo(right[index])
        return left.size.compareTo(right.size)
    }

    /** Which of two readings wins, as `PrecedenceRule` has it: negative for the left one. */
    private fun compare(left: LinkReading, right: LinkReading): Int {
        val (mine, theirs) = left.way.route.index to right.way.route.index
        val ranks = if (table.isDeclared) mine.compareTo(theirs) else compare(left.ranks, right.ranks)
        if (ranks != 0) return ranks
        if (mine != theirs) return compare(left.order, right.order)
        return compare(listOf(left.scan.raw) + left.choices, listOf(right.scan.raw) + right.choices)
    }

    /** The reading that wins a text. */
    private fun find(text: String, method: String): LinkReading? {
        val best = LinkedHashMap<Int, LinkReading>()
        var least = Int.MAX_VALUE
        for (scan in scanner.scans(text)) for ((shape, all) in shapes) {
            val key = shape.key(scan.segments)
            for (way in if (key == null) emptyList() else all[key] ?: emptyList()) {
                val route = way.route
                val fitting = scan.fitting.filter { it in route.origins }
                val fit = if (route.method == null) 2 else if (route.method == method) 0
                else if (route.method == "GET" && method == "HEAD") 1 else continue
                // A way that is behind one that reads the text is not tried.
                if (fitting.isEmpty() || (way.rank ?: 0) > least) continue
                if (scan.hasColon && !route.mayBegin(scan.segments[0])) continue
                val hostRank = fitting.fold(Int.MAX_VALUE) { rank, index -> minOf(rank, table.origins[index].rank) }
                val reading = readWay(LinkReading(way, scan, hostRank, fit, fitting[0])) ?: continue
                val other = best[route.index]
                if (other == null || compare(reading, other) < 0) best[route.index] = reading
                least = minOf(least, way.rank ?: Int.MAX_VALUE)
            }
        }
        return best.values.sortedWith(Comparator { left, right -> compare(left, right) }).firstOrNull()
    }

    /** The reading that wins a text, if no browser takes a part of it for a script. */
    fun read(text: String, method: String): LinkReading? {
        val found = find(text, method) ?: return null
        val isCompact = found.scan.form == "compact"
        val isScript = found.way.path.any { part ->
            val value = part.slots.firstOrNull()?.let { found.slots[it] }
            val isTaken = part.isLong || part.isRaw || (part.tail != null && isCompact)
            val all = if (value !is List<*>) value as String?
            else if (isCompact) value.joinToString(":") { it as String } else value[0] as String
            isTaken && all != null && LinkText.isScript(all)
        }
        return if (isScript) null else found
    }

    /** The route of a link and its values; null if no route of the table reads it, or if it is gone. */
    fun match(link: String, method: String): LinkFound? {
        val found = read(link, method) ?: return null
        val route = found.way.route
        return if (route.isGone) null else LinkFound(route.index, route.values(found.slots))
    }
}
