// The playground: what is typed is asked of the engine, after a pause.

const table = document.getElementById("table");
const links = document.getElementById("links");

/** A text that is shown as text: what is hidden in it shows as its number. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;
const shown = (text) => text.replace(HIDDEN, (hidden) => `\\u{${hidden.codePointAt(0).toString(16).toUpperCase()}}`);

function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined).map((child) => (typeof child === "string" ? shown(child) : child)));
  return element;
}

const code = (text) => make("code", { dir: "ltr" }, text);
const show = (id, ...children) => document.getElementById(id).replaceChildren(...children);
const list = (items) => make("ul", {}, ...items);

/** What is wrong, with its fix and a link that shows it. */
function told({ severity = "", verdict = "", code: number, kind, message, fix, link, method }) {
  const role = severity === "error" || verdict === "breaking" ? "error" : severity === "warning" ? "warning" : "quiet";
  const parts = [make("strong", { class: role }, `${severity || verdict} `), code(kind), ` ${message}`];
  if (fix) parts.push(make("br", {}), make("span", { class: "quiet" }, `Fix: ${fix}`));
  if (link !== undefined) parts.push(make("br", {}), code(method ? `${method} ${link}` : link));
  return make("li", { title: number ?? "" }, ...parts);
}

/** A link, with the route that reads it, or why none does. */
function explained(line, handle, engine) {
  const [, method = "", link = line] = /^(?:([A-Z]+) +)?(\S.*)$/.exec(line) ?? [];
  // Numbers stay as they are written.
  const answer = JSON.parse(
    engine.explain(handle, link, method).replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.]*/g, (part) => (part[0] === '"' ? part : `"${part}"`)),
  );
  const parts = [code(line), make("br", {})];
  if (answer.route !== null) {
    const values = Object.entries(answer.values).map(([name, value]) => `${name}=${Array.isArray(value) ? `[${value.join(", ")}]` : value}`);
    parts.push(make("strong", { class: "good" }, answer.route), ` ${values.join(" ")}`);
    if (answer.canonical !== link) parts.push(make("br", {}), make("span", { class: "quiet" }, "canonical: "), code(answer.canonical));
    return make("li", {}, ...parts);
  }
  parts.push(make("span", { class: "error" }, answer.summary.join(" ")));
  const near = answer.near.map(({ route, obstacles }) => make("li", {}, `${route}: ${obstacles.map(({ message }) => message).join("; ")}`));
  if (near.length > 0) parts.push(list(near.slice(0, 3)));
  if (answer.fix) parts.push(make("div", {}, "This would match: ", code(answer.fix.method ? `${answer.fix.method} ${answer.fix.url}` : answer.fix.url)));
  return make("li", {}, ...parts);
}

let engine;
let kept = "";

/** Loads a table, asks, and frees it. */
function within(text, ask) {
  const handle = engine.load(text);
  try {
    return ask(handle);
  } finally {
    engine.unload(handle);
  }
}

function update() {
  try {
    within(table.value, (handle) => {
      const findings = JSON.parse(engine.check(handle));
      show("check", findings.length === 0 ? make("p", { class: "good" }, "Nothing is wrong.") : list(findings.map(told)));
      const lines = links.value.split("\n").filter((line) => line.trim() !== "");
      show("explain", list(lines.map((line) => explained(line.trim(), handle, engine))));
      if (kept === "") return show("diff", make("p", { class: "quiet" }, "Keep a table, then change it."));
      within(kept, (old) => {
        const { verdict, breaking, changes } = JSON.parse(engine.diff(handle, old));
        show("diff", make("p", { class: breaking ? "error" : "good" }, verdict), list(changes.map(told)));
      });
    });
  } catch (error) {
    if (!(error instanceof TableError)) return restart(error);
    show("check", list(error.message.split("\n").map((line) => make("li", { class: "error" }, line))));
  }
  try {
    history.replaceState(null, "", `#${encodeURIComponent(JSON.stringify([table.value, links.value, kept]))}`);
  } catch {
    // Browsers take only so many new addresses, and only so long ones.
  }
}

/** A stop of the engine is said, and the next question gets a new one. */
async function restart(error) {
  show("check", make("p", { class: "error" }, `The engine stopped at this (${error.message}), and was started anew.`));
  engine = await Engine.of(compiled);
}

let pause;
for (const field of [table, links]) {
  field.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(update, 150);
  });
}
document.getElementById("keep").addEventListener("click", () => {
  kept = table.value;
  document.getElementById("kept").textContent = "kept";
  update();
});

const example = [
  "origins shop:// https://shop.example\nhome      /\nproduct   products/{id:int}?({tab:reviews|details})\nsearch    search?{q}&{page:int=1}&{tag:[string]}\nsale      sale/{name} [gone=it%20has%20ended, instead=home]\n",
  "shop://products/7?tab=reviews\nhttps://shop.example/search?q=lamp&tag=new&tag=red\nshop://product/7\nshop://sale/summer\n",
  "",
];
try {
  [table.value, links.value, kept] = location.hash === "" ? example : JSON.parse(decodeURIComponent(location.hash.slice(1)));
} catch {
  [table.value, links.value, kept] = example;
}

let compiled;
try {
  const packed = Uint8Array.from(atob(document.getElementById("engine").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  engine = await Engine.of(compiled);
  update();
  document.documentElement.dataset.engine = "ready";
} catch (error) {
  show("check", make("p", { class: "error" }, `This browser cannot run the engine: ${error.message}.`));
}
