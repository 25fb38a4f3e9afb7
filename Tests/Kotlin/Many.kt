// How long a table takes to be ready, and a link to be read where all is warm. `.ci/kotlin` compiles it with a large table.

private val processor = java.lang.management.ManagementFactory.getThreadMXBean()

fun main(files: Array<String>) {
    val links = java.io.File(files[0]).readLines()
    val start = processor.currentThreadCpuTime
    Links.match("/nowhere")
    val ready = (processor.currentThreadCpuTime - start) / 1_000_000
    var (best, matched) = Long.MAX_VALUE to 0
    for (round in 1..500) {
        val before = processor.currentThreadCpuTime
        matched = links.count { Links.match(it) != null }
        best = minOf(best, (processor.currentThreadCpuTime - before) / links.size)
    }
    println("ready after $ready ms; $best ns a link, and $matched of ${links.size} matched")
    if (ready > 200 || best > 5_000 || matched < links.size / 2) System.exit(1)
}
