// The engine of the command line, compiled for WebAssembly: what it is asked, and what it answers, in the words of `--json`.

/** Of browsers since 2023. */
declare const DecompressionStream: new (format: "gzip") => ReadableWritablePair<Uint8Array, BlobPart>;

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(count: number): number;
  answer(): number;
  length(): number;
  load(): number;
  explain(table: number, isTarget: 0 | 1): number;
  print(table: number, route: number): number;
}

interface Said {
  readonly route: string;
  readonly template: string;
}

interface Item {
  readonly key: string;
  readonly value: string;
}

interface Obstacle {
  readonly offset?: string;
  readonly message: string;
}

/** What a route reads in a link. */
interface Reading {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly places?: readonly { readonly name: string; readonly offset: string; readonly length: string }[];
}

/** What `fingerpost explain --json` prints; numbers are texts here, for JavaScript's are not exact. */
interface Explanation extends Reading {
  readonly parts: readonly { readonly part: string; readonly text: string; readonly offset?: string }[];
  readonly route: string | null;
  readonly template?: string;
  readonly canonical?: string;
  readonly extraQuery?: readonly Item[];
  readonly unreadQuery?: readonly Item[];
  readonly others?: readonly (Said & { readonly reason?: string })[];
  readonly error?: { readonly kind: string; readonly offset?: string };
  /** The route that is gone. */
  readonly gone?: Said & Reading;
  readonly summary?: readonly string[];
  readonly obstacles?: readonly Obstacle[];
  readonly isNear?: boolean;
  readonly near?: readonly (Said & { readonly obstacles: readonly Obstacle[] })[];
  readonly omitted?: string;
  readonly fix?: { readonly url: string; readonly method?: string; readonly route: string };
}

interface Printed {
  readonly url: string | null;
  readonly error?: { readonly code: string; readonly message: string; readonly parameter?: string };
}

/** A document whose numbers are texts. */
const exactly = (json: string): unknown =>
  JSON.parse(json.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g, (part) => (part[0] === '"' ? part : `"${part}"`)));

const key = (name: string, template: string): string => `${name}\0${template}`;

class Engine {
  /** The index of each route of the page in the engine's table. */
  private readonly indices: readonly number[];

  private constructor(
    private readonly exports: Exports,
    private readonly table: number,
    routes: readonly { readonly name: string; readonly template: string }[],
  ) {
    const found = new Map(routes.map(({ name, template }, index) => [key(name, template), index]));
    this.indices = data.routes.map((route) => found.get(key(route.name, whole(route))) ?? -1);
  }

  /** An engine with the table of the page. */
  static async of(module: WebAssembly.Module): Promise<Engine> {
    let exports: Exports | undefined;
    const number = (start: number, count: number) => Number(read(exports as Exports, start, count));
    const instance = await WebAssembly.instantiate(module, { host: { number } });
    exports = instance.exports as unknown as Exports;
    write(exports, lock());
    const table = exports.load();
    const answer = read(exports, exports.answer(), exports.length());
    if (table < 0) throw new Error(`the table does not load: ${answer}`);
    return new Engine(exports, table, JSON.parse(answer));
  }

  explain(link: string, method: string): Explanation {
    // GET is what a link is without a request.
    const isTarget = method !== "GET";
    write(this.exports, `${isTarget ? method : ""}\0${link}`);
    const count = this.exports.explain(this.table, isTarget ? 1 : 0);
    return exactly(read(this.exports, this.exports.answer(), count)) as Explanation;
  }

  /** A link of a route. */
  print(number: number, origin: string, words: readonly (readonly [key: string, value: string])[]): Printed {
    write(this.exports, [data.routes[number]?.name ?? "", origin, ...words.flat()].join("\0"));
    const count = this.exports.print(this.table, this.indices[number] ?? -1);
    return exactly(read(this.exports, this.exports.answer(), count)) as Printed;
  }
}

function write(exports: Exports, text: string): void {
  const bytes = new TextEncoder().encode(text);
  const start = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes);
}

const read = (exports: Exports, start: number, count: number): string =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(exports.memory.buffer, start, count));

const numbersOf = new Map(data.routes.map((route, number) => [key(route.name, whole(route)), number]));

/** The route of the page that an answer names. */
const numberOf = (name: string, template: string): number => numbersOf.get(key(name, template)) ?? -1;
/** The number of the route that reads a link, even if it is gone. */
const readerOf = ({ route, template, gone }: Explanation): number =>
  gone ? numberOf(gone.route, gone.template) : numberOf(route ?? "", template ?? "");
const numberNamed = (name: string): number => data.routes.findIndex((route) => route.name === name);

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

/** The bytes of a text in base 85 (RFC 1924): five digits are four bytes. */
function unpacked(text: string): Uint8Array {
  const digits = text.replace(/\s/g, "");
  const values = new Uint8Array(128);
  [...DIGITS].forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
  const bytes = new Uint8Array(Math.floor((digits.length * 4) / 5));
  const padded = digits + "~~~~";
  for (let [at, end] = [0, 0]; end < bytes.length; at += 5) {
    let group = 0;
    for (let digit = at; digit < at + 5; digit++) group = group * 85 + (values[padded.charCodeAt(digit)] ?? 0);
    for (let shift = 24; shift >= 0 && end < bytes.length; shift -= 8) bytes[end++] = group >>> shift;
  }
  return bytes;
}

let compiled: WebAssembly.Module | undefined;
let engine: Engine | undefined;
/** Why there is no engine. */
let reason = "The engine is starting\u2026";

/** Unpacks and starts the engine, then calls back: there may be none in this browser. */
async function start(done: () => void): Promise<void> {
  try {
    if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") {
      throw new Error("it has no WebAssembly, or no DecompressionStream");
    }
    const stream = new Blob([unpacked(text("engine"))]).stream().pipeThrough(new DecompressionStream("gzip"));
    compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    engine = await Engine.of(compiled);
    document.documentElement.dataset["engine"] = "ready";
  } catch (error) {
    reason = `This browser cannot read links here: ${error instanceof Error ? error.message : String(error)}. The routes are listed below.`;
  }
  done();
}

/** Asks the engine; undefined if there is none, or none any more: `reason` says why, and a new one is made. */
function asked<Answer>(question: (engine: Engine) => Answer): Answer | undefined {
  if (!engine) return undefined;
  try {
    return question(engine);
  } catch (error) {
    reason = `The engine stopped at this (${error instanceof Error ? error.message : String(error)}), and was started anew.`;
    engine = undefined;
    if (compiled) void Engine.of(compiled).then((another) => (engine = another));
    return undefined;
  }
}
