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
