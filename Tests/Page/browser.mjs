// Chromium without a window, spoken to in its debugging protocol: JSON over two pipes, each message ended by NUL.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Browser {
  #calls = new Map();
  #listeners = [];
  #number = 0;
  #rest = "";

  /** Starts the browser that CHROMIUM names. */
  constructor(options = []) {
    this.profile = mkdtempSync(join(tmpdir(), "page-browser-"));
    // As root there is no sandbox to have.
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const words = ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe"];
    this.process = spawn(
      process.env.CHROMIUM || "chromium",
      [...words, ...root, `--user-data-dir=${this.profile}`, ...options, "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
    );
    this.process.stdio[4].setEncoding("utf8").on("data", (text) => this.#read(text));
    this.process.on("exit", () => this.#calls.forEach(({ reject }) => reject(new Error("the browser has ended"))));
  }

  #read(text) {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop();
    for (const message of messages.map((one) => JSON.parse(one))) {
      if (message.id === undefined) {
        this.#listeners.forEach((listener) => listener(message));
        continue;
      }
      const { resolve, reject } = this.#calls.get(message.id);
      this.#calls.delete(message.id);
      if (message.error) reject(new Error(message.error.message));
      else resolve(message.result);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#number;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }));
  }

  listen(listener) {
    this.#listeners.push(listener);
  }

  async tab() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab(this, sessionId);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await tab.send(`${domain}.enable`);
    return tab;
  }

  async close() {
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    this.send("Browser.close").catch(() => {});
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class Tab {
  /** Whatever the console says, and errors that nobody catches. */
  complaints = [];
  /** The addresses that were asked for, but for the page itself. */
  requests = [];
  #loads = [];

  constructor(browser, session) {
    [this.browser, this.session] = [browser, session];
    browser.listen(({ sessionId, method, params }) => {
      if (sessionId !== session) return;
      if (method === "Runtime.consoleAPICalled") this.complaints.push(params.args.map(({ value, description }) => value ?? description).join(" "));
      if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === "Log.entryAdded") this.complaints.push(params.entry.text);
      if (method === "Network.requestWillBeSent" && params.type !== "Document") this.requests.push(params.request.url);
      if (method === "Page.loadEventFired") this.#loads.splice(0).forEach((resolve) => resolve());
    });
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async open(url) {
    const loaded = new Promise((resolve) => this.#loads.push(resolve));
    const { errorText, loaderId } = await this.send("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    // Another fragment of the same page loads nothing.
    if (loaderId) await loaded;
  }

  /** The value of an expression, or of the promise that it is. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async key(key, { code = key, number = 0, text, modifiers = 0 } = {}) {
    const event = { key, code, windowsVirtualKeyCode: number, text, modifiers };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  size(width, height, scale = 1) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: false });
  }

  colours(scheme) {
    return this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  /** Shows the page as on paper for `print`, and as on a screen for an empty text. */
  media(media, scheme) {
    return this.send("Emulation.setEmulatedMedia", { media, features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  /** The page as a PDF. */
  async paper() {
    const { data } = await this.send("Page.printToPDF", {});
    return Buffer.from(data, "base64");
  }

  async picture(options = {}) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", ...options });
    return Buffer.from(data, "base64");
  }
}
