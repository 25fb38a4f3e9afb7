// Values to a link: `plan` finds the way that holds some values, `write` writes it, and `print` reads back what is
// written. print.ts is the same in TypeScript.

/** How a way prints values. */
private class LinkPlan(
    val way: LinkWay, val slots: Array<Any?>, val query: List<LinkEntry>, val fragment: List<LinkEntry>,
    val hasFragment: Boolean
)

private class LinkPrinter(private val matcher: LinkMatcher) {
    private val table = matcher.table

    /** Null if the way does not hold the values; of those that are given, some are none of their type. */
    private fun plan(way: LinkWay, given: Array<Any?>, holds: BooleanArray): LinkPlan? {
        val (slots, anchor) = way.route.slots to way.route.fragment
        fun isHeld(slot: Any?) = slot is Int && slot >= 0 && holds[slot]
        fun differs(slot: Any?) = isHeld(slot) && given[slot as Int] != slots[slot].default
        fun choose(step: LinkStep): List<LinkEntry> {
            if (step.isOptional || step.rest != null)
                return step.items.filter { item -> item.value.slots.isEmpty() || item.value.slots.any { isHeld(it) } }
            // The first that is complete, or else has most of the values.
            fun score(item: LinkEntry): Int {
                val own = item.value.slots
                val (fitting, held) = own.count { given[it] != null } to own.count { isHeld(it) }
                return ((if (fitting == own.size) 99 else 0) + fitting) * 99 + held
            }
            return listOf(step.items.reduce { best, item -> if (score(item) > score(best)) item else best })
        }
        val hasFragment = anchor != null &&
            (!anchor.isOptional || anchor.slots.isEmpty() || anchor.slots.any { isHeld(it) })
        val query = way.query.flatMap { choose(it) }
        val fragment = if (anchor == null) emptyList() else anchor.query.flatMap { choose(it) }
        val needed = way.slots + (if (anchor != null && hasFragment) anchor.slots else emptyList())
        val used = needed + way.absent + (query + fragment).flatMap { it.value.slots } +
            way.query.mapNotNull { it.rest }
        val names = used.map { slots[it].name }
        val isFault = used.any { slot ->
            if (holds[slot]) given[slot] == null
            else !slots[slot].hasDefault && !(slots[slot].type.isArray && slot !in needed)
        }
        if (isFault || slots.indices.any { holds[it] && slots[it].name !in names }) return null
        if (way.absent.any { differs(it) }) return null
        if (!way.given.all { it.any(::isHeld) } || !way.differ.all { it.any(::differs) }) return null
        val values = Array(slots.size) { if (it in used) given[it] ?: slots[it].standard else null }
        return LinkPlan(way, values, query, fragment, hasFragment)
    }

    /**
     * The pieces of one text, which is read back as these values. Separators are escaped in as few values as that
     * takes, rather in the first ones; in none if that is not enough.
     */
    private fun joined(
        way: LinkWay, part: LinkPart, texts: List<String>, inPath: Boolean, spell: (String) -> String
    ): String {
        val literals = part.pieces.drop(1).dropLast(1).filterIsInstance<String>().joinToString("")
        fun isSeparator(letter: Char) = LinkText.isReserved(letter) && letter in literals
        // What is no separator may take two characters, so it is spelled together.
        fun escape(text: String): String {
            val at = text.indexOfFirst(::isSeparator)
            return if (at < 0) spell(text)
            else spell(text.substring(0, at)) + LinkText.escaped(text.substring(at, at + 1)) { false } +
                escape(text.substring(at + 1))
        }
        fun write(own: Set<Int>) =
            texts.indices.joinToString("") { if (it in own) escape(texts[it]) else spell(texts[it]) }
        val holders = texts.indices.filter { part.pieces[it] is Int && texts[it].any(::isSeparator) }
        val values = texts.filterIndexed { index, _ -> part.pieces[index] is Int }
        fun isRead(own: Set<Int>) = matcher.cut(way, part, texts.joinToString(""), write(own), inPath) == values
        if (holders.isEmpty() || isRead(emptySet()) || !isRead(holders.toSet())) return write(emptySet())
        val needed = holders.toMutableSet()
        for (index in holders) {
            needed.remove(index)
            if (!isRead(needed)) needed.add(index)
        }
        return write(needed)
    }

    /** The text of a plan; null if the origin has no place for its parts. Reading it back tells what it carries. */
    private fun write(plan: LinkPlan, form: String, prefix: String): String? {
        val (way, slots) = plan.way to plan.slots
        fun texts(part: LinkPart, inPath: Boolean = false, spell: (String) -> String): List<String> {
            if (part.pieces.size > 1) {
                val own = part.pieces.map { if (it is Int) slots[it] as? String ?: "" else it as String }
                return listOf(if (form == "compact") own.joinToString("") else joined(way, part, own, inPath, spell))
            }
            val texts = part.pieces.map { piece ->
                if (piece !is Int) return@map listOf(spell(piece as String))
                val value = slots[piece] ?: ""
                val own = (value as? List<*> ?: listOf(value)).map { it as String }
                val separator = way.route.slots[piece].type.separator ?: return@map own.map(spell)
                // The separator is data in an element.
                val data = if (form == "compact") separator else LinkText.escaped(separator) { false }
                val elements = own.map { text -> text.split(separator).joinToString(data, transform = spell) }
                listOf(elements.joinToString(spell(separator)))
            }
            return texts.firstOrNull() ?: listOf("*")
        }
        fun spelled(items: List<LinkEntry>) = items.flatMap { item ->
            val value = slots.getOrNull(item.slot)
            val isNone = value == null || (value is List<*> && value.isEmpty())
            if (item.slot >= 0 && (isNone || value == way.route.slots[item.slot].default)) emptyList()
            else texts(item.value) { LinkText.escaped(it, LinkText.query) }.map {
                LinkText.escaped(item.key, LinkText.query) + "=" + it
            }
        }
        val isCompact = form == "compact"
        // Other readers look for user info and a port in an authority.
        val hasAuthority = form == "scheme" && prefix.endsWith("//")
        fun inAuthority(text: String) = if (hasAuthority) text.replace(":", "%3A").replace("@", "%40") else text
        val segments = way.path.withIndex().flatMap { (index, part) ->
            val isFirst = index == 0 && part.pieces.size > 1
            texts(part, true) { text ->
                val spelled = if (isCompact || part.isRaw) text else LinkText.escaped(text, LinkText.inside)
                if (isFirst) inAuthority(spelled) else spelled
            }
        }
        val first = segments.firstOrNull() ?: ""
        val others = segments.drop(1)
        var text = when (form) {
            "compact" -> segments.joinToString(":")
            "scheme" -> prefix + (listOf(inAuthority(first)) + others).joinToString("/")
            "host" -> {
                val host = if (way.path.isNotEmpty() && way.path[0].pieces.size == 1) way.route.spell(first) else first
                if (!LinkText.isCapturable(host)) return null
                prefix.replace("*", host) + "/" + others.joinToString("/")
            }
            else -> prefix + "/" + segments.joinToString("/")
        }
        val isEmpty = (if (form == "host") others else segments).isEmpty()
        if (way.route.endsInSlash && !isCompact && !isEmpty) text += "/"
        val rests = way.query.mapNotNull { step -> step.rest?.let { slots[it] as String? } }.filter { it != "" }
        val items = spelled(plan.query) + rests
        if (items.isNotEmpty()) text += "?" + items.joinToString("&")
        val fragment = spelled(plan.fragment).joinToString("&")
        val anchor = if (plan.hasFragment) way.route.fragment else null
        val only = anchor?.slots?.firstOrNull() ?: -1
        val usual = way.route.slots.getOrNull(only)?.default
        val isUsual = anchor == null || (anchor.kind == "text" && only >= 0 && slots[only] == usual)
        if (anchor != null && !isUsual) {
            val letters = if (anchor.kind == "path") LinkText.inside else LinkText.fragment
            val path = anchor.path.flatMap { part -> texts(part) { LinkText.escaped(it, letters) } }.joinToString("/")
            val mark = if (fragment == "" || anchor.kind == "items") "" else "?"
            val whole = (if (anchor.isRooted) "/" else "") + path + mark + fragment
            if (whole != "" || anchor.kind == "text") text += "#$whole"
            if (isCompact && (whole != "")) return null
        }
        return if (isCompact && items.isNotEmpty()) null else text
    }

    /** What the links for an origin begin with: the first that the route allows, or the one that is asked for. */
    private fun source(route: LinkRow, asked: String?): Pair<String, String>? {
        if (asked == null) {
            val origin = route.origins.map { table.origins[it] }.firstOrNull { it.prefix != null } ?: return null
            return origin.form to origin.prefix!!
        }
        // A captured host is a host with any first part.
        val start = asked.indexOf("//{")
        val end = if (start < 0) -1 else asked.indexOf('}', start)
        val probe = if (end < 0) asked else asked.substring(0, start) + "//_" + asked.substring(end + 1)
        val found = matcher.scanner.scan(if (asked == ":") "_" else probe) ?: return null
        val isCaptured = found.form == "host"
        val count = if (isCaptured || asked == ":") 1 else 0
        if (isCaptured != (probe != asked) || found.segments.size != count) return null
        val origin = table.origins[found.fitting.firstOrNull { it in route.origins } ?: return null]
        return origin.form to (if (origin.form == "web") found.prefix else origin.prefix ?: return null)
    }

    /** The link of a route's values, as long as it reads back as them; null for others. */
    private fun print(route: LinkRow, values: Map<String, Any?>, asked: String?): String? {
        val names = route.slots.map { it.name }
        if (values.any { it.value != null && it.key !in names }) return null
        val holds = BooleanArray(names.size) { values[names[it]] != null }
        val given = Array(names.size) { index ->
            val (value, type) = values[names[index]] to route.slots[index].type
            val all = (value as? List<*> ?: listOf(value)).map { if (it is String) type.canonical(it) else null }
            val isNone = null in all || (value is List<*>) != type.isArray || (type.kind == "folded" && all[0] != value)
            val canonical: Any? = if (type.isArray) all else all[0]
            if (isNone) null else canonical
        }
        val ways = route.ways.asSequence().filter { it.prints == it.number }
        val plan = ways.mapNotNull { plan(it, given, holds) }.firstOrNull() ?: return null
        val (form, prefix) = source(route, asked) ?: return null
        val text = write(plan, form, prefix) ?: return null
        val found = matcher.read(text, route.method ?: "GET") ?: return null
        val other = found.way.route
        if (other === route) {
            val isSame = found.way.prints == plan.way.number
            return if (isSame && found.slots.contentEquals(plan.slots)) text else null
        }
        val isAlias = table.hasAliases && other.name == route.name && !other.isGone
        return if (isAlias && other.values(found.slots) == route.values(plan.slots)) text else null
    }

    /** The link of the first of some routes that can carry the values. */
    fun link(routes: IntArray, values: Map<String, Any?>, origin: String?): String? =
        routes.asSequence().mapNotNull { print(table.routes[it], values, origin) }.firstOrNull()
}
