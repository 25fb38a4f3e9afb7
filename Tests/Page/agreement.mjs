// Compares the pages of tables with the answers of the engine: node agreement.mjs FOLDER
// FOLDER holds N.html, the page of a table, and N.jsonl, what the engine says of links: lines of the test AnswersFile, or of
// `fingerpost match --stdin --json`. One browser opens page after page, and asks each for all of its links.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const folder = resolve(process.argv[2]);
const count = { links: 0, matched: 0, values: 0, canonical: 0, told: 0 };
const failures = [];
/** Links whose canonical form the page does not know: it has what the module prints, and corrects escapes itself where that is nothing. */
const respelled = [];

/** A line with all values as text. */
function question(line) {
  const text = line.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*|true|false/g, (part) => (part[0] === '"' ? part : `"${part}"`));
  const { link, url = link, method = "GET", route = "", values = {}, canonical } = JSON.parse(text);
  return { link: url, method, route: route ?? "", values, canonical };
}

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
    const hasCode = document.querySelector("#qr svg, #qr p") !== null;
    return { route: result.dataset.route, cells, canonical: code ? code.textContent : canonical && link, hasCode, text: result.querySelector("h3")?.textContent };
  });
}

const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;
const shown = (text) => text.replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0).toString(16).toUpperCase()}}`);
const shownValue = (value) => shown(Array.isArray(value) ? `[${value.join(", ")}]` : value);

const browser = new Browser(["--disable-ipc-flooding-protection"]);
const tab = await browser.tab();
for (const file of readdirSync(folder).filter((file) => file.endsWith(".jsonl"))) {
  const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n").filter((line) => line !== "");
  const questions = lines.map(question).filter(({ link }) => link !== undefined);
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
      if (theirs.route === "") return;
      count.matched++;
      if (mine.canonical === shown(theirs.canonical)) count.canonical++;
      else respelled.push(`${file}: ${theirs.link}\n  canonical: engine ${theirs.canonical}, page ${mine.canonical}`);
      for (const [name, value, , where] of mine.cells) {
        const own = Object.entries(theirs.values).find(([key]) => shown(key) === name);
        const expected = own ? shownValue(own[1]) : "none";
        if (value !== expected) fail(`value of ${name}`, expected, value);
        else count.values++;
        if (!/default|left out/.test(where)) count.told++;
      }
    });
  }
}
if (tab.complaints.length > 0) failures.push(`the console says ${tab.complaints.slice(0, 5).join("; ")}`);
if (tab.requests.length > 0) failures.push(`the page asks for ${tab.requests.slice(0, 5).join(" ")}`);
await browser.close();

if (respelled.length > count.matched / 100) failures.push(...respelled.slice(0, 10), `${respelled.length} canonical forms differ`);
console.log(failures.slice(0, 20).join("\n"));
console.log(`${count.links} links, ${count.matched} matched, ${count.values} values, ${count.told} of them shown in the link, ${count.canonical} canonical forms (${respelled.length} others): ${failures.length} differ`);
if (failures.length > 0 || count.matched < 100) process.exit(1);
