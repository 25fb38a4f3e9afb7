// Made by .ci/runtime of the files in Runtime/: change those instead, and run it.

/// The part of a file of Kotlin that is the same for every table.
enum KotlinRuntime {
  static let text = #"""
    // What the runtime knows of texts: the types of values, and how a text is cut. text.ts is the same in TypeScript.

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
                '{' -> {
                    at++
                    val members = HashMap<String, Any?>()
                    while (next() != '}') {
                        val name = value() as String
                        members[name] = value()
                    }
                    at++
                    members
                }
                '[' -> {
                    at++
                    val all = ArrayList<Any?>()
                    while (next() != ']') all.add(value())
                    at++
                    all
                }
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

            private fun text(): String {
                at++
                val start = at
                while (json[at] != '"' && json[at] != '\\') at++
                if (json[at] == '"') return json.substring(start, at++)
                val text = StringBuilder(json.substring(start, at))
                while (json[at] != '"') {
                    var letter = json[at++]
                    if (letter == '\\') {
                        letter = json[at++]
                        if (letter == 'u') {
                            text.appendCodePoint(json.substring(at, at + 4).toInt(16))
                            at += 4
                            continue
                        }
                        letter = "\n\r\t\b\u000c".getOrElse("nrtbf".indexOf(letter)) { letter }
                    }
                    text.append(letter)
                }
                at++
                return text.toString()
            }
        }
    }

    /** What a type reads: see `TypeData`. */
    private class LinkType(data: LinkNode) {
        val kind = data.text("kind")
        val longest = data.number("longest")
        val isArray = data.flag("isArray")
        private val pattern = data.text("pattern")?.let { Regex(it) }
        private val members = if (data.has("members"))
            data.texts("members").reversed().map { compared(it) to it }.toMap() else null

        private fun compared(text: String) = when (kind) {
            "folded" -> LinkText.folded(text)
            "members" -> java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFC)
            else -> text
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
                "url" -> if (LinkText.isScript(text)) null else text
                "query" -> if (text.any { LinkText.isControl(it) }) null
                else LinkText.cutItems(text, false, true)?.joinToString("&") { it.spelled }
                else -> text
            }
        }
    }

    /** An item of a query. */
    private class LinkItem(val key: String, val value: String?) {
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
            fun padded(number: Int) = number.toString().padStart(2, '0')
            val zone = text.length - (if (text.endsWith('Z')) 1 else 6)
            val fraction = text.substring(19, zone).trimEnd('0').trimEnd('.')
            val offset = if (text.endsWith('Z')) 0 else number(zone + 1, zone + 3) * 60 + number(zone + 4, zone + 6)
            var minute = number(11, 13) * 60 + number(14, 16) - (if (text[zone] == '-') -offset else offset)
            var (year, month, day) = Triple(number(0, 4), number(5, 7), number(8, 10))
            if (minute < 0) day-- else if (minute >= 1440) day++
            minute = (minute + 1440) % 1440
            if (day == 0) {
                month--
                if (month == 0) year--
                month = if (month == 0) 12 else month
                day = monthLength(year, month)
            } else if (day > monthLength(year, month)) {
                if (month == 12) year++
                month = month % 12 + 1
                day = 1
            }
            if (year !in 0..9999) return null
            val clock = "${padded(minute / 60)}:${padded(minute % 60)}:${text.substring(17, 19)}"
            return "${year.toString().padStart(4, '0')}-${padded(month)}-${padded(day)}T$clock${fraction}Z"
        }

        private fun monthLength(year: Int, month: Int) = when (month) {
            2 -> if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) 29 else 28
            4, 6, 9, 11 -> 30
            else -> 31
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

        /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
        fun decode(text: String): String? {
            if ('%' !in text) return text
            val bytes = java.io.ByteArrayOutputStream(text.length)
            var at = 0
            while (at < text.length) {
                val escape = text.indexOf('%', at)
                if (escape == at) {
                    val digits = text.substring(at + 1, minOf(at + 3, text.length))
                    val isByte = digits.length == 2 && digits.all { it in "0123456789abcdefABCDEF" }
                    val byte = if (isByte) digits.toInt(16) else 0
                    if (byte == 0 || byte == 10 || byte == 13) return null
                    bytes.write(byte)
                    at += 3
                } else {
                    val raw = text.substring(at, if (escape < 0) text.length else escape).toByteArray()
                    bytes.write(raw, 0, raw.size)
                    at = if (escape < 0) text.length else escape
                }
            }
            return try {
                Charsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes.toByteArray())).toString()
            } catch (error: java.nio.charset.CharacterCodingException) {
                null
            }
        }

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
                items.add(LinkItem(key, value))
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

    // What is the same in every file of Kotlin that Fingerpost writes: this reads and prints links as its engine does.
    //
    // `scan` cuts a text once. The shapes lend the ways that may read it; `Way.read` reads one of them; `find` chooses
    // between readings by the ranks that the data holds. `plan` finds the way that holds some values, `write` writes it,
    // and `print` reads back what is written. runtime.ts is the same in TypeScript, and table.ts describes the data.

    /** A route of the table, and the values of a link: texts and lists of texts. */
    private class LinkFound(val route: Int, val values: Map<String, Any>)

    private class LinkTable(json: String) {
        private val data = LinkNode.read(json)
        private val isDeclared = data.flag("isDeclared")
        private val strictQuery = data.flag("strictQuery")
        private val plusIsSpace = data.flag("plusIsSpace")
        private val lenient = data.texts("lenient")
        private val limits = data.node("limits")!!
        private val mostBytes = limits.number("bytes", 0)
        private val mostSegments = limits.number("segments", 0)
        private val mostItems = limits.number("queryItems", 0)
        private val origins = data.nodes("origins").map { Origin(it) }
        private val listed = origins.indices.take(data.number("listed", 0))
        private val types = data.nodes("types").map { LinkType(it) }
        private val routes = data.nodes("routes").mapIndexed { index, route -> Route(index, route) }
        private val hasRaw = routes.any { route -> route.ways.any { it.isRaw } }
        private val shapes = routes.flatMap { it.ways }.groupBy { it.shape }.map { Shape(it.key, it.value) }

        /** The names of the routes that are not gone, and their templates. */
        val names = data.nodes("routes").filter { !it.flag("isGone") }.map { it.text("name")!! to (it.text("shape") ?: "") }

        // The data, with what follows from it.

        private class Origin(data: LinkNode) {
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

        private inner class Slot(data: LinkNode) {
            val name = data.text("name")!!
            val type = types[data.number("type", 0)]
            val hasDefault = data.has("default")
            /** A text, or a list of texts. */
            val default = data.any("default")
            /** What a link without the value means. */
            val standard = default ?: if (type.isArray) emptyList<String>() else null
        }

        private class Part(data: LinkNode) {
            val text = data.text("text")
            val slot = data.number("slot", -1)
            val pieces = data.list("pieces")
            val isLong = data.flag("isLong")
            val isRaw = data.flag("isRaw")
            val rank = data.number("rank", 0)
            val tail = data.number("tail")
            val slots = (pieces + slot).filterIsInstance<Int>().filter { it >= 0 }
        }

        private class Item(data: LinkNode) {
            val key = data.text("key")!!
            val slot = data.number("slot", -1)
            val text = data.text("text")
            val rank = data.number("rank")
        }

        private class Step(data: LinkNode) {
            val items = data.nodes("items").map { Item(it) }
            val isOptional = data.flag("isOptional")
            val rest = data.number("rest")
            val keys = data.texts("keys")
        }

        private class Anchor(data: LinkNode) {
            val kind = data.text("kind")!!
            val isRooted = data.flag("isRooted")
            val isOptional = data.flag("isOptional")
            val path = data.nodes("path").map { Part(it) }
            val query = data.nodes("query").map { Step(it) }
        }

        private inner class Route(val index: Int, data: LinkNode) {
            val name = data.text("name")!!
            val method = data.text("method")
            val origins = if (data.has("origins")) data.numbers("origins") else listed
            val isPrinted = data.flag("isPrinted")
            val isGone = data.flag("isGone")
            val ignoresCase = data.flag("ignoresCase")
            private val colons = data.any("colons")
            val slots = data.nodes("slots").map { Slot(it) }
            val fragment = data.node("fragment")?.let { Anchor(it) }
            val fragmentRank = data.number("fragmentRank", 0)
            val order = data.number("order", 0)
            val ways = data.nodes("ways").mapIndexed { number, way -> Way(this, number, way) }
            val hasWildcard get() = ways.any { way -> way.path.any { it.isLong && it.slot < 0 } }

            fun spell(text: String) = if (ignoresCase) LinkText.folded(text) else text

            fun mayBegin(text: String) = colons == true || (colons is List<*> && spell(text) in colons)
        }

        private class Way(val route: Route, val number: Int, data: LinkNode) {
            val path = data.nodes("path").map { Part(it) }
            val query = data.nodes("query").map { Step(it) }
            val choices = data.numbers("choices")
            val prints = data.number("prints")
            val absent = data.numbers("absent")
            val given = data.list("given").map { it as List<*> }
            val differ = data.list("differ").map { it as List<*> }
            val isOpen = path.any { it.isLong || it.tail != null }
            val isRaw = path.any { it.isRaw }
            private val long = path.indexOfFirst { it.isLong || it.tail != null }
            private val literals = path.indices.filter { (long < 0 || it < long) && path[it].text != null }
            val shape = ShapeKey(literals, path.size, isOpen, route.ignoresCase)
            val key = literals.joinToString("/") { route.spell(path[it].text!!) }
        }

        /** Ways of one shape: literals at the same places, and as many segments, or more. Their literals name the ways. */
        private data class ShapeKey(
            val literals: List<Int>, val count: Int, val isOpen: Boolean, val ignoresCase: Boolean
        )

        private class Shape(val key: ShapeKey, ways: List<Way>) {
            private val ways = ways.groupBy { it.key }

            fun ways(segments: List<String>): List<Way> {
                if (if (key.isOpen) segments.size < key.count else segments.size != key.count) return emptyList()
                val name = StringBuilder()
                for (at in key.literals) {
                    if (at != key.literals[0]) name.append('/')
                    name.append(if (key.ignoresCase) LinkText.folded(segments[at]) else segments[at])
                }
                return ways[name.toString()] ?: emptyList()
            }
        }

        // Scan: a text is cut first; then each part is decoded, once.

        private class Scan(
            val form: String, val segments: List<String>, val items: List<LinkItem>, val rawFragment: String?,
            val fragment: String?, val fitting: List<Int>, val prefix: String, val hasColon: Boolean, val isRaw: Boolean
        )

        private fun originsWhere(fits: (Origin) -> Boolean) = origins.indices.filter { fits(origins[it]) }

        /** The origins that a host belongs to: all plain ones, or the one that captures it, if none fits better. */
        private fun fit(scheme: String, host: String, port: Int): List<Int> {
            val all = originsWhere { it.holds(scheme, host, port) }
            val rank = all.fold(Int.MAX_VALUE) { least, index -> minOf(least, origins[index].rank) }
            val best = all.filter { origins[it].rank == rank }
            return if (best.any { origins[it].form == "web" }) all.filter { origins[it].form == "web" } else best.take(1)
        }

        /** Reads a text of the table's origins; null for any other. */
        private fun scan(text: String): Scan? {
            if (text == "" || text.any { LinkText.isControl(it) }) return null
            if (LinkText.utf8Length(text) !in 0..mostBytes) return null
            if (text[0] == '/') return scanPath(text, "path", originsWhere { it.form == "path" })
            val colon = text.indexOf(':')
            val isScheme = colon > 0 && text.substring(0, colon).withIndex().all { (index, letter) ->
                letter in 'a'..'z' || letter in 'A'..'Z' || (index > 0 && letter in "0123456789+.-")
            }
            val scheme = if (isScheme) LinkText.folded(text.substring(0, colon)) else ""
            val isWeb = scheme == "https" || scheme == "http"
            if (!isScheme || !text.startsWith("://", colon))
                return if (isWeb || (isScheme && origins.any { it.scheme == scheme })) null else scanCompact(text)
            val rest = text.substring(colon + 3)
            val end = rest.indexOfAny(charArrayOf('/', '?', '#')).let { if (it < 0) rest.length else it }
            val authority = rest.substring(0, end)
            if ('@' in authority) return null
            if (!isWeb) {
                val fitting = originsWhere { it.form == "scheme" && it.scheme == scheme }
                return scanPath(rest, "scheme", fitting, hasColon = ':' in authority)
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
        ): Scan? {
            val hash = text.indexOf('#').let { if (it < 0) text.length else it }
            val question = text.indexOf('?').let { if (it < 0 || it > hash) hash else it }
            val own = LinkText.cutSegments(text.substring(0, question).removePrefix("/"), form in lenient) ?: return null
            val query = if (question < hash) text.substring(question + 1, hash) else ""
            val items = LinkText.cutItems(query, plusIsSpace, false) ?: return null
            val rawFragment = if (hash < text.length) text.substring(hash + 1) else null
            val fragment = if (rawFragment == null) null else LinkText.decode(rawFragment) ?: return null
            val segments = first + own
            if (fitting.isEmpty() || segments.size > mostSegments || items.size > mostItems) return null
            return Scan(form, segments, items, rawFragment, fragment, fitting, prefix, hasColon, false)
        }

        /** Compact text is raw: `profile:859`. */
        private fun scanCompact(text: String): Scan? {
            val fitting = originsWhere { it.form == "compact" }
            val segments = text.split(':')
            if (fitting.isEmpty() || ' ' in text || segments.size > mostSegments) return null
            if (segments.any { LinkText.isDotSegment(it) } || LinkText.isScript(text)) return null
            return Scan("compact", segments, emptyList(), null, null, fitting, "", false, false)
        }

        /** A text as it is, and for raw rests once for every slash of its path, with all behind it as one segment. */
        private fun scans(text: String): List<Scan> {
            val whole = listOfNotNull(scan(text))
            if (!hasRaw || LinkText.utf8Length(text) !in 0..mostBytes) return whole
            val end = text.indexOfAny(charArrayOf('?', '#')).let { if (it < 0) text.length else it }
            val slashes = (0 until end).filter { text[it] == '/' && (it == 0 || text[it - 1] != '/') }
            return whole + slashes.mapNotNull { slash ->
                val rest = LinkText.rawRest(text.substring(slash + 1))
                val found = if (rest.isNullOrEmpty()) null else scan(text.substring(0, slash + 1) + "a")
                if (found == null || found.form == "compact" || found.segments.size < 2) null
                else Scan(
                    found.form, found.segments.dropLast(1) + rest!!, found.items, null, null, found.fitting, found.prefix,
                    found.hasColon, true
                )
            }
        }

        // Ways: a route without groups, read from a scan.

        private inner class Reading(
            val way: Way, val text: Scan, val fitting: List<Int>, val method: Int, val scan: Int
        ) {
            val slots = arrayOfNulls<Any>(way.route.slots.size)
            /** The rank of what read each segment: the smaller wins. */
            val ranks = ArrayList<Int>()
            /** What the groups chose, and how long the long parts are. */
            var choices: List<Int> = emptyList()
            /** The ranks of the items that must be there, and how many others are, in the query and in the fragment. */
            val required = ArrayList<Int>()
            val present = intArrayOf(0, 0)
            /** Whether the rest of the query is taken: 0; 1 without a rest, 2 for an empty one. */
            var rest = 1
            val order by lazy {
                val route = way.route
                listOf(if (route.ignoresCase) 1 else 0, -required.size) + required + listOf(
                    -present[0], rest, route.fragmentRank, -present[1],
                    fitting.fold(Int.MAX_VALUE) { least, index -> minOf(least, origins[index].rank) }, method, route.order,
                    fitting[0]
                )
            }

            /** Reads the text as the way does; null if it does not. */
            fun read(): Reading? {
                if (way.isRaw != text.isRaw) return null
                val lengths = if (way.isOpen) spread(way, text) ?: return null else null
                var at = 0
                for ((index, part) in way.path.withIndex()) {
                    val end = at + (if (lengths == null) 1 else lengths[index])
                    if (end > text.segments.size || !readPart(way, part, text.segments[at], slots, true)) return null
                    for (segment in at until end) ranks.add(if (segment > at) part.tail ?: part.rank else part.rank)
                    if (part.slot >= 0 && part.isLong) slots[part.slot] = text.segments.subList(at, end)
                    else if (part.slot >= 0 && part.tail != null)
                        slots[part.slot] = text.segments.subList(at, end).joinToString(":")
                    at = end
                }
                if (at < text.segments.size) return null
                if (lengths != null) {
                    val long = lengths.filterIndexed { index, _ -> way.path[index].isLong || way.path[index].tail != null }
                    var next = 0
                    choices = way.choices.map { if (it < 0) long[next++] else it }
                } else choices = way.choices
                for (slot in way.absent) slots[slot] = way.route.slots[slot].standard
                if (!readSteps(way.query, text.items, 0)) return null
                required.sort()
                return if (readFragment()) this else null
            }

            /** Reads the items of a query, or of a fragment. */
            private fun readSteps(steps: List<Step>, items: List<LinkItem>, place: Int) = steps.all { step ->
                if (step.rest != null) {
                    val others = items.filter { it.key !in step.keys }
                    rest = if (others.isNotEmpty()) 0 else 2
                    slots[step.rest] = others.joinToString("&") { it.spelled }
                }
                var isRead = step.rest != null
                for (item in step.items) {
                    val slot = way.route.slots.getOrNull(item.slot)
                    val mayBeAbsent = step.isOptional || (step.items.size == 1 && slot != null && slot.hasDefault)
                    val outcome = readItem(item, slot, items, mayBeAbsent, place) ?: continue
                    if (!outcome && slot != null && !step.isOptional) slots[item.slot] = slot.standard
                    if (item.rank != null) required.add(item.rank)
                    isRead = true
                    break
                }
                isRead
            }

            /** Whether an item is there; null if it must be and is not, or does not read. */
            private fun readItem(
                item: Item, slot: Slot?, items: List<LinkItem>, isOptional: Boolean, place: Int
            ): Boolean? {
                val found = items.filter { it.key == item.key }.map { it.value ?: "" }
                val read = found.filter { if (slot == null) it == item.text else slot.type.canonical(it) != null }
                if (slot != null && slot.type.isArray) {
                    if (read.size < found.size && strictQuery) return null
                    if (read.isNotEmpty()) present[place]++
                    slots[item.slot] = if (read.isNotEmpty()) read else slot.standard
                    return true
                }
                if (found.size == 1 && read.size == 1) {
                    if (slot != null) slots[item.slot] = read[0]
                    if (isOptional) present[place]++
                    return true
                }
                return if (isOptional && (found.isEmpty() || !strictQuery)) false else null
            }

            /** Reads the fragment as the route cuts it. */
            private fun readFragment(): Boolean {
                val own = way.route.fragment ?: return true
                if (own.kind == "text") {
                    val slot = own.path[0].slot
                    if (text.fragment != null) return readPart(way, own.path[0], text.fragment, slots, false)
                    if (slot >= 0 && !own.isOptional) slots[slot] = way.route.slots[slot].standard
                    return own.isOptional || (slot >= 0 && way.route.slots[slot].hasDefault)
                }
                val raw = text.rawFragment ?: ""
                val path = if (own.kind == "items") "" else raw.substringBefore('?')
                if (own.kind == "path" && path.startsWith('/') != own.isRooted) return false
                val query = if (own.kind == "items") raw else raw.substringAfter('?', "")
                val segments = LinkText.cutSegments(path.removePrefix("/"), text.form in lenient) ?: return false
                val items = LinkText.cutItems(query, plusIsSpace, false) ?: return false
                if (segments.size != own.path.size || segments.size > mostSegments || items.size > mostItems) return false
                return own.path.indices.all { readPart(way, own.path[it], segments[it], slots, false) } &&
                    readSteps(own.query, items, 1)
            }
        }

        /** Whether a part reads a segment; its values are put into slots. */
        private fun readPart(way: Way, part: Part, text: String, slots: Array<Any?>, inPath: Boolean): Boolean {
            val spell = { it: String -> if (inPath) way.route.spell(it) else it }
            if (part.text != null) return text == part.text || (inPath && spell(text) == spell(part.text))
            if (part.pieces.isNotEmpty()) {
                val cuts = (if (text == "") null else Cut(way.route.slots, part.pieces, text, spell).cuts) ?: return false
                var next = 0
                for (piece in part.pieces) if (piece is Int) slots[piece] = cuts[next++]
                return true
            }
            if (inPath && text == "") return false
            if (part.slot < 0 || part.isLong) return true
            slots[part.slot] = text
            return way.route.slots[part.slot].type.canonical(text) != null
        }

        /**
         * A segment, cut at the literals between its parameters: from the left, each parameter is as short as the rest
         * allows, and none is empty.
         */
        private class Cut(
            private val slots: List<Slot>, private val pieces: List<Any?>, private val text: String,
            private val spell: (String) -> String
        ) {
            private val spelled = spell(text)
            private val taken = ArrayList<String>()
            private val failed = HashSet<Int>()
            private var reads = 0
            /** Null if the segment cannot be cut. */
            val cuts = if (split(0, 0)) taken else null

            private fun split(index: Int, start: Int): Boolean {
                val piece = pieces.getOrNull(index) ?: return start == text.length
                if (piece is String)
                    return spelled.startsWith(spell(piece), start) && split(index + 1, start + piece.length)
                // What failed from here fails again; a string that failed fails from every later place, too.
                val type = slots[piece as Int].type
                val place = index * (text.length + 1) + (if (type.longest == null) 0 else start)
                val next = pieces.getOrNull(index + 1) as String?
                var end = start
                while (place !in failed) {
                    end = if (next != null) spelled.indexOf(spell(next), end + 1)
                    else if (end < text.length) text.length else -1
                    if (end < 0) break
                    val part = text.substring(start, end)
                    if (type.longest != null) {
                        if (part.length > type.longest) break
                        val isLong = ++reads > 4096 || LinkText.utf8Length(part) > type.longest
                        if (isLong || type.canonical(part) == null) continue
                    }
                    taken.add(part)
                    if (split(index + 1, end)) return true
                    taken.removeAt(taken.size - 1)
                }
                failed.add(place)
                return false
            }
        }

        /** A part that takes a segment on the way to the end. */
        private class Taking(val rank: Int, val isLast: Boolean, val next: Taking?)

        /** How many segments each part takes: with the best ranks, and of such readings the first parts are shortest. */
        private fun spread(way: Way, text: Scan): List<Int>? {
            fun wins(left: Taking?, right: Taking?): Boolean {
                var (mine, theirs) = left to right
                while (mine != null && theirs != null && mine.rank == theirs.rank) {
                    mine = mine.next
                    theirs = theirs.next
                }
                return mine != null && (theirs == null || mine.rank < theirs.rank)
            }
            val end = Taking(0, true, null)
            // The parts on the way from each part on: of one that takes its first segment there, or a further one.
            var first: List<Taking?> = way.path.map { null } + end
            var further: List<Taking?> = first
            for (segment in text.segments.reversed()) {
                val take = { isFurther: Boolean ->
                    way.path.mapIndexed { index, part ->
                        val isTail = isFurther && part.tail != null
                        val go = first[index + 1]
                        val canStay = part.isLong || (part.tail != null && text.form == "compact")
                        val stay = if (canStay) further[index] else null
                        if (go == null && stay == null) null
                        else if (!isTail && !readPart(way, part, segment, arrayOfNulls(way.route.slots.size), true)) null
                        else {
                            val isLast = !wins(stay, go)
                            Taking(if (isTail) part.tail!! else part.rank, isLast, if (isLast) go else stay)
                        }
                    } + listOf<Taking?>(null)
                }
                val (a, b) = take(false) to take(true)
                first = a
                further = b
            }
            val lengths = ArrayList<Int>()
            var length = 1
            var taking = first[0] ?: return null
            while (taking !== end) {
                if (taking.isLast) lengths.add(length)
                length = if (taking.isLast) 1 else length + 1
                taking = taking.next!!
            }
            return lengths
        }

        // Search: which way wins, within a route by the ranks and the choices, between routes as `PrecedenceRule` has it.

        private fun compare(left: List<Int>, right: List<Int>): Int {
            for (index in 0 until minOf(left.size, right.size))
                if (left[index] != right[index]) return left[index].compareTo(right[index])
            return left.size.compareTo(right.size)
        }

        /** Which of two readings wins: negative for the left one. */
        private fun compare(left: Reading, right: Reading): Int {
            val (mine, theirs) = left.way.route.index to right.way.route.index
            val ranks = if (isDeclared) mine.compareTo(theirs) else compare(left.ranks, right.ranks)
            if (ranks != 0) return ranks
            if (mine != theirs) return compare(left.order, right.order)
            return if (left.scan != right.scan) left.scan.compareTo(right.scan) else compare(left.choices, right.choices)
        }

        /** The reading that wins a text. */
        private fun find(text: String, method: String): Reading? {
            val best = LinkedHashMap<Int, Reading>()
            for ((number, scan) in scans(text).withIndex()) for (shape in shapes) for (way in shape.ways(scan.segments)) {
                val route = way.route
                val fitting = scan.fitting.filter { it in route.origins }
                val fit = if (route.method == null) 2 else if (route.method == method) 0
                else if (route.method == "GET" && method == "HEAD") 1 else continue
                if (fitting.isEmpty() || (scan.hasColon && !route.mayBegin(scan.segments[0]))) continue
                val reading = Reading(way, scan, fitting, fit, number).read() ?: continue
                val other = best[route.index]
                if (other == null || compare(reading, other) < 0) best[route.index] = reading
            }
            return best.values.fold(null as Reading?) { all, own -> if (all == null || compare(own, all) < 0) own else all }
        }

        /** The way that wins a text, and its values as they are printed. */
        private fun read(text: String, method: String): Reading? {
            val found = find(text, method) ?: return null
            val isCompact = found.text.form == "compact"
            val isScript = found.way.path.any { part ->
                val value = found.slots.getOrNull(part.slot)
                val isTaken = part.isLong || part.isRaw || (part.tail != null && isCompact)
                val all = if (value !is List<*>) value as String?
                else if (isCompact) value.joinToString(":") { it as String } else value[0] as String
                isTaken && all != null && LinkText.isScript(all)
            }
            if (isScript) return null
            for ((index, slot) in found.way.route.slots.withIndex()) {
                val value = found.slots[index]
                if (value is String) found.slots[index] = slot.type.canonical(value) ?: value
                if (value is List<*>) found.slots[index] = value.map { slot.type.canonical(it as String) ?: it }
            }
            return found
        }

        private fun byName(way: Way, slots: Array<Any?>): Map<String, Any> {
            val values = LinkedHashMap<String, Any>()
            for ((index, slot) in way.route.slots.withIndex()) slots[index]?.let { values[slot.name] = it }
            return values
        }

        /** The route of a link and its values; null if no route of the table reads it, or if it is gone. */
        fun match(link: String, method: String): LinkFound? {
            val found = read(link, method) ?: return null
            if (found.way.route.isGone) return null
            return LinkFound(found.way.route.index, byName(found.way, found.slots))
        }

        // Print: values to a link, which is read back before it is returned.

        /** How a way prints values. */
        private class Plan(
            val way: Way, val slots: Array<Any?>, val query: List<Item>, val fragment: List<Item>, val hasFragment: Boolean
        )

        /** Null if the way does not hold the values; of those that are given, some are none of their type. */
        private fun plan(way: Way, given: Array<Any?>, holds: BooleanArray): Plan? {
            val slots = way.route.slots
            fun isHeld(slot: Any?) = slot is Int && slot >= 0 && holds[slot]
            fun differs(slot: Any?) = isHeld(slot) && given[slot as Int] != slots[slot].default
            fun choose(step: Step): List<Item> {
                if (step.isOptional || step.rest != null) return step.items.filter { it.slot < 0 || isHeld(it.slot) }
                val best = step.items.firstOrNull { it.slot >= 0 && given[it.slot] != null }
                    ?: step.items.firstOrNull { it.slot < 0 } ?: step.items.firstOrNull { isHeld(it.slot) }
                return listOf(best ?: step.items[0])
            }
            val anchor = way.route.fragment
            val anchors = anchor?.path?.flatMap { it.slots } ?: emptyList()
            val hasFragment = anchor != null && (!anchor.isOptional || anchors.isEmpty() || anchors.any { isHeld(it) })
            val query = way.query.flatMap { choose(it) }
            val fragment = if (anchor == null) emptyList() else anchor.query.flatMap { choose(it) }
            val needed = way.path.flatMap { it.slots } + (if (hasFragment) anchors else emptyList())
            val used = needed + way.absent + (query + fragment).map { it.slot }.filter { it >= 0 } +
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
            return Plan(way, values, query, fragment, hasFragment)
        }

        /** The text of a plan; null if the origin has no place for its parts. Reading it back tells what it carries. */
        private fun write(plan: Plan, form: String, prefix: String): String? {
            val (way, slots) = plan.way to plan.slots
            fun texts(part: Part): List<String> {
                if (part.text != null) return listOf(part.text)
                if (part.pieces.isNotEmpty())
                    return listOf(part.pieces.joinToString("") { (if (it is Int) slots[it] else it) as String? ?: "" })
                val value = slots.getOrNull(part.slot) ?: "*"
                return if (value is List<*>) value.map { it as String } else listOf(value as String)
            }
            fun spelled(items: List<Item>) = items.flatMap { item ->
                val value = item.text ?: slots[item.slot]
                if (value == null || (item.text == null && value == way.route.slots[item.slot].default)) emptyList()
                else (if (value is List<*>) value else listOf(value)).map { LinkItem(item.key, it as String).spelled }
            }
            val isCompact = form == "compact"
            val segments = way.path.flatMap { part ->
                texts(part).map { if (isCompact || part.isRaw) it else LinkText.escaped(it, LinkText.inside) }
            }
            val first = segments.firstOrNull() ?: ""
            val others = segments.drop(1)
            var text = when (form) {
                "compact" -> segments.joinToString(":")
                "scheme" -> prefix + (listOf(first.replace(":", "%3A").replace("@", "%40")) + others).joinToString("/")
                "host" -> {
                    val host = if (way.path.isNotEmpty() && way.path[0].pieces.isEmpty()) way.route.spell(first) else first
                    if (!LinkText.isCapturable(host)) return null
                    prefix.replace("*", host) + "/" + others.joinToString("/")
                }
                else -> prefix + "/" + segments.joinToString("/")
            }
            val rests = way.query.mapNotNull { step -> step.rest?.let { slots[it] as String? } }.filter { it != "" }
            val items = spelled(plan.query) + rests
            if (items.isNotEmpty()) text += "?" + items.joinToString("&")
            val fragment = spelled(plan.fragment).joinToString("&")
            val anchor = if (plan.hasFragment) way.route.fragment else null
            val only = anchor?.path?.firstOrNull()?.slot ?: -1
            val usual = way.route.slots.getOrNull(only)?.default
            val isUsual = anchor == null || (anchor.kind == "text" && only >= 0 && slots[only] == usual)
            if (anchor != null && !isUsual) {
                val letters = if (anchor.kind == "path") LinkText.inside else LinkText.fragment
                val path = anchor.path.flatMap { texts(it) }.joinToString("/") { LinkText.escaped(it, letters) }
                val mark = if (fragment == "" || anchor.kind == "items") "" else "?"
                val whole = (if (anchor.isRooted) "/" else "") + path + mark + fragment
                if (whole != "" || anchor.kind == "text") text += "#$whole"
                if (isCompact && (whole != "")) return null
            }
            return if (isCompact && items.isNotEmpty()) null else text
        }

        /** What the links for an origin begin with: the first that the route allows, or the one that is asked for. */
        private fun source(route: Route, asked: String?): Pair<String, String>? {
            if (asked == null) {
                val origin = route.origins.map { origins[it] }.firstOrNull { it.prefix != null } ?: return null
                return origin.form to origin.prefix!!
            }
            // A captured host is a host with any first part.
            val start = asked.indexOf("//{")
            val end = if (start < 0) -1 else asked.indexOf('}', start)
            val probe = if (end < 0) asked else asked.substring(0, start) + "//_" + asked.substring(end + 1)
            val found = scan(if (asked == ":") "_" else probe) ?: return null
            val isCaptured = found.form == "host"
            val count = if (isCaptured || asked == ":") 1 else 0
            if (isCaptured != (probe != asked) || found.segments.size != count) return null
            val origin = origins[found.fitting.firstOrNull { it in route.origins } ?: return null]
            return origin.form to (if (origin.form == "web") found.prefix else origin.prefix ?: return null)
        }

        /** The link of a route's values, as long as it reads back as them; null for others. */
        private fun print(route: Route, values: Map<String, Any?>, asked: String?): String? {
            val names = route.slots.map { it.name }
            if (!route.isPrinted || values.any { it.value != null && it.key !in names }) return null
            val holds = BooleanArray(names.size) { values[names[it]] != null }
            val given = Array(names.size) { index ->
                val (value, type) = values[names[index]] to route.slots[index].type
                val all = (value as? List<*> ?: listOf(value)).map { if (it is String) type.canonical(it) else null }
                val isNone = null in all || (value is List<*>) != type.isArray || (type.kind == "folded" && all[0] != value)
                val canonical: Any? = if (type.isArray) all else all[0]
                if (isNone) null else canonical
            }
            val ways = route.ways.asSequence().filter { it.prints == null }
            val plan = ways.mapNotNull { plan(it, given, holds) }.firstOrNull() ?: return null
            val (form, prefix) = source(route, asked) ?: return null
            val text = write(plan, form, prefix) ?: return null
            val found = read(text, route.method ?: "GET") ?: return null
            val other = found.way.route
            if (other === route) {
                val isSame = (found.way.prints ?: found.way.number) == plan.way.number
                return if (isSame && found.slots.contentEquals(plan.slots)) text else null
            }
            val isAlias = data.flag("hasAliases") && other.name == route.name && !other.isGone
            return if (isAlias && byName(found.way, found.slots) == byName(plan.way, plan.slots)) text else null
        }

        /** The link of the first of the routes that can carry the values; those with a `*`, which is printed, come last. */
        fun link(routes: IntArray, values: Map<String, Any?>, origin: String?): String? {
            val all = routes.map { this.routes[it] }
            return (all.filter { !it.hasWildcard } + all.filter { it.hasWildcard }).asSequence()
                .mapNotNull { print(it, values, origin) }.firstOrNull()
        }
    }

    """#
}
