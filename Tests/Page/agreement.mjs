// Compares the pages of tables with the answers of the engine: node agreement.mjs FOLDER
// FOLDER holds N.html, the page of a table, and N.jsonl, what the engine says of links: lines of the test AnswersFile, or of
// `fingerpost match --stdin --json`. One browser opens page after page, and asks each for all of its links: the route, the values and the
// canonical form; and where the line has it, all that `fingerpost explain` says, word for word.
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const folder = resolve(process.argv[2]);
const count = { links: 0, matched: 0, values: 0, placed: 0, canonical: 0, explained: 0, gone: 0, near: 0, fixes: 0 };
const failures = [];

/** A line with all values as text. */
function question(line) {
  const text = line.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*|true|false/g, (part) => (part[0] === '"' ? part : `"${part}"`));
  const { link, url = link, method = "GET", route = "", values = {}, canonical } = JSON.parse(text);
  return { link: url, method, route: route ?? "", values, canonical, told: JSON.parse(line).told };
}

/**
 * Of links that no route reads, and of which the line says no more, a tenth is asked for: the page looks for all that is near, which
 * takes long, and there would be nothing to compare it with.
 */
const isAsked = ({ link, route, told }, index) => link !== undefined && (route !== "" || told !== undefined || index % 10 === 0);

/** Runs in the page: what it shows of each link. */
function ask(questions) {
  const [result, field, select] = ["result", "link", "method"].map((id) => document.getElementById(id));
  return questions.map(([link, method]) => {
    field.value = link;
    select.value = method;
    // A field has no line ends, and takes a word of capitals for a method: such links stand in the address, which takes longer.
    if (field.value === link && select.value === method && !/^[A-Z]+ /.test(link)) {
      field.dispatchEvent(new Event("input"));
    } else {
      history.replaceState(null, "", `#link=${encodeURIComponent(link)}&method=${method}`);
      dispatchEvent(new Event("hashchange"));
    }
    const cells = [...result.querySelectorAll("tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent));
    const canonical = [...result.querySelectorAll("dl > div")].find((row) => row.firstChild.textContent === "Canonical form");
    const code = canonical?.querySelector("code");
    const texts = (list) => [...list].map((element) => element.textContent);
    /** The rows of routes below a heading: their names, templates, and what is said of them. */
    const routes = (heading, reasons) => {
      const list = [...result.querySelectorAll("h4")].find((one) => heading.includes(one.textContent))?.nextElementSibling;
      const items = [...(list?.children ?? [])].filter((item) => item.querySelector("a"));
      return items.map((item) => [item.querySelector("a").textContent, item.querySelector("code").textContent, ...texts(item.querySelectorAll(reasons))]);
    };
    const row = (name) => texts([...result.querySelectorAll("dl > div")].find((one) => one.firstChild.textContent === name)?.querySelectorAll("code") ?? []);
    const fix = result.querySelector(".fix");
    const told = {
      others: routes(["Other routes that read it, and why they come after"], ".quiet"),
      extra: row("Not used"),
      unread: row("Ignored, because it does not read"),
      lines: texts(result.querySelectorAll("p.error, p.gone")),
      near: routes(["The nearest routes, and what differs", "None is near. These share a part of the path"], "li"),
      more: result.querySelector(".more")?.textContent,
      fix: fix && texts(fix.querySelectorAll("a")),
    };
    const hasCode = document.querySelector("#qr svg, #qr p") !== null;
    return { route: result.dataset.route, cells, canonical: code?.textContent, isItself: canonical !== undefined && !code, hasCode, told };
  });
}

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;
const shown = (text) => text.replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0).toString(16).toUpperCase()}}`);
const shownValue = (value) =>
  value === "" ? "empty" : value.length === 0 ? "none" : shown(Array.isArray(value) ? `[${value.join(", ")}]` : value);

/** What `explain` says, as the page shows it. */
function shownExplanation(told, { method }) {
  const routes = (list) => list.map(({ name, shape, why }) => [name, shape, ...why].map(shown));
  // A line break is no part of a message, and the page shows the place itself.
  const lines = (told.lines ?? []).map((line) => shown(line.replace(/ \(at byte \d+\)\.$/, ".")));
  const { fix, omitted = 0, extra = [], unread = [] } = told;
  const more = Math.max(omitted, told.others.length - 10);
  return {
    others: routes(told.others.slice(0, 10)),
    extra: extra.map(shown),
    unread: unread.map(shown),
    lines: lines.filter((line) => line !== "No route matches."),
    near: routes(told.near ?? []),
    more: more > 0 ? `and ${more} more` : undefined,
    fix: fix ? [(fix.method ?? method) === "GET" ? shown(fix.link) : `${fix.method ?? method} ${shown(fix.link)}`, shown(fix.name)] : null,
  };
}

const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));

/** Compares one file after the other, as long as there are any. */
async function compareFiles() {
  const browser = new Browser(["--disable-ipc-flooding-protection"]);
  const tab = await browser.tab();
  for (let file = files.shift(); file !== undefined; file = files.shift()) await compareFile(file, tab);
  if (tab.complaints.length > 0) failures.push(`the console says ${tab.complaints.slice(0, 5).join("; ")}`);
  if (tab.requests.length > 0) failures.push(`the page asks for ${tab.requests.slice(0, 5).join(" ")}`);
  await browser.close();
}

async function compareFile(file, tab) {
  const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n").filter((line) => line !== "");
  const questions = lines.map(question).filter(isAsked);
  await tab.open(pathToFileURL(`${folder}/${file.replace(/jsonl$/, "html")}`).href);
  for (let from = 0; from < questions.length; from += 1000) {
    const batch = questions.slice(from, from + 1000);
    const asked = JSON.stringify(batch.map(({ link, method }) => [link, method]));
    const answers = await tab.value(`(${ask})(${asked})`);
    answers.forEach((mine, index) => {
      const theirs = batch[index];
      const fail = (what, expected, found) => failures.push(`${file}: ${JSON.stringify(theirs)}\n  ${what}: engine ${expected}, page ${found}`);
      count.links++;
      if (mine.route !== theirs.route) return fail("route", theirs.route, mine.route);
      if (!mine.hasCode && theirs.link !== "") fail("code", "some", "none");
      // Of no link there is nothing to say.
      if (theirs.told && theirs.link !== "") {
        if (theirs.told.lines?.some((line) => /^".*" is gone/.test(line))) count.gone++;
        const expected = shownExplanation(theirs.told, theirs);
        count.explained++;
        count.near += expected.near.length;
        if (expected.fix) count.fixes++;
        for (const [key, value] of Object.entries(expected)) {
          const [engine, page] = [JSON.stringify(value), JSON.stringify(mine.told[key])];
          if (engine !== page) fail(key, engine, page);
        }
      }
      if (theirs.route === "") return;
      count.matched++;
      const isSame = mine.isItself ? theirs.canonical === theirs.link : mine.canonical === shown(theirs.canonical);
      if (!isSame) fail("canonical form", theirs.canonical, mine.isItself ? "the link itself" : mine.canonical);
      else count.canonical++;
      for (const [name, value, , where] of mine.cells) {
        const own = Object.entries(theirs.values).find(([key]) => shown(key) === name);
        const expected = own ? shownValue(own[1]) : "none";
        if (value !== expected) fail(`value of ${name}`, expected, value);
        else count.values++;
        if (!/default|left out/.test(where)) count.placed++;
      }
    });
  }
}

// A browser for each core.
await Promise.all(Array.from({ length: availableParallelism() }, compareFiles));

console.log(failures.slice(0, 20).join("\n"));
console.log(
  `${count.links} links, ${count.matched} matched, ${count.values} values, ${count.placed} of them shown in the link, ${count.canonical} canonical forms; ` +
    `${count.explained} explained, ${count.gone} of them gone, ${count.near} routes near, ${count.fixes} fixes: ${failures.length} differ`,
);
// A sample has a fifteenth of the tables, and few routes that are gone.
const leastGone = process.env.FINGERPOST_FULL ? 100 : 10;
if (failures.length > 0 || count.matched < 100 || count.near < 100 || count.gone < leastGone || count.fixes < 100) process.exit(1);
