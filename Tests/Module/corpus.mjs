// Compares the module with the answers of the engine: node corpus.mjs MODULE.wasm FOLDER
// FOLDER holds N.json, a table as a lock, and N.jsonl, what the engine says of links and values: lines of the test AnswersFile.
import { readdirSync, readFileSync } from "node:fs";
import { Engine } from "../../Sources/Workshop/FingerpostModule/engine.mjs";

const [file, folder] = process.argv.slice(2);
const failures = [];
const count = { links: 0, explained: 0, printed: 0, refused: 0 };

/** A document in which numbers and truth values are texts. */
const texts = (json) => JSON.parse(json.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*|true|false/g, (part) => (part[0] === '"' ? part : `"${part}"`)));
const sorted = (values) => Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1));
const shape = (template) => template.split(" ").find((word, index) => index > 0 || !/^[A-Z]+$/.test(word));

/** What the module says, in the form of the lines. */
function toldOf(mine) {
  const top = mine.obstacles?.length ?? 0;
  const routes = (list, why) => list.map((one) => ({ name: one.route, shape: shape(one.template), why: why(one) }));
  const items = (list) => list.map(({ key, value }) => `${key}=${value}`);
  const told = { others: routes((mine.others ?? []).filter(({ reason }) => reason !== undefined), ({ reason }) => [reason]) };
  if (mine.route !== null) return { ...told, extra: items(mine.extraQuery), unread: items(mine.unreadQuery) };
  told.lines = mine.summary;
  told.isNear = mine.isNear;
  const near = mine.near.filter(({ obstacles }) => obstacles.length > top);
  told.near = routes(near, ({ obstacles }) => obstacles.slice(top).map(({ message }) => message));
  told.omitted = mine.omitted;
  if (mine.fix) told.fix = { name: mine.fix.route, link: mine.fix.url, ...(mine.fix.method ? { method: mine.fix.method } : {}) };
  return told;
}

const engine = await Engine.of(await WebAssembly.compile(readFileSync(file)));
for (const name of readdirSync(folder).filter((name) => name.endsWith(".jsonl"))) {
  const table = engine.load(readFileSync(`${folder}/${name.replace(/jsonl$/, "json")}`, "utf8"));
  for (const line of readFileSync(`${folder}/${name}`, "utf8").split("\n").filter((line) => line !== "")) {
    const theirs = texts(line);
    const differ = (what, expected, found) => {
      const [engine, module] = [JSON.stringify(expected), JSON.stringify(found)];
      if (engine !== module) failures.push(`${name}: ${line}\n  ${what}: engine ${engine}, module ${module}`);
    };
    if (theirs.link === undefined) {
      // Words say an empty list by leaving it out, and hold no NUL.
      if (Object.values(theirs.values).some((value) => (Array.isArray(value) && value.length === 0) || String(value).includes("\0"))) continue;
      // Where a list is wanted, words mean its one element by a text; the engine takes a list alone.
      if (Object.entries(theirs.values).some(([name, value]) => !Array.isArray(value) && theirs.types?.[name]?.startsWith("["))) continue;
      const mine = JSON.parse(engine.print(table, theirs.print, theirs.values, theirs.origin));
      count[mine.url === null ? "refused" : "printed"]++;
      differ("link", theirs.text ?? null, mine.url);
      if (theirs.leftOut !== undefined) differ("parameter", theirs.leftOut, mine.error?.parameter);
      continue;
    }
    const mine = texts(engine.explain(table, theirs.link, theirs.method ?? "", false));
    count.links++;
    differ("route", theirs.route ?? null, mine.route);
    differ("canonical", theirs.canonical, mine.canonical);
    differ("values", sorted(theirs.values ?? {}), sorted(mine.values ?? {}));
    differ("kind of error", theirs.error, mine.error?.kind);
    if (theirs.told === undefined) continue;
    count.explained++;
    // Gone links have neither what is near nor a fix.
    differ("explanation", theirs.told, toldOf(mine));
  }
}
console.log(failures.slice(0, 10).join("\n"));
console.log(`${count.links} links, ${count.explained} of them explained, ${count.printed} printed, ${count.refused} refused: ${failures.length} differ`);
if (failures.length > 0 || count.explained < 100 || count.printed < 100) {
  console.log("the module does not say what the engine says: build it anew, with .ci/module");
  process.exit(1);
}
