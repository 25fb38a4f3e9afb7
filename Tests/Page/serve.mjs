// Serves a table that changes, and looks at it: node serve.mjs FINGERPOST
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Browser } from "./browser.mjs";

const fingerpost = resolve(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "page-served-"));
const file = join(folder, "links.routes");
const failures = [];
const check = (what, isTrue) => isTrue || failures.push(what);
const say = (lines) => writeFileSync(file, ["origins app:// /", ...lines, ""].join("\n"));

say(["home home", "user users/{id:int}"]);
const server = spawn(fingerpost, ["page", file, "--serve", "--port", "0"], { stdio: ["ignore", "ignore", "pipe"] });
const address = await new Promise((done) => server.stderr.setEncoding("utf8").on("data", (text) => done(/http:\S+/.exec(text)?.[0])));
const port = Number(new URL(address).port);
const ended = new Promise((done) => server.on("exit", (code, signal) => done(signal ?? code)));

/** The status of a request that is written by hand. */
const status = (request) =>
  new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => (text += part)).on("end", () => done(text.slice(9, 12))).on("error", fail);
  });

// Connections that say nothing keep nobody waiting.
const silent = Array.from({ length: 100 }, () => connect(port, "127.0.0.1").on("error", () => {}));
for (const [request, expected] of [
  [`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`, "200"],
  [`HEAD / HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`, "200"],
  [`GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n`, "200"],
  [`GET /../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n`, "404"],
  [`POST / HTTP/1.1\r\nHost: localhost\r\n\r\n`, "405"],
  [`GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n`, "403"],
  ["GET / HTTP/1.1\r\n\r\n", "403"],
  ["\r\n\r\n", "400"],
]) {
  const found = await status(request);
  check(`${JSON.stringify(request)}: ${found}, expected ${expected}`, found === expected);
}
silent.forEach((socket) => socket.destroy());

const second = spawnSync(fingerpost, ["page", file, "--serve", "--port", String(port)], { encoding: "utf8" });
check(`a port that is in use: ${second.status} ${second.stderr}`, second.status === 2 && second.stderr.includes(String(port)) && /in use/.test(second.stderr));

const listening = execFileSync("cat", ["/proc/net/tcp"], { encoding: "utf8" }).split("\n").filter((line) => line.includes(`:${port.toString(16).toUpperCase().padStart(4, "0")} 00000000:0000 0A`));
check(`it listens at ${listening}`, listening.length === 1 && listening[0].includes(" 0100007F:"));

const browser = new Browser();
const tab = await browser.tab();
await tab.open(`${address}#link=${encodeURIComponent("app://users/7")}`);

/** Waits until an expression is true in the page. */
async function until(what, expression) {
  for (let step = 0; step < 100; step++) {
    if (await tab.value(expression).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  failures.push(`${what}: ${await tab.value("document.body.innerText.slice(0, 300)")}`);
}
await until("the first page", "document.getElementById('result')?.dataset.route === 'user'");
say(["home home", "person users/{id:int}"]);
await until("a renamed route", "document.getElementById('result')?.dataset.route === 'person'");
say(["home home", "person users/{id:int"]);
await until("a table that does not read", "document.getElementById('errors')?.innerText.includes('links.routes:3')");
say(["home home", "member users/{id:int}"]);
await until("a table that reads again", "document.getElementById('result')?.dataset.route === 'member'");
rmSync(file);
await until("a table that is gone", "document.getElementById('errors')?.innerText.includes('cannot read')");
check(`the console says ${tab.complaints.join("; ")}`, tab.complaints.length === 0);
check(`the page asks for ${tab.requests.join(" ")}`, tab.requests.every((url) => url === `${address}version` || url.startsWith("data:")));
await browser.close();

server.kill("SIGINT");
check(`Ctrl-C ends it: ${await ended}`, (await ended) === "SIGINT");
rmSync(folder, { recursive: true });
console.log(failures.join("\n") || "a served table is read anew, and nobody else is served");
process.exit(failures.length > 0 ? 1 : 0);
