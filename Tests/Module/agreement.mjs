// Compares the module with the command line: node agreement.mjs MODULE.wasm FINGERPOST TABLE.routes...
// Beside each table stand its links, TABLE.urls. Of a sample of them, and of what is made of them, `explain` must say the same bytes; of twenty
// thousand, both must find the same route. Hostile texts, and those that the fuzzers keep, are asked for, too, as links and as tables: a trap
// would end this program.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Engine, TableError } from "../../Sources/Workshop/FingerpostModule/engine.mjs";

const [file, fingerpost, ...tables] = process.argv.slice(2);
const failures = [];
const count = { explained: 0, matched: 0, hostile: 0 };

/** A method before a link, as the command takes it. */
function request(line) {
  const [, method, link] = /^([A-Z]+) (\S.*)$/.exec(line) ?? [null, "", line];
  return { method, link };
}

/** What the command prints, whatever its status. */
function said(words, input = "") {
  try {
    return execFileSync(fingerpost, words, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"], maxBuffer: 1 << 28 });
  } catch (error) {
    return error.stdout;
  }
}

const engine = await Engine.of(await WebAssembly.compile(readFileSync(file)));
for (const table of tables) {
  const handle = engine.load(readFileSync(table, "utf8"));
  const lines = readFileSync(table.replace(/routes$/, "urls"), "utf8").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const made = execFileSync("node", ["Tests/TypeScript/mutations.mjs", "20000"], { input: lines.join("\n"), encoding: "utf8" }).split("\n").filter((line) => line !== "");

  const sample = [...lines.filter((_, index) => index % Math.ceil(lines.length / 40) === 0), ...made.filter((_, index) => index % Math.ceil(made.length / 40) === 0)];
  for (const line of sample) {
    const { method, link } = request(line);
    // The command takes what begins with "-" for an option.
    if (line.startsWith("-") || line.includes("\0")) continue;
    count.explained++;
    const theirs = said(["explain", table, line, "--json"]).trimEnd();
    const mine = engine.explain(handle, link, method);
    if (mine !== theirs) failures.push(`${table}: ${JSON.stringify(line)}\n  command ${theirs}\n  module  ${mine}`);
  }

  const answers = said(["match", table, "--stdin", "--json"], made.join("\n") + "\n").trimEnd().split("\n").map((line) => JSON.parse(line));
  for (const { url, method, route } of answers) {
    if (url === null || url === undefined || method) continue;
    count.matched++;
    const mine = engine.match(handle, url);
    if (mine !== route) failures.push(`${table}: ${JSON.stringify(url)}: command ${route}, module ${mine}`);
  }
  for (let size = 1; size <= 20000; size = Math.ceil(size * 1.7)) {
    for (const text of ["/", "%", "app://", "https://a.example/?", "{", "\u0000", "é", "a:b@", "[::1]", "#"]) {
      count.hostile++;
      engine.explain(handle, text.repeat(size));
    }
  }
}

/** What the fuzzers keep, a line each, with escapes for bytes. */
const corpus = (name) =>
  readFileSync(`Fuzzing/Corpora/${name}.txt`, "latin1")
    .split("\n")
    .map((line) => Buffer.from(line.replace(/\\x([0-9a-fA-F]{2})|\\([nrt0\\])/g, (_, hex, letter) => (hex ? String.fromCharCode(parseInt(hex, 16)) : { n: "\n", r: "\r", t: "\t", 0: "\0", "\\": "\\" }[letter])), "latin1").toString());
const handles = tables.map((table) => engine.load(readFileSync(table, "utf8")));
for (const link of corpus("links")) {
  for (const handle of handles) engine.explain(handle, link);
  count.hostile++;
}
for (const table of [...corpus("routes"), ...corpus("locks")]) {
  count.hostile++;
  try {
    const handle = engine.load(table);
    for (const { name } of engine.routes(handle).slice(0, 3)) engine.print(handle, name, {});
    engine.unload(handle);
  } catch (error) {
    // A trap is another error.
    if (!(error instanceof TableError)) throw error;
  }
}
console.log(failures.slice(0, 10).join("\n"));
console.log(`${tables.length} tables: ${count.explained} links explained, ${count.matched} matched, ${count.hostile} hostile: ${failures.length} differences`);
if (failures.length > 0 || count.explained === 0 || count.matched === 0) process.exit(1);
