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
