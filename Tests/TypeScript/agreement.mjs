// Compares the modules of tables with the answers of the engine: node agreement.mjs FOLDER
// FOLDER holds N.mjs, the module of a table, and N.jsonl, what the engine says of links and values: lines of the test
// AnswersFile, or of `fingerpost match --stdin --json`.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const count = { matched: 0, missed: 0, printed: 0, refused: 0, leftOut: 0, written: 0 };
const failures = [];

/** A value of a module as the engine spells it. */
function spelled(value) {
  return Array.isArray(value) ? value.map(spelled) : typeof value === "number" ? decimal(value) : String(value);
}

function decimal(number) {
  const text = String(number);
  return text.includes("e") ? BigInt(number).toString() : text;
}

/** A text as a value of its type, and as it is where it is no text of the type. */
function typed(text, type) {
  if (Array.isArray(text)) return text.map((one) => typed(one, type.replace(/^\[(.*)\][,;|:]?$/, "$1")));
  if (/^u?int/.test(type)) return /^(0|-?[1-9][0-9]*)$/.test(text) ? BigInt(text) : text;
  if (type === "double") return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/.test(text) ? Number(text) : text;
  if (type === "bool") return /^(true|1)$/i.test(text) ? true : /^(false|0)$/i.test(text) ? false : text;
  return text;
}

/** A line of the command has numbers as numbers. */
function question(line) {
  if (!line.startsWith('{"url":')) return JSON.parse(line);
  const asked = JSON.parse(line.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*|true|false/g, (part) => (part[0] === '"' ? part : `"${part}"`)));
  return { link: asked.url, method: asked.method, route: asked.route ?? undefined, values: asked.values, canonical: asked.canonical };
}

/**
 * Whether browsers write a link as it is. Compact text is none of theirs, and neither is a link of a custom scheme whose first
 * segment holds a raw colon: they look for a port there, and read it no more than it is written.
 */
function isWritten(link, mostBytes) {
  if (!/^(?:[A-Za-z][A-Za-z0-9+.-]*:\/)?\//.test(link) || /^(?!https?:)[^:]*:\/\/[^/?#]*:/.test(link)) return true;
  const page = link[0] === "/" ? "https://a.example" : "";
  try {
    const { href } = new URL(page + link);
    return href === page + link || href.length > mostBytes + page.length;
  } catch {
    return false;
  }
}

const behindHost = (link) => link.replace(/^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/, "");

const sorted = (values) => JSON.stringify(Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1)));

for (const file of readdirSync(folder).filter((file) => file.endsWith(".jsonl"))) {
  const module = `${folder}/${file.replace(/jsonl$/, "mjs")}`;
  const { links, match, LinkError } = await import(pathToFileURL(module).href);
  const mostBytes = Number(/"limits":\{"bytes":([0-9]+)/.exec(readFileSync(module, "utf8"))[1]);
  for (const line of readFileSync(`${folder}/${file}`, "utf8").split("\n").filter((line) => line !== "")) {
    const asked = question(line);
    let mine, theirs;
    if (asked.link !== undefined) {
      const found = match(asked.link, asked.method ?? "GET");
      theirs = asked.route === undefined ? "null" : `${asked.route} ${sorted(asked.values)}`;
      const values = found && Object.fromEntries(Object.entries(found.values).map(([name, value]) => [name, spelled(value)]));
      mine = found === null ? "null" : `${found.route} ${sorted(values)}`;
      count[asked.route === undefined ? "missed" : "matched"]++;
    } else {
      theirs = asked.text ?? (asked.leftOut === undefined ? "null" : `leftOut ${asked.leftOut}`);
      count[asked.text === undefined ? "refused" : "printed"]++;
      if (asked.leftOut !== undefined) count.leftOut++;
      const values = Object.fromEntries(Object.entries(asked.values).map(([name, text]) => [name, typed(text, asked.types[name])]));
      try {
        mine = links[asked.print] ? links[asked.print](values, { origin: asked.origin }) : "null";
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        mine = error.code === "leftOut" ? `leftOut ${error.parameter}` : "null";
      }
    }
    for (const link of [asked.canonical, asked.text]) {
      if (link == null) continue;
      count.written++;
      // A canonical link keeps its spelling behind the host where the table has no room for the escapes.
      const isKept = asked.link !== undefined && behindHost(link) === behindHost(asked.link);
      if (!isWritten(link, isKept ? mostBytes : Infinity)) failures.push(`${file}: ${line}\n  browsers write ${link} otherwise`);
    }
    if (mine !== theirs) failures.push(`${file}: ${line}\n  engine ${theirs}\n  module ${mine}`);
  }
}

console.log(failures.slice(0, 20).join("\n"));
console.log(`${count.matched} links matched, ${count.missed} missed, ${count.printed} printed, ${count.refused} refused, ${count.leftOut} of them as the default, ${count.written} as browsers write them: ${failures.length} differ`);
// The golden rows have a tenth of what is drawn with FINGERPOST_FULL.
const least = process.env.FINGERPOST_FULL ? 1000 : 200;
if (failures.length > 0 || count.matched < 1000 || count.printed < least || count.leftOut === 0 || count.written < 1000) process.exit(1);
