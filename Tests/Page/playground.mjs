// Uses the playground as people do: node playground.mjs PAGE.html
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const page = resolve(process.argv[2]);
const failures = [];
const check = (what, isTrue) => isTrue || failures.push(what);
const browser = new Browser();
const tab = await browser.tab();

const text = (id) => tab.value(`document.getElementById(${JSON.stringify(id)}).innerText`);

/** Waits until an element shows a text. */
async function until(id, wanted) {
  for (let step = 0; step < 200; step++) {
    if (wanted.test(await text(id))) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  failures.push(`"${id}" never shows ${wanted}, but ${await text(id)}`);
}

const type = (id, value) =>
  tab.value(`(() => { const field = document.getElementById(${JSON.stringify(id)}); field.value = ${JSON.stringify(value)}; field.dispatchEvent(new Event("input")); })()`);

check(`it has ${statSync(page).size} bytes`, statSync(page).size < 1.3 * 1024 * 1024);
await tab.open(pathToFileURL(page).href);
await until("check", /Nothing is wrong/);
await until("explain", /product\s+id=7 tab=reviews/);
check("a gone link is not said", /"sale" is gone/.test(await text("explain")));
await type("table", "origins app://\na a/{x}/c\nb a/b/{y}\n");
await until("check", /warning crossing/);
await type("table", "origins app://\na x/{id:int\n");
await until("check", /^2:\d+: /);
await type("table", "origins app://\nuser users/{id:int}\nold old\n");
await type("links", "app://users/9223372036854775807\napp://user/7\n\u202Eapp://x\n");
await until("explain", /id=9223372036854775807/);
check("a hidden letter is not shown", (await text("explain")).includes("\\u{202E}"));
check("what would match is not offered", /This would match: app:\/\/users\/7/.test(await text("explain")));
await tab.value("document.getElementById('keep').click()");
await type("table", "origins app://\nuser users/{id:int}\n");
await until("diff", /breaking: 1 route dies/);
await tab.size(320, 640);
check("a small screen has to be moved sideways", (await tab.value("document.documentElement.scrollWidth")) <= 320);
check(`the console says ${tab.complaints.slice(0, 5).join("; ")}`, tab.complaints.length === 0);
check(`the page asks for ${tab.requests.slice(0, 5).join(" ")}`, tab.requests.length === 0);
await browser.close();
console.log(failures.join("\n") || "the playground checks, compares and explains");
process.exit(failures.length > 0 ? 1 : 0);
