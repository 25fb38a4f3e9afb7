// Made by .ci/runtime of the files in Runtime/: change those instead, and run it.

/// The part of a file of Kotlin that is the same for every table.
enum KotlinRuntime {
  static let text = #"""
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

    // What the runtime knows of texts: how they are spelled, and how a link is cut. text.ts is the same in TypeScript.

    /** An item of a query. */
    private class LinkItem(val key: String, val value: String?, val raw: String? = null) {
        val spelled get() = LinkText.escaped(key, LinkText.query) +
            (if (value == null) "" else "=" + LinkText.escaped(value, LinkText.query))
    }

    private object LinkText {
        /** What is not escaped in a segment, a query and a fragment beside letters and digits: RFC 3986, section 3. */
        val inside = { letter: Char -> letter in "-._~!$&'()*+,;=:@" || isPlain(letter) }
        val query = { letter: Char -> letter in "-._~!$()*,;:@/?" || isPlain(letter) }
        val fragment = { letter: Char -> letter in "-._~!$&'()*+,;=:@/?" || isPlain(letter) }

        private fun isPlain(letter: Char) = letter in 'a'..'z' || letter in 'A'..'Z' || letter in '0'..'9'
        fun isControl(letter: Char) = letter < ' ' || letter in '\u007f'..'\u009f' || letter == '\\'
        fun isDotSegment(text: String) = text == "." || text == ".."

        fun folded(text: String): String {
            if (text.none { it in 'A'..'Z' }) return text
            return String(CharArray(text.length) { if (text[it] in 'A'..'Z') text[it] + 32 else text[it] })
        }

        /** The length in UTF-8; negative for a text with half of a surrogate pair, which has none. */
        fun utf8Length(text: String): Int {
            var (length, at) = 0 to 0
            while (at < text.length) {
                val code = text.codePointAt(at)
                if (code in 0xD800..0xDFFF) return -1
                length += if (code < 0x80) 1 else if (code < 0x800) 2 else if (code < 0x10000) 3 else 4
                at += Character.charCount(code)
            }
            return length
        }

        /** Whether a browser takes a text for a script. */
        fun isScript(text: String): Boolean {
            var at = 0
            while (at < text.length && isInvisible(text.codePointAt(at))) at += Character.charCount(text.codePointAt(at))
            if (at == text.length || text[at] !in "jJvVdD") return false
            val rest = folded(text.substring(at).filter { it !in "\t\n\r" })
            return rest.startsWith("javascript:") || rest.startsWith("vbscript:") || rest.startsWith("data:")
        }

        /** Controls, spaces, and what Unicode calls ignorable. */
        private fun isInvisible(code: Int): Boolean = when (code) {
            in 0x21..0x7E, 0xFE0E, 0xFE0F -> false
            0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x3164, 0xFFA0 -> true
            in 0x180B..0x180F, in 0xFE00..0xFE0D, in 0xFFF0..0xFFF8, in 0xE0000..0xE0FFF -> true
            else -> when (Character.getType(code).toByte()) {
                Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE, Character.SPACE_SEPARATOR,
                Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true
                else -> false
            }
        }

        /** A number as a plain decimal, the shortest that reads back equal. */
        fun decimal(value: Double): String? {
            if (value.isNaN() || value.isInfinite()) return null
            if (value == 0.0) return "0"
            val exact = java.math.BigDecimal(value)
            // The nearest of so many digits; beside a power of two the other neighbour may be the one that reads back.
            val modes = listOf(java.math.RoundingMode.HALF_EVEN, java.math.RoundingMode.UP, java.math.RoundingMode.DOWN)
            val all = (1..17).asSequence().flatMap { digits ->
                modes.asSequence().map { exact.round(java.math.MathContext(digits, it)) }
            }
            return all.firstOrNull { it.toDouble() == value }?.stripTrailingZeros()?.toPlainString()
        }

        /** An instant in UTC; null if that is outside of the years from 0 to 9999. */
        fun instant(text: String): String? {
            fun number(from: Int, to: Int) = text.substring(from, to).toInt()
            val zone = text.length - (if (text.endsWith('Z')) 1 else 6)
            val offset = if (text.endsWith('Z')) 0 else number(zone + 1, zone + 3) * 60 + number(zone + 4, zone + 6)
            val utc = java.util.GregorianCalendar(java.util.TimeZone.getTimeZone("UTC"))
            utc.gregorianChange = java.util.Date(Long.MIN_VALUE)
            // Here years begin with 1: in 400 years the days are the same.
            utc.set(number(0, 4) + 400, number(5, 7) - 1, number(8, 10), number(11, 13), number(14, 16))
            utc.add(java.util.Calendar.MINUTE, if (text[zone] == '-') offset else -offset)
            val year = utc.get(java.util.Calendar.YEAR) - 400
            if (year !in 0..9999) return null
            val minute = String.format(java.util.Locale.ROOT, "%1\$04d-%2\$tm-%2\$tdT%2\$tH:%2\$tM:", year, utc)
            val fraction = text.substring(19, zone).trimEnd('0').trimEnd('.')
            return minute + text.substring(17, 19) + fraction + "Z"
        }

        /** Names and values in turn, as texts. */
        fun texts(vararg all: Any?): Map<String, Any?> =
            (0 until all.size / 2).map { all[2 * it] as String to text(all[2 * it + 1]) }.toMap()

        private fun text(value: Any?): Any? = when (value) {
            null -> null
            is Double -> decimal(value) ?: "none"
            is List<*> -> value.map { text(it) }
            else -> value.toString()
        }

        fun escaped(text: String, isLetter: (Char) -> Boolean): String {
            if (text.all(isLetter)) return text
            val result = StringBuilder()
            for (byte in text.toByteArray()) {
                val code = byte.toInt() and 0xFF
                val letter = if (code < 0x80) String(byteArrayOf(byte))[0] else '%'
                if (code < 0x80 && isLetter(letter)) result.append(letter)
                else result.append('%').append("0123456789ABCDEF"[code / 16]).append("0123456789ABCDEF"[code % 16])
            }
            return result.toString()
        }

        private val escapes = Regex("(?:%[0-9A-Fa-f]{2})+")
        private val forbidden = Regex("%0[0AaDd]|%(?![0-9A-Fa-f]{2})")

        /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
        fun decode(text: String): String? = try {
            if ('%' !in text) text
            else if (forbidden.containsMatchIn(text)) null
            else escapes.replace(text) { run ->
                val bytes = run.value.split('%').drop(1).map { it.toInt(16).toByte() }.toByteArray()
                Charsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes)).toString()
            }
        } catch (error: java.nio.charset.CharacterCodingException) {
            null
        }

        /** The escapes of the reserved characters (RFC 3986, section 2.2): what may separate. */
        private val escapedSeparators = Regex("%(?:2[1346-9ABCFabcf]|3[ABDFabdf]|40|5[BDbd])")

        /** A decoded text in which NUL, which no link holds, stands for reserved characters that were escaped. */
        fun masked(raw: String): String? = decode(escapedSeparators.replace(raw, "\u0000"))

        fun isReserved(letter: Char) = letter in ":/?#[]@!$&'()*+,;="

        private fun isHost(text: String) =
            text != "" && text.all { it in 'a'..'z' || it in '0'..'9' || it in "._-" }

        fun isCapturable(text: String) = isHost(text) && text[0] != '.' && !text.endsWith('.') && ".." !in text

        private val hostNumber = Regex("(?:.*\\.)?(?:[0-9]+|0x[0-9a-f]*)\\.?")
        private val ipv4 = Regex("(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?=\\d)|$)){4}")

        /** `host` and port of a web link, as browsers write them; null if there is no such host. */
        fun cutAuthority(scheme: String, text: String): Pair<String, Int>? {
            val authority = folded(text)
            val end = authority.indexOf(':', authority.indexOf(']') + 1).let { if (it < 0) authority.length else it }
            val (name, digits) = authority.substring(0, end) to authority.substring(end).removePrefix(":")
            if (digits.length > 5 || digits.any { it !in '0'..'9' }) return null
            val port = if (digits == "") usualPort(scheme) else digits.toInt()
            if (name.startsWith('[')) return address(name)?.let { if (port > 65535) null else it to port }
            val last = name.trimEnd('.').substringAfterLast('.')
            val isNumber = last.isNotEmpty() && last[0] in '0'..'9' && hostNumber.matches(name) && !ipv4.matches(name)
            return if (isHost(name) && !isNumber && port <= 65535) name to port else null
        }

        fun usualPort(scheme: String) = if (scheme == "https") 443 else 80

        /** The one spelling of an IPv6 address in brackets: RFC 5952. */
        private fun address(text: String): String? {
            if (!text.endsWith(']')) return null
            val parts = text.substring(1, text.length - 1).split("::")
            fun groups(part: String, mayEndInIPv4: Boolean): List<Int>? {
                val all = if (part == "") emptyList() else part.split(':')
                return all.withIndex().flatMap { (index, group) ->
                    if (mayEndInIPv4 && index == all.size - 1 && ipv4.matches(group))
                        group.split('.').map { it.toInt() }.let { listOf(it[0] * 256 + it[1], it[2] * 256 + it[3]) }
                    else if (group.length in 1..4 && group.all { it in "0123456789abcdef" }) listOf(group.toInt(16))
                    else return null
                }
            }
            val before = groups(parts[0], parts.size == 1) ?: return null
            val after = if (parts.size == 2) groups(parts[1], true) ?: return null else emptyList()
            val missing = 8 - before.size - after.size
            if (parts.size > 2 || (if (parts.size == 2) missing < 1 else missing != 0)) return null
            val all = before + List(missing) { 0 } + after
            val zeros = all.indices.map { from -> all.drop(from).takeWhile { it == 0 }.size }
            val length = zeros.fold(0) { most, count -> maxOf(most, count) }
            val spelled = { part: List<Int> -> part.joinToString(":") { it.toString(16) } }
            if (length < 2) return "[${spelled(all)}]"
            val start = zeros.indexOf(length)
            return "[${spelled(all.take(start))}::${spelled(all.drop(start + length))}]"
        }

        /** A path, cut and decoded. A slash at the end is forgiven; doubled ones are where that is lenient. */
        fun cutSegments(path: String, isLenient: Boolean): List<String>? {
            val segments = ArrayList<String>()
            var start = 0
            while (start < path.length) {
                val end = path.indexOf('/', start).let { if (it < 0) path.length else it }
                val segment = decode(path.substring(start, end))
                if (segment == null || isDotSegment(segment) || (segment == "" && !isLenient)) return null
                if (segment != "") segments.add(segment)
                start = end + 1
            }
            return segments
        }

        /** The segments of a path as they stand in the text. */
        fun rawSegments(path: String) = path.split('/').filter { it != "" }

        /** `key=value&...`, cut and decoded; a value that is the rest of a query is whole, without an empty item. */
        fun cutItems(text: String, plusIsSpace: Boolean, isWhole: Boolean): List<LinkItem>? {
            if (text == "") return emptyList()
            val items = ArrayList<LinkItem>()
            for (item in (if (plusIsSpace) text.replace('+', ' ') else text).split('&')) {
                if (item == "" && isWhole) return null
                if (item == "") continue
                val equals = item.indexOf('=')
                val key = decode(if (equals < 0) item else item.substring(0, equals)) ?: return null
                val value = if (equals < 0) null else decode(item.substring(equals + 1)) ?: return null
                items.add(LinkItem(key, value, if (equals < 0) null else item.substring(equals + 1)))
            }
            return items
        }

        /** The raw rest of a link as browsers write it; null for what no link holds. */
        fun rawRest(text: String): String? {
            if (text.any { isControl(it) } || decode(text) == null) return null
            val hash = text.indexOf('#').let { if (it < 0) text.length else it }
            val question = text.substring(0, hash).indexOf('?').let { if (it < 0) hash else it }
            val path = text.substring(0, question)
            if (path.split('/').any { isDotSegment(it.replace("%2e", ".", ignoreCase = true)) }) return null
            val escaped = { part: String, letters: String -> escaped(part) { it <= '~' && it !in letters } }
            return escaped(path, " \"<>^`{}") + escaped(text.substring(question, hash), " \"<>'") +
                escaped(text.substring(hash), " \"<>`")
        }
    }

    /** A text, cut and decoded, once. */
    private class LinkScan(
        val form: String, val segments: List<String>, val items: List<LinkItem>, val rawFragment: String?,
        val fragment: String?, val fitting: List<Int>, val prefix: String, val hasColon: Boolean,
        /** The slash behind which the rest of the link stands as it is spelled; -1 for none. */
        val raw: Int = -1,
        /** The segments as they stand in the text; none of compact text, which has no escapes. */
        val raws: List<String> = emptyList()
    )

    /** Cuts the texts of a table's origins. */
    private class LinkScanner(private val table: LinkTable) {
        private val origins = table.origins
        private val hasRaw = table.routes.any { route -> route.ways.any { it.isRaw } }

        private fun originsWhere(fits: (LinkOrigin) -> Boolean) = origins.indices.filter { fits(origins[it]) }

        /** The origins that a host belongs to: all plain ones, or the one that captures it, if none fits better. */
        private fun fit(scheme: String, host: String, port: Int): List<Int> {
            val all = originsWhere { it.holds(scheme, host, port) }
            val rank = all.fold(Int.MAX_VALUE) { least, index -> minOf(least, origins[index].rank) }
            val best = all.filter { origins[it].rank == rank }
            return if (best.any { origins[it].form == "web" }) all.filter { origins[it].form == "web" } else best.take(1)
        }

        /** Reads a text of the table's origins; null for any other. */
        fun scan(text: String): LinkScan? {
            if (text.any { LinkText.isControl(it) } || LinkText.utf8Length(text) !in 1..table.mostBytes) return null
            if (text[0] == '/') return scanPath(text, "path", originsWhere { it.form == "path" })
            val colon = text.indexOf(':')
            val isScheme = colon > 0 && text.substring(0, colon).withIndex().all { (index, letter) ->
                letter in 'a'..'z' || letter in 'A'..'Z' || (index > 0 && letter in "0123456789+.-")
            }
            val scheme = if (isScheme) LinkText.folded(text.substring(0, colon)) else ""
            val isWeb = scheme == "https" || scheme == "http"
            val slashes = if (isScheme) text.substring(colon + 1).takeWhile { it == '/' }.length else 0
            // An origin reads more slashes than it prints, and one where it prints two.
            val own = originsWhere {
                it.form == "scheme" && it.scheme == scheme && (slashes > 0 || it.prefix == "$scheme:")
            }
            // A host behind a custom scheme is read as one of the web, and never as a first segment.
            fun hosted(host: String) =
                originsWhere { it.form == "web" && it.scheme == scheme && it.host == LinkText.folded(host) }
            fun scanOwn(rest: String, hasColon: Boolean): LinkScan? {
                val found = scanPath(rest, "scheme", own, hasColon = hasColon) ?: return null
                val isAuthority = origins[own[0]].prefix?.endsWith("//") == true
                return if (isAuthority && hosted(found.segments.firstOrNull() ?: "").isNotEmpty()) null else found
            }
            if (slashes < 2) {
                if (own.isNotEmpty()) return scanOwn(text.substring(colon + 1), false)
                return if (isWeb || (isScheme && origins.any { it.scheme == scheme })) null else scanCompact(text)
            }
            val rest = text.substring(colon + 3)
            val end = rest.indexOfAny(charArrayOf('/', '?', '#')).let { if (it < 0) rest.length else it }
            val authority = rest.substring(0, end)
            if ('@' in authority) return null
            if (!isWeb) {
                val hosts = hosted(authority)
                if (hosts.isEmpty()) return scanOwn(rest, ':' in authority)
                return scanPath(rest.substring(end), "web", hosts, prefix = "$scheme://" + LinkText.folded(authority))
            }
            val (host, port) = LinkText.cutAuthority(scheme, authority) ?: return null
            val fitting = fit(scheme, host, port)
            val origin = origins[fitting.firstOrNull() ?: return null]
            val first = if (origin.form == "host") listOf(host.removeSuffix(origin.host)) else emptyList()
            val prefix = "$scheme://$host" + (if (port == LinkText.usualPort(scheme)) "" else ":$port")
            return scanPath(rest.substring(end), origin.form, fitting, first, prefix)
        }

        private fun scanPath(
            text: String, form: String, fitting: List<Int>, first: List<String> = emptyList(), prefix: String = "",
            hasColon: Boolean = false
        ): LinkScan? {
            val hash = text.indexOf('#').let { if (it < 0) text.length else it }
            val question = text.indexOf('?').let { if (it < 0 || it > hash) hash else it }
            val path = text.substring(0, question).removePrefix("/")
            val own = LinkText.cutSegments(path, form in table.lenient) ?: return null
            val query = if (question < hash) text.substring(question + 1, hash) else ""
            val items = LinkText.cutItems(query, table.plusIsSpace, false) ?: return null
            val rawFragment = if (hash < text.length) text.substring(hash + 1) else null
            val fragment = if (rawFragment == null) null else LinkText.decode(rawFragment) ?: return null
            val segments = first + own
            if (fitting.isEmpty() || segments.size > table.mostSegments || items.size > table.mostItems) return null
            val raws = first + LinkText.rawSegments(path)
            return LinkScan(form, segments, items, rawFragment, fragment, fitting, prefix, hasColon, raws = raws)
        }

        /** Compact text is raw: `profile:859`. */
        private fun scanCompact(text: String): LinkScan? {
            val fitting = originsWhere { it.form == "compact" }
            val segments = text.split(':')
            if (fitting.isEmpty() || ' ' in text || segments.size > table.mostSegments) return null
            if (segments.any { LinkText.isDotSegment(it) } || LinkText.isScript(text)) return null
            return LinkScan("compact", segments, emptyList(), null, null, fitting, "", false)
        }

        /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
        fun scans(text: String): List<LinkScan> {
            val whole = listOfNotNull(scan(text))
            if (!hasRaw || LinkText.utf8Length(text) !in 0..table.mostBytes) return whole
            val end = text.indexOfAny(charArrayOf('?', '#')).let { if (it < 0) text.length else it }
            val slashes = (0 until end).filter { text[it] == '/' && (it == 0 || text[it - 1] != '/') }
            return whole + slashes.mapNotNull { slash ->
                val rest = LinkText.rawRest(text.substring(slash + 1))
                val found = if (rest.isNullOrEmpty()) null else scan(text.substring(0, slash + 1) + "a")
                if (found == null || found.form == "compact" || found.segments.size < 2) null
                else LinkScan(
                    found.form, found.segments.dropLast(1) + rest!!, found.items, null, null, found.fitting, found.prefix,
                    found.hasColon, slash, found.raws
                )
            }
        }
    }

    /**
     * A segment, cut at the literals between its values, into their canonical spellings: from the left, each is as short as
     * the rest allows, and none is empty.
     */
    private class LinkCut(
        private val slots: List<LinkSlot>, private val pieces: List<Any?>, private val text: String, masked: String,
        private val spell: (String) -> String
    ) {
        // What stands at an end of the segment is found there, in any spelling.
        private val inside = spell(masked)
        private val outside = spell(text)
        private val taken = ArrayList<String>()
        private val failed = HashSet<Int>()
        private var reads = 0
        /** Null if the segment cannot be cut. */
        val values = if (text != "" && split(0, 0)) taken else null

        private fun around(index: Int) = if (index > 0 && index < pieces.size - 1) inside else outside

        private fun split(index: Int, start: Int): Boolean {
            val piece = pieces.getOrNull(index) ?: return start == text.length
            if (piece is String)
                return around(index).startsWith(spell(piece), start) && split(index + 1, start + piece.length)
            // What failed from here fails again; a string that failed fails from every later place, too.
            val type = slots[piece as Int].type
            val place = index * (text.length + 1) + (if (type.longest == null) 0 else start)
            val next = pieces.getOrNull(index + 1) as String?
            var end = start
            while (place !in failed) {
                end = if (next != null) around(index + 1).indexOf(spell(next), end + 1)
                else if (end < text.length) text.length else -1
                if (end < 0) break
                val part = text.substring(start, end)
                if (type.longest != null) {
                    if (part.length > type.longest) break
                    if (++reads > 4096 || LinkText.utf8Length(part) > type.longest) continue
                }
                taken.add(type.canonical(part) ?: continue)
                if (split(index + 1, end)) return true
                taken.removeAt(taken.size - 1)
            }
            failed.add(place)
            return false
        }
    }

    /** A URL as the app spells it. url.ts is the same in TypeScript. */
    private object LinkUrl {
        private const val UNRESERVED = "A-Za-z0-9\\-._~"
        private const val BARE = "$UNRESERVED!\$&'()*+,;="
        private val parts = Regex("^([^:/?#\\[\\]@]*:)?(//[^/?#]*)?([^?#]*)(\\?[^#]*)?(#[\\s\\S]*)?\$")
        private val scheme = Regex("([A-Za-z][A-Za-z0-9+.\\-]*)?:")
        private val authority = Regex("//(?:([\\s\\S]*)@)?(?:\\[([^\\]]*)]|([^:\\[][^:]*)?)(:[0-9]*)?")

        private fun isSpelled(part: String, bare: String) = Regex("(?:[$bare]|%[0-9A-Fa-f]{2})*+").matches(part)

        private fun escaped(part: String, bare: String): String {
            val (plain, digits) = Regex("[$bare]") to "0123456789ABCDEF"
            return part.toByteArray().joinToString("") { byte ->
                val code = byte.toInt() and 0xFF
                val letter = code.toChar().toString()
                if (plain.matches(letter)) letter else "%" + digits[code shr 4] + digits[code and 15]
            }
        }

        /** A part as it stands, or with all escapes, `%` too. */
        private fun part(part: String, bare: String) = if (isSpelled(part, bare)) part else escaped(part, bare)

        /** Null for what is no URL. */
        fun spelled(text: String): String? {
            val found = parts.find(text)?.groups ?: return null
            val start = found[1]?.value ?: ""
            if (text == "" || start.isNotEmpty() && !scheme.matches(start)) return null
            val host = if (found[2] == null) "" else host(found[2]!!.value) ?: return null
            val path = found[3]?.value ?: ""
            val first = path.substringBefore('/')
            // A colon in a first segment with escapes could be taken for the end of a scheme.
            val segments = if (isSpelled(path, "$BARE:@/")) path
            else escaped(first, "$BARE@") + escaped(path.substring(first.length), "$BARE:@/")
            val query = found[4]?.let { "?" + part(it.value.substring(1), "$BARE:@/?") } ?: ""
            val fragment = found[5]?.let { "#" + part(it.value.substring(1), "$BARE:@/?") } ?: ""
            val all = start + host + segments + query + fragment
            // What changes is written anew, without a colon that no port follows.
            return if (all == text) text else start + host.removeSuffix(":") + segments + query + fragment
        }

        /** What is between the slashes and the path, with the slashes. */
        private fun host(text: String): String? {
            val found = authority.matchEntire(text)?.groups ?: return null
            val address = found[2]?.value
            val name = if (address == null) name(found[3]?.value ?: "") else address(address)
            val user = found[1]?.value?.let { info ->
                val user = info.substringBefore(':')
                part(user, BARE) + (if (user == info) "" else ":" + part(info.substring(user.length + 1), "$BARE:")) + "@"
            }
            return if (name == null) null else "//" + (user ?: "") + name + (found[4]?.value ?: "")
        }

        /** An address between brackets; what follows the first `%` is a zone. */
        private fun address(text: String): String? {
            val numbers = text.substringBefore('%')
            val zone = text.substring(numbers.length)
            if (!Regex("[$BARE:]*").matches(numbers)) return null
            val isZone = zone == "" || zone.startsWith("%25") && isSpelled(zone, UNRESERVED)
            return "[" + numbers + (if (isZone) zone else "%25" + escaped(zone.substring(1), UNRESERVED)) + "]"
        }

        /** A host in ASCII. */
        private fun name(text: String): String? {
            if (text.all { it < '\u0080' }) return if (isSpelled(text, BARE)) text else null
            val labels = text.split('.')
            val isAbsolute = labels.last() == ""
            val written = (if (isAbsolute) labels.dropLast(1) else labels).map { label(it) ?: return null }
            return written.joinToString(".") + (if (isAbsolute) "." else "")
        }

        private fun label(text: String): String? {
            // The only capital that becomes two letters is none of a host.
            val points = codes(text).map { if (it == 0x130) it else Character.toLowerCase(it) }
            val (hyphen, marks) = 0x2D to listOf(Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK)
            val isMarked = points.size > 3 && points[2] == hyphen && points[3] == hyphen
            if (points.isEmpty() || points.size > 63 || isMarked || points.first() == hyphen || points.last() == hyphen ||
                Character.getType(points.first()).toByte() in marks || !points.all { isOfHost(it) }) return null
            if (points.all { it < 0x80 }) return points.joinToString("") { it.toChar().toString() }
            return ("xn--" + punycode(points)).takeIf { it.length < 64 }
        }

        private fun codes(text: String): List<Int> {
            val codes = mutableListOf<Int>()
            var at = 0
            while (at < text.length) {
                codes.add(text.codePointAt(at))
                at += Character.charCount(codes.last())
            }
            return codes
        }

        /** What a host may have as it is: nothing that UTS 46 would replace by other text. */
        private fun isOfHost(code: Int): Boolean {
            if (code < 0x80) return code.toChar().let { it in 'a'..'z' || it in '0'..'9' || it == '_' || it == '-' }
            if (code == 0xDF || code == 0x3C2) return true
            val text = String(Character.toChars(code))
            return when (Character.getType(code).toByte()) {
                Character.LOWERCASE_LETTER, Character.OTHER_LETTER, Character.MODIFIER_LETTER,
                Character.DECIMAL_DIGIT_NUMBER, Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK ->
                    code !in 0x300..0x36F && java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFKC) == text
                else -> false
            }
        }

        /** RFC 3492, section 6.3. */
        private fun punycode(points: List<Int>): String {
            val output = StringBuilder()
            points.filter { it < 0x80 }.forEach { output.append(it.toChar()) }
            val basic = output.length
            if (basic > 0) output.append('-')
            var handled = basic
            var (delta, bias, least) = Triple(0, 72, 0x80)
            while (handled < points.size) {
                val next = points.filter { it >= least }.sorted().first()
                delta += (next - least) * (handled + 1)
                for (point in points) {
                    if (point < next) delta++
                    if (point != next) continue
                    var (rest, position) = delta to 36
                    while (true) {
                        val threshold = maxOf(1, minOf(26, position - bias))
                        val digit = if (rest < threshold) rest else threshold + (rest - threshold) % (36 - threshold)
                        output.append("abcdefghijklmnopqrstuvwxyz0123456789"[digit])
                        if (rest < threshold) break
                        rest = (rest - threshold) / (36 - threshold)
                        position += 36
                    }
                    delta /= if (handled == basic) 700 else 2
                    delta += delta / (handled + 1)
                    var steps = 0
                    while (delta > 455) {
                        delta /= 35
                        steps += 36
                    }
                    bias = steps + 36 * delta / (delta + 38)
                    delta = 0
                    handled++
                }
                delta++
                least = next + 1
            }
            return output.toString()
        }
    }

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

    """#

  /// What its classes and objects are called, behind `Link`.
  static let names = [
    "Node", "Origin", "Type", "Slot", "Part", "Entry", "Step", "Anchor", "Row", "Way", "Shape", "Table",
    "Item", "Text", "Scan", "Scanner", "Cut", "Url", "Found", "Reading", "Matcher", "Plan", "Printer",
  ]
}
