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
