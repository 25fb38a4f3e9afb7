// The engine of the command line, compiled for WebAssembly: what it is asked, and what it answers, in the words of `--json`.

/** Of browsers since 2023. */
declare const DecompressionStream: new (format: "gzip") => ReadableWritablePair<Uint8Array, BlobPart>;

// Of FingerpostModule/engine.mjs, which stands before this script.

declare class TableError extends Error {}

declare class Engine {
  static of(module: WebAssembly.Module): Promise<Engine>;
  load(text: string): number;
  routes(table: number): readonly { readonly name: string; readonly template: string }[];
  explain(table: number, link: string, method: string): string;
  print(table: number, name: string, values: Readonly<Record<string, unknown>>, origin: string, route: number): string;
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

/** An engine with the table of the page. */
class TableEngine {
  private readonly table: number;
  /** The index of each route of the page in the engine's table. */
  private readonly indices: readonly number[];

  constructor(private readonly engine: Engine) {
    this.table = engine.load(lock());
    const found = new Map(engine.routes(this.table).map(({ name, template }, index) => [key(name, template), index]));
    this.indices = data.routes.map((route) => found.get(key(route.name, whole(route))) ?? -1);
  }

  explain(link: string, method: string): Explanation {
    // GET is what a link is without a request.
    return exactly(this.engine.explain(this.table, link, method === "GET" ? "" : method)) as Explanation;
  }

  /** A link of a route. */
  print(number: number, values: Readonly<Record<string, unknown>>, origin: string): Printed {
    const [name, index] = [data.routes[number]?.name ?? "", this.indices[number] ?? -1];
    return exactly(this.engine.print(this.table, name, values, origin, index)) as Printed;
  }
}

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
let engine: TableEngine | undefined;
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
    engine = new TableEngine(await Engine.of(compiled));
    document.documentElement.dataset["engine"] = "ready";
  } catch (error) {
    const [lead, message] = [
      error instanceof TableError ? "The table does not load" : "This browser cannot read links here",
      String(error),
    ];
    reason = `${lead}: ${message.replace(/^Error: /, "")}. The routes are listed below.`;
  }
  done();
}

/** Asks the engine; undefined if there is none, or none any more: `reason` says why, and a new one is made. */
function asked<Answer>(question: (engine: TableEngine) => Answer): Answer | undefined {
  if (!engine) return undefined;
  try {
    return question(engine);
  } catch (error) {
    reason = `The engine stopped at this (${error instanceof Error ? error.message : String(error)}), and was started anew.`;
    engine = undefined;
    if (compiled) void Engine.of(compiled).then((another) => (engine = new TableEngine(another)));
    return undefined;
  }
}
