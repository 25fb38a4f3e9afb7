// Uses pages as people do: node use.mjs FOLDER [AXE]
// FOLDER holds pages N.html of tables. AXE is the file of axe-core, whose rules each page must keep.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const folder = resolve(process.argv[2]);
const axe = process.argv[3] && readFileSync(process.argv[3], "utf8");
const failures = [];
const count = { pages: 0, controls: 0, codes: 0, links: 0, audits: 0, papers: 0 };
const check = (what, isTrue) => isTrue || failures.push(what);

const browser = new Browser(["--disable-ipc-flooding-protection"]);
const tab = await browser.tab();

/** What axe finds in the page as it is. In each of its states only two pages are audited, and the others as they open: all with FINGERPOST_FULL. */
async function audit(state) {
  if (!axe) return;
  if (!process.env.FINGERPOST_FULL && !/^(hostile|store)|, open$/.test(state)) return;
  count.audits++;
  await tab.value(axe + "; 0");
  const found = await tab.value("axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html + ' ' + nodes[0].failureSummary))");
  found.forEach((one) => failures.push(`axe, ${state}: ${one}`));
}

/** Opens a page, and waits for its engine. */
async function openPage(url) {
  await tab.open("about:blank");
  await tab.open(url);
  for (let step = 0; step < 400; step++) {
    if (await tab.value("document.documentElement.dataset.engine === 'ready'")) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  failures.push(`${url}: its engine does not start`);
}

const press = {
  tab: () => tab.key("Tab", { number: 9 }),
  enter: () => tab.key("Enter", { number: 13, text: "\r" }),
};

/** Numbers every control that can be seen, and goes through them with the Tab key alone. */
async function goByKeyboard(state) {
  const total = await tab.value(`(() => {
    document.activeElement.blur();
    getSelection().removeAllRanges();
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')];
    const seen = all.filter((one) => one.checkVisibility() && !(one.type === 'radio' && !one.checked));
    document.querySelectorAll('[data-control]').forEach((one) => one.removeAttribute('data-control'));
    seen.forEach((one, index) => one.setAttribute('data-control', index));
    return seen.length;
  })()`);
  const reached = new Set();
  for (let step = 0; step < total + 5 && reached.size < total; step++) {
    await press.tab();
    const control = await tab.value("document.activeElement.getAttribute('data-control')");
    if (control !== null) reached.add(control);
  }
  count.controls += reached.size;
  check(`${state}: Tab reaches ${reached.size} of ${total} controls`, reached.size === total);
}

/** What a reader of codes sees of an element. */
async function scanned(selector) {
  const clip = await tab.value(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
  })()`);
  const file = join(browser.profile, "code.png");
  writeFileSync(file, await tab.picture({ clip, captureBeyondViewport: true }));
  const output = execFileSync("zbarimg", ["-q", "--raw", "-Sdisable", "-Sqrcode.enable", file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  return output.replace(/\n$/, "");
}

/** What stands on the paper, without spaces: lines break anywhere. */
async function printed() {
  const file = join(browser.profile, "printed.pdf");
  writeFileSync(file, await tab.paper());
  return execFileSync("pdftotext", [file, "-"], { encoding: "utf8" }).replace(/\s/g, "");
}

/** A page on paper: all that is to read is there, in dark letters on white, and nothing that is to be used. */
async function checkPrint(file, names, link) {
  await tab.media("print", "dark");
  const found = await tab.value(`(() => {
    const shown = (one) => one.checkVisibility();
    const light = (colour) => { const [r, g, b, a = 1] = colour.match(/[0-9.]+/g).map(Number); return a === 0 ? 255 : (r + g + b) / 3; };
    const all = [...document.querySelectorAll('body, body *')].filter(shown);
    return {
      controls: all.filter((one) => one.matches('button, input, select, textarea, form')).length,
      dark: all.filter((one) => light(getComputedStyle(one).backgroundColor) < 200).map((one) => one.outerHTML.slice(0, 80)),
      pale: all.filter((one) => !one.closest('svg') && one.childNodes.length > 0 && light(getComputedStyle(one).color) > 110).map((one) => one.outerHTML.slice(0, 80)),
      cut: all.filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.id !== 'announcement').filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 80)),
    };
  })()`);
  check(`${file}: on paper there are ${found.controls} controls`, found.controls === 0);
  for (const key of ["dark", "pale", "cut"]) check(`${file}: on paper is ${key}: ${found[key].slice(0, 3)}`, found[key].length === 0);
  const text = await printed();
  // A reader of PDF turns letters of other scripts around, and knows no letters that a font does not have.
  for (const name of [...names, link]) {
    if (/^[!-~]*$/.test(name)) check(`${file}: on paper is no ${name}`, text.includes(name));
  }
  await tab.media("", "light");
  count.papers++;
}

/** What a shell makes of the last word of a line. */
const lastWord = (line, command) => execFileSync("sh", ["-c", line.replace(command, "printf %s ")], { encoding: "utf8" });

for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
  const url = pathToFileURL(join(folder, file)).href;
  count.pages++;
  await tab.size(1200, 900);
  await openPage(url);
  check(`${file}: it shows no route without a link`, (await tab.value("document.getElementById('result').dataset.route")) === "");
  check(`${file}: markup of the table runs`, (await tab.value("typeof window.markup")) === "undefined");
  check(`${file}: elements of the table are there`, (await tab.value("document.querySelectorAll('img, iframe, object, b, script:not([type]), main script').length")) === 0);

  // Each route's own example, which the address shows.
  const routes = await tab.value(`JSON.parse(document.getElementById('data').textContent).routes.map(({ name, template, example, method, gone }) => ({ name, shape: template, example, method, gone }))`);
  for (const { name, example, method, gone } of routes.slice(0, 60)) {
    if (example === undefined) continue;
    count.links++;
    await tab.value(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true }); location.hash = ${JSON.stringify(`link=${encodeURIComponent(example)}` + (method ? `&method=${method}` : ""))}; })`);
    const shown = await tab.value("document.getElementById('result').dataset.route");
    check(`${file}: the example ${example} shows "${shown}", and not "${name}"`, shown === (gone === undefined ? name : ""));
    if (count.links % 5 === 0) {
      count.codes++;
      const read = await scanned("#qr svg");
      check(`${file}: the code of ${example} reads ${read}`, read === example);
    }
  }

  const last = routes.slice(0, 60).findLast(({ example }) => example !== undefined);
  await checkPrint(file, routes.flatMap(({ name, shape }) => [name, shape]), last?.example ?? "");

  // Forms: the sample of each type makes a link.
  const forms = await tab.value(`(() => {
    document.querySelectorAll('#list details').forEach((one) => (one.open = true));
    return new Promise((done) => setTimeout(done, 300)).then(() => [...document.querySelectorAll('#list details')].map((one) => {
      for (const field of one.querySelectorAll('form input, form textarea')) {
        if (field.getAttribute('aria-required') !== 'true') continue;
        field.value = field.placeholder;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const field of one.querySelectorAll('form select')) if (field.options.length > 1 && field.value === '') {
        field.selectedIndex = 1;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const cells = [...one.querySelectorAll('.outcome dd code')].map((cell) => cell.textContent);
      const form = one.querySelector('form');
      return { name: one.querySelector('.name').textContent, cells, hasForm: form !== null, status: [...(form?.querySelectorAll('[role=status], .error') ?? [])].map((one) => one.textContent).join('') };
    }));
  })()`);
  for (const { name, cells: [link, ios, android], hasForm, status } of forms) {
    if (!hasForm) continue;
    check(`${file}: the form of "${name}" says neither a link nor why there is none`, link !== undefined || status !== "");
    if (link === undefined || ios === undefined) continue;
    check(`${file}: the simulator gets ${lastWord(ios, /^xcrun simctl openurl booted /)} for ${link}`, lastWord(ios, /^xcrun simctl openurl booted /) === link);
    const sent = lastWord(android, /^adb shell am start -a android\.intent\.action\.VIEW -d /);
    check(`${file}: the device gets ${sent} for ${link}`, lastWord(`x ${sent}`, /^x /) === link);
  }

  // axe takes a second for each ten routes that are open; in full all are.
  const apart = process.env.FINGERPOST_FULL ? 1 : Math.ceil(routes.length / 30);
  await tab.value(`document.querySelectorAll('details').forEach((one, index) => (one.open = index % ${apart} === 0))`);
  await audit(`${file}, open`);
  await tab.colours("dark");
  await audit(`${file}, dark`);
  await tab.colours("light");
  await tab.size(320, 640);
  await audit(`${file}, small`);
  const width = await tab.value("document.documentElement.scrollWidth");
  check(`${file}: a small screen has to be moved sideways: ${width}`, width <= 320);
  await tab.size(1200, 900);

  // The list with one route open, then the tree.
  await tab.value("document.querySelectorAll('details').forEach((one) => (one.open = one.id === 'route0'))");
  if (routes.length <= 130) await goByKeyboard(`${file}, list`);
  await tab.value("document.getElementById('as-tree').click()");
  await audit(`${file}, tree`);
  if (routes.length <= 130) await goByKeyboard(`${file}, tree`);
  await tab.value("document.getElementById('as-list').click()");
  const first = routes.find(({ name }) => /^[a-z]+$/i.test(name));
  if (first) {
    const found = await tab.value(`(() => {
      const field = document.getElementById('search');
      field.value = ${JSON.stringify(first.name)};
      field.dispatchEvent(new Event('input'));
      const names = [...document.querySelectorAll('#list .name')].map((one) => one.textContent);
      field.value = ${JSON.stringify(first.example ?? "")};
      field.dispatchEvent(new Event('input'));
      return [names, document.querySelector('#list .name')?.textContent];
    })()`);
    check(`${file}: the search for "${first.name}" finds ${found[0]}`, found[0].includes(first.name));
    check(`${file}: the search for ${first.example} finds ${found[1]}`, first.method !== undefined && first.method !== "GET" || found[1] === first.name);
  }
  // A link that nothing reads, and what is near.
  const example = routes.find((one) => one.example)?.example;
  if (example) {
    await tab.value(`new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true }); location.hash = ${JSON.stringify(`link=${encodeURIComponent(example + "/nowhere/at/all")}`)}; })`);
    await audit(`${file}, a miss`);
  }
}

// A browser that cannot run the engine, and an engine that stops at a link.
const store = pathToFileURL(join(folder, "store.html")).href;
const before = (source) => tab.send("Page.addScriptToEvaluateOnNewDocument", { source });
const result = "document.getElementById('result').innerText";
const ask = (link) => tab.value(`(() => { const field = document.getElementById('link'); field.value = ${JSON.stringify(link)}; field.dispatchEvent(new Event('input')); return ${result}; })()`);
const { identifier } = await before("delete globalThis.DecompressionStream");
await tab.open("about:blank");
await tab.open(store);
await new Promise((done) => setTimeout(done, 300));
check(`without DecompressionStream the page says ${await ask("shop://cart")}`, /cannot read links here/.test(await ask("shop://cart")));
check("without DecompressionStream no route is listed", (await tab.value("document.querySelectorAll('#list .name').length")) > 100);
await tab.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
await before(`{
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...words) => {
    const { exports } = await instantiate(...words);
    const explain = (...numbers) => {
      if (globalThis.stops) throw new WebAssembly.RuntimeError("unreachable");
      return exports.explain(...numbers);
    };
    return { exports: { ...exports, explain } };
  };
}`);
await openPage(store);
await tab.value("globalThis.stops = true");
check("a stop of the engine is not said", /The engine stopped at this/.test(await ask("shop://cart")));
await tab.value("globalThis.stops = false");
await new Promise((done) => setTimeout(done, 1000));
check(`after a stop the engine says ${await ask("shop://cart/items")}`, !/The engine/.test(await ask("shop://cart")));

check(`the console says ${tab.complaints.slice(0, 5).join("; ")}`, tab.complaints.length === 0);
check(`a page asks for ${tab.requests.slice(0, 5).join(" ")}`, tab.requests.length === 0);
await browser.close();

console.log(failures.slice(0, 30).join("\n"));
console.log(`${count.pages} pages: ${count.links} links shown, ${count.codes} codes read, ${count.controls} controls reached, ${count.audits} audits, ${count.papers} printed: ${failures.length} failures`);
if (failures.length > 0 || count.links === 0) process.exit(1);
