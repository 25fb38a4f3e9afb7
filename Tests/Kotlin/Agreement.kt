// Compares the runtime with the answers of the engine, of which `questions.mjs` writes a folder. It is compiled with the files of the
// runtime as one, whose declarations are private.

private class Agreement(private val folder: String) {
    var links = 0
    var prints = 0
    var differences = 0

    var filtered = 0

    /** What the filters of a manifest let in, and what the table reads: the wider or the narrower of the two, as was exported. */
    fun askFilters(name: String) {
        val table = LinkMatcher(java.io.File("$folder/$name.json").readText())
        for (line in java.io.File("$folder/$name.claims").readLines().filter { it != "" }) {
            val asked = LinkNode.read(line)
            val isRead = table.match(asked.text("link")!!, "GET") != null
            val isClaimed = asked.flag("isClaimed")
            filtered++
            if (if ("-over-" in name) isClaimed || !isRead else isRead || !isClaimed) continue
            differences++
            println("$name: $line\n  kotlin reads it: $isRead")
        }
    }

    fun ask(name: String) {
        val json = java.io.File("$folder/$name.json").readText()
        val table = LinkMatcher(json)
        val names = LinkNode.read(json).nodes("routes").map { it.text("name")!! }
        val printing = LinkNode.read(json).nodes("prints").map { it.text("name")!! to it.numbers("routes") }.toMap()
        for (line in java.io.File("$folder/$name.questions").readLines()) {
            val asked = LinkNode.read(line)
            val link = asked.text("link")
            if (link == null) prints++ else links++
            val mine: Any? = if (link != null) {
                table.match(link, asked.text("method")!!)?.let { names[it.route] to it.values }
            } else {
                val routes = (printing[asked.text("print")!!] ?: emptyList()).toIntArray()
                @Suppress("UNCHECKED_CAST")
                LinkPrinter(table).link(routes, asked.any("values") as Map<String, Any?>, asked.text("origin"))
            }
            val theirs = if (link == null) asked.text("text") else asked.text("route")?.let { it to asked.any("values") }
            if (mine == theirs) continue
            differences++
            if (differences <= 20) println("$name: $line\n  engine $theirs\n  kotlin $mine")
        }
    }
}

fun main(folders: Array<String>) {
    val agreement = Agreement(folders[0])
    for (file in java.io.File(folders[0]).list()!!.filter { it.endsWith(".questions") }.sorted())
        agreement.ask(file.removeSuffix(".questions"))
    for (file in java.io.File(folders[0]).list()!!.filter { it.endsWith(".claims") }.sorted())
        agreement.askFilters(file.removeSuffix(".claims"))
    println(
        "${agreement.links} links, ${agreement.prints} values and ${agreement.filtered} links of filters: " +
            "${agreement.differences} differ"
    )
    if (agreement.differences > 0 || agreement.filtered < 1000 || agreement.links < 1000 || agreement.prints < 500) System.exit(1)
}
