// The engine in a page or in Node, as JavaScript calls it: texts go in, and answers come out as JSON, in the words of the command line. The other
// side of each call is in Exports.swift.
//
//     const engine = await Engine.of(await WebAssembly.compile(bytes));
//     const table = engine.load("origins app://\nuser users/{id:int}\n");
//     engine.explain(table, "app://users/7");              // {"url":"app://users/7",…,"route":"user","values":{"id":7},…}
//     engine.print(table, "user", { id: "7" });            // {"route":"user","url":"app://users/7"}

/** What is wrong with a table: a list with `message`, `code` and, of a text, `line` and `column`. */
export class TableError extends Error {
  constructor(faults) {
    super(
      faults
        .map(({ line, column, message }) => (line === undefined ? message : `${line}:${column}: ${message}`))
        .join("\n"),
    );
    this.faults = faults;
  }
}

export class Engine {
  #exports;
  #routes = new Map();

  /** An engine of a compiled module. */
  static async of(module) {
    const engine = new Engine();
    const number = (start, count) => Number(engine.#read(start, count));
    const { exports } = await WebAssembly.instantiate(module, { host: { number } });
    engine.#exports = exports;
    return engine;
  }

  #read(start, count) {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      new Uint8Array(this.#exports.memory.buffer, start, count),
    );
  }

  #write(text) {
    const bytes = new TextEncoder().encode(text);
    const start = this.#exports.reserve(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
  }

  #answer(count = this.#exports.length()) {
    return this.#read(this.#exports.answer(), count);
  }

  /** Loads a table: the text of a `.routes` file, or a lock of `fingerpost list --json`. Throws a TableError. */
  load(text) {
    this.#write(text);
    const table = this.#exports.load();
    const answer = JSON.parse(this.#answer());
    if (table < 0) throw new TableError(answer);
    this.#routes.set(table, answer);
    return table;
  }

  /** Frees a table. */
  unload(table) {
    this.#routes.delete(table);
    this.#exports.unload(table);
  }

  /** The routes of a table, each with its `name` and its `template`. */
  routes(table) {
    return this.#routes.get(table);
  }

  /** The name of the route that reads a link; null for none. */
  match(table, link) {
    this.#write(link);
    const index = this.#exports.match(table);
    return index < 0 ? null : this.#routes.get(table)[index].name;
  }

  /** What `fingerpost explain --json` prints. With a method, the link is the target of a request, unless told otherwise. */
  explain(table, link, method = "", isTarget = method !== "") {
    this.#write(`${method}\0${link}`);
    return this.#answer(this.#exports.explain(table, isTarget ? 1 : 0));
  }

  /** What `fingerpost url --json` prints: a value is a text, or a list of texts. With the index of a route, that one alone prints. */
  print(table, name, values, origin = "", route = -1) {
    const words = Object.entries(values).flatMap(([key, value]) => [value].flat().flatMap((one) => [key, one]));
    this.#write([name, origin, ...words].join("\0"));
    return this.#answer(this.#exports.print(table, route));
  }

  /** What is wrong with a table: `severity`, `kind`, `code`, `message`, `fix`, `link`, `method`, `routes`. */
  check(table) {
    return this.#answer(this.#exports.check(table));
  }

  /** What a table changes for the links of an old one: `verdict`, `breaking`, `changes`. */
  diff(table, old) {
    return this.#answer(this.#exports.diff(table, old));
  }
}
