// The module as JavaScript calls it: texts go in as UTF-8, and answers come out as JSON.

export class Engine {
  #exports;

  /** An engine of the bytes of a module. */
  static async load(bytes) {
    const engine = new Engine();
    const number = (start, count) => Number(engine.#text(start, count));
    const { instance } = await WebAssembly.instantiate(bytes, { host: { number } });
    engine.#exports = instance.exports;
    return engine;
  }

  #text(start, count) {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start, count));
  }

  #ask(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }

  /** A table of text; what is wrong with it is thrown, as a list of faults. */
  table(text) {
    this.#ask(text);
    const handle = this.#exports.load();
    if (handle < 0) throw new Error(this.#text(this.#exports.answer(), this.#exports.length()));
    this.#names ??= [];
    this.#names[handle] = JSON.parse(this.#text(this.#exports.answer(), this.#exports.length()));
    return handle;
  }

  #names;

  /** What `fingerpost explain --json` prints. */
  explain(handle, method, link) {
    this.#ask(`${method}\0${link}`);
    const count = this.#exports.explain(handle);
    return this.#text(this.#exports.answer(), count);
  }

  /** The name of the route that reads a link; null for none. */
  match(handle, link) {
    this.#ask(link);
    const index = this.#exports.match(handle);
    return index < 0 ? null : this.#names[handle][index];
  }
}
