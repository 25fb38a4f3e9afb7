// A table as data, and what follows from it before a link comes. table.ts, of the modules of TypeScript, describes the
// data.

/** A member of the table's data. */
private class LinkNode(private val members: Map<*, *>) {
    fun text(name: String) = members[name] as String?
    fun number(name: String) = members[name] as Int?
    fun number(name: String, usual: Int) = members[name] as Int? ?: usual
    fun flag(name: String) = members[name] == true
    fun any(name: String) = members[name]
    fun has(name: String) = members.containsKey(name)
    fun node(name: String) = (members[name] as Map<*, *>?)?.let { LinkNode(it) }
    fun nodes(name: String) = list(name).map { LinkNode(it as Map<*, *>) }
    fun texts(name: String) = list(name).map { it as String }
    fun numbers(name: String) = list(name).map { it as Int }
    fun list(name: String) = members[name] as List<*>? ?: emptyList<Any>()

    companion object {
        /** Reads JSON as the exporter writes it: it is not checked. */
        fun read(json: String): LinkNode = LinkNode(Reader(json).value() as Map<*, *>)
    }

    private class Reader(private val json: String) {
        private var at = 0

        fun value(): Any? = when (next()) {
            '{' -> all('}').let { all -> (0 until all.size step 2).associate { all[it] to all[it + 1] } }
            '[' -> all(']')
            '"' -> text()
            else -> {
                val start = at
                while (json[at] !in ",]}\n") at++
                val word = json.substring(start, at)
                if (word == "null") null else if (word == "true" || word == "false") word == "true" else word.toInt()
            }
        }

        /** The next character that counts. */
        private fun next(): Char {
            while (json[at] in ",: \n") at++
            return json[at]
        }

        /** The values of a list; the names and the values of an object in turn. */
        private fun all(end: Char): List<Any?> {
            val all = ArrayList<Any?>()
            at++
            while (next() != end) all.add(value())
            at++
            return all
        }

        private fun text(): String {
            val text = StringBuilder()
            while (json[++at] != '"') {
                val isEscaped = json[at] == '\\'
                if (isEscaped) at++
                if (isEscaped && json[at] == 'u') {
                    text.append(json.substring(at + 1, at + 5).toInt(16).toChar())
                    at += 4
                } else {
                    val control = if (isEscaped) "nrtbf".indexOf(json[at]) else -1
                    text.append("\n\r\t\b\u000c".getOrElse(control) { json[at] })
                }
            }
            at++
            return text.toString()
        }
    }
}

private class LinkOrigin(data: LinkNode) {
    val form = data.text("form")!!
    val scheme = data.text("scheme")
    val host = data.text("host")!!
    val isWildcard = data.flag("isWildcard")
    val port = data.number("port", 0)
    val rank = data.number("rank", 0)
    val prefix = data.text("prefix")

    fun holds(scheme: String, host: String, port: Int): Boolean {
        if (this.scheme != scheme || this.port != port || (form != "web" && form != "host")) return false
        if (!isWildcard) return this.host == host
        if (host.length <= this.host.length || !host.endsWith(this.host)) return false
        return LinkText.isCapturable(host.removeSuffix(this.host)) || (form == "web" && host[0] == '[')
    }
}

/** What a type reads. */
private class LinkType(data: LinkNode) {
    val kind = data.text("kind")
    val longest = data.number("longest")
    val isArray = data.flag("isArray")
    /** What separates the elements of a list in one value, and whether it separates if it is escaped. */
    val separator = data.text("separator")
    private val cutsEscaped = data.flag("cutsEscaped")
    private val pattern = data.text("pattern")?.let { Regex(it) }
    private val members = if (data.has("members"))
        data.texts("members").reversed().associateBy { compared(it) } else null

    private fun compared(text: String) = when (kind) {
        "folded" -> LinkText.folded(text)
        "members" -> java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFC)
        else -> text
    }

    /** The elements of a list in one value; null if one does not read. An escaped separator may be data. */
    fun elements(text: String, raw: String?, mayBeEmpty: Boolean): List<String>? {
        val parts = if (cutsEscaped || raw == null) text.split(separator!!)
        else raw.split(separator!!).map { LinkText.decode(it) ?: "" }
        return parts.map { if (it == "" && !mayBeEmpty) return null else canonical(it) ?: return null }
    }

    /** The canonical spelling of the value that a text reads as. */
    fun canonical(text: String): String? {
        if (members != null) return members[compared(text)]
        if (pattern != null && !pattern.matches(text)) return null
        return when (kind) {
            "bool" -> (text == "1" || text.length == 4).toString()
            "uuid" -> LinkText.folded(text)
            "double" -> LinkText.decimal(text.toDouble())
            "datetime" -> LinkText.instant(text)
            "url" -> if (LinkText.isScript(text)) null else LinkUrl.spelled(text)
            "query" -> if (text.any { LinkText.isControl(it) }) null
            else LinkText.cutItems(text, false, true)?.joinToString("&") { it.spelled }
            else -> text
        }
    }
}

private class LinkSlot(data: LinkNode, types: List<LinkType>) {
    val name = data.text("name")!!
    val type = types[data.number("type", 0)]
    val hasDefault = data.has("default")
    /** A text, or a list of texts. */
    val default = data.any("default")
    /** What a link without the value means. */
    val standard = default ?: if (type.isArray) emptyList<String>() else null
}

/** What reads a segment, a value, or more: literals and slots in turn; nothing for `*`. */
private class LinkPart(data: LinkNode) {
    val pieces = data.any("text")?.let { listOf(it) } ?: data.number("slot")?.let { listOf(it) } ?: data.list("pieces")
    val slots = pieces.filterIsInstance<Int>()
    val literal = if (pieces.size == 1) pieces[0] as? String else null
    val isLong = data.flag("isLong")
    val isRaw = data.flag("isRaw")
    val rank = data.number("rank", 0)
    val tail = data.number("tail")
    val isOpen = isLong || tail != null
}

/** An item of a query that a route reads. */
private class LinkEntry(data: LinkNode) {
    val key = data.text("key")!!
    val value = LinkPart(data)
    /** The slot that is the whole value. */
    val slot = data.number("slot", -1)
    val rank = data.number("rank")
}

private class LinkStep(data: LinkNode) {
    val items = data.nodes("items").map { LinkEntry(it) }
    val isOptional = data.flag("isOptional")
    val rest = data.number("rest")
    val keys = data.texts("keys")
}

private class LinkAnchor(data: LinkNode) {
    val kind = data.text("kind")!!
    val isRooted = data.flag("isRooted")
    val isOptional = data.flag("isOptional")
    val path = data.nodes("path").map { LinkPart(it) }
    val query = data.nodes("query").map { LinkStep(it) }
    val slots = path.flatMap { it.slots }
}

/** A route. */
private class LinkRow(val index: Int, data: LinkNode, listed: List<Int>, types: List<LinkType>) {
    val name = data.text("name")!!
    val shape = data.text("shape") ?: ""
    val method = data.text("method")
    val origins = if (data.has("origins")) data.numbers("origins") else listed
    val isGone = data.flag("isGone")
    val ignoresCase = data.flag("ignoresCase")

    /** Whether its links are printed with a slash at the end of the path. */
    val endsInSlash = data.flag("endsInSlash")
    private val colons = data.any("colons")
    val slots = data.nodes("slots").map { LinkSlot(it, types) }
    val fragment = data.node("fragment")?.let { LinkAnchor(it) }
    val fragmentRank = data.number("fragmentRank", 0)
    val order = data.number("order", 0)
    val ways = data.nodes("ways").mapIndexed { number, way -> LinkWay(this, number, way) }

    fun spell(text: String) = if (ignoresCase) LinkText.folded(text) else text

    fun values(slots: Array<Any?>): Map<String, Any> {
        val values = LinkedHashMap<String, Any>()
        for ((index, slot) in this.slots.withIndex()) slots[index]?.let { values[slot.name] = it }
        return values
    }

    /** Whether the first segment may hold a colon, behind a custom scheme. */
    fun mayBegin(text: String) = colons == true || (colons is List<*> && spell(text) in colons)
}

/** One way through the groups of a route. */
private class LinkWay(val route: LinkRow, val number: Int, data: LinkNode) {
    val path = data.nodes("path").map { LinkPart(it) }
    val slots = path.flatMap { it.slots }
    val query = data.nodes("query").map { LinkStep(it) }
    val rank = data.number("rank")
    val choices = data.numbers("choices")
    val prints = data.number("prints", number)
    val absent = data.numbers("absent")
    val given = data.list("given").map { it as List<*> }
    val differ = data.list("differ").map { it as List<*> }
    val isOpen = path.any { it.isOpen }
    val isRaw = path.any { it.isRaw }
    val ranks = path.map { it.rank }
    private val literals = path.indices.filter { at -> path[at].literal != null && path.take(at).none { it.isOpen } }
    val shape = LinkShape(literals, path.size, isOpen, route.ignoresCase)
    val key = literals.joinToString("/") { route.spell(path[it].literal!!) }
}

/** Ways of one shape: literals at the same places, and as many segments, or more. Their literals name the ways. */
private data class LinkShape(
    private val literals: List<Int>, private val count: Int, private val isOpen: Boolean, val ignoresCase: Boolean
) {
    /** The name of the ways that may read some segments; null if none of the shape does. */
    fun key(segments: List<String>): String? {
        if (if (isOpen) segments.size < count else segments.size != count) return null
        val name = StringBuilder()
        for (at in literals) {
            if (at != literals[0]) name.append('/')
            name.append(if (ignoresCase) LinkText.folded(segments[at]) else segments[at])
        }
        return name.toString()
    }
}

private class LinkTable(json: String) {
    private val data = LinkNode.read(json)
    private val types = data.nodes("types").map { LinkType(it) }
    private val limits = data.node("limits")!!
    val origins = data.nodes("origins").map { LinkOrigin(it) }
    val routes = data.nodes("routes").mapIndexed { index, route ->
        LinkRow(index, route, origins.indices.take(data.number("listed", 0)), types)
    }
    val isDeclared = data.flag("isDeclared")
    val strictQuery = data.flag("strictQuery")
    val hasAliases = data.flag("hasAliases")
    val plusIsSpace = data.flag("plusIsSpace")
    val lenient = data.texts("lenient")
    val mostBytes = limits.number("bytes", 0)
    val mostSegments = limits.number("segments", 0)
    val mostItems = limits.number("queryItems", 0)
}
