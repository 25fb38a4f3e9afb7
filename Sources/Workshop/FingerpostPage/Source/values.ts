// Which texts a type reads: the rules of `ScalarType`. The module has the last word on a link; this says why.

const INTEGER = /^(u?)int(8|16|32|64)?$/;

/** The least and the greatest value of an integer type. */
function bounds(kind: string): [bigint, bigint] | undefined {
  const found = INTEGER.exec(kind);
  if (!found) return undefined;
  const bits = BigInt(found[2] ?? 64);
  return found[1] ? [0n, (1n << bits) - 1n] : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n];
}

function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return false;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
}

function isInstant(text: string): boolean {
  const found = /^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(text);
  const within = (index: number, most: number) => Number(found?.[index] ?? 0) <= most;
  return (
    found !== null &&
    isDay(found[1] as string) &&
    within(2, 23) &&
    within(3, 59) &&
    within(4, 59) &&
    within(5, 23) &&
    within(6, 59)
  );
}

/** What a browser passes over before the scheme of a link. */
const INVISIBLE =
  /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u;

/** Whether a browser takes a text for a script. */
const isScript = (text: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(text.replace(INVISIBLE, "").replace(/[\t\n\r]/g, ""));

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** A number as a plain decimal, the shortest that reads back equal. */
function decimal(value: number): string {
  const [digits = "", exponent = "0"] = String(Math.abs(value)).split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  const point = whole.length + Number(exponent);
  const all = "0".repeat(Math.max(0, 1 - point)) + (whole + fraction).padEnd(point, "0");
  const [before, after] = [all.slice(0, Math.max(1, point)), all.slice(Math.max(1, point))];
  return (value < 0 ? "-" : "") + before + (after === "" ? "" : "." + after);
}

/** An instant in UTC; undefined if that is outside of the years from 0 to 9999. */
function instant(text: string): string | undefined {
  if (!isInstant(text)) return undefined;
  const fraction = /\.[0-9]*[1-9]/.exec(text)?.[0] ?? "";
  const utc = new Date(text.replace(/\.[0-9]+/, "")).toISOString();
  return /^[0-9]/.test(utc) ? utc.slice(0, 19) + fraction + "Z" : undefined;
}

/** The text of a query in its one spelling; undefined for what is none. */
function wholeQuery(text: string): string | undefined {
  if (text !== "" && text.split("&").includes("")) return undefined;
  try {
    return cutItems(text, 0, text.length, false).map(spelledItem).join("&");
  } catch {
    return undefined;
  }
}

/** The canonical spelling of the value that a text reads as; undefined if it does not read. */
function canonicalValue(type: TypeData, text: string, ignoresCase = false): string | undefined {
  const compared = (one: string) => (type.kind === "members" ? one.normalize() : ignoresCase ? folded(one) : one);
  if (type.members) return type.members.find((member) => compared(member) === compared(text));
  const kind = type.kind ?? "string";
  const limits = bounds(kind);
  const only = (reads: boolean) => (reads ? text : undefined);
  if (limits) {
    if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
    const number = BigInt(text);
    return only(limits[0] <= number && number <= limits[1]);
  }
  switch (kind) {
    case "uuid":
      return only(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text))?.toLowerCase();
    case "datetime":
      return instant(text);
    case "date":
      return only(isDay(text));
    case "ipv4":
      return only(/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(text));
    case "bool":
      return /^(?:true|1)$/i.test(text) ? "true" : /^(?:false|0)$/i.test(text) ? "false" : undefined;
    case "double": {
      const isNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) && Number.isFinite(Number(text));
      return isNumber ? decimal(Number(text)) : undefined;
    }
    case "url":
      return isScript(text) ? undefined : spelledURL(text);
    case "query":
      return wholeQuery(text);
    default:
      return text;
  }
}

/** Whether a text reads as one value of a type. */
const reads = (type: TypeData, text: string, ignoresCase = false): boolean =>
  canonicalValue(type, text, ignoresCase) !== undefined;

/** Whether a type is known to read every text. */
const readsAnyText = (type: TypeData): boolean =>
  !type.members && ["string", "text", "url"].includes(type.kind ?? "string");

const TYPE_WORDS: Readonly<Record<string, string>> = {
  uuid: "a UUID such as 123e4567-e89b-42d3-a456-426614174000",
  datetime: "a time such as 2026-11-20T09:26:00Z",
  date: "a day such as 2026-11-20",
  ipv4: "an IPv4 address such as 192.0.2.1",
  bool: "true or false",
  double: "a number such as 1.5",
  url: "a URL that is no script",
  query: "items such as a=1&b=2",
  text: "a text that the app checks",
};

/** What a type reads, in words. */
function typeWords(type: TypeData): string {
  const [least, most] = bounds(type.kind ?? "") ?? [];
  const isLarge = most !== undefined && most > 2n ** 32n;
  const range = isLarge ? (least === 0n ? " from 0" : "") : ` from ${least} to ${most}`;
  const one = type.members
    ? `one of ${type.members.length === 1 ? "one word" : `${type.members.length} words`}`
    : most === undefined
      ? (TYPE_WORDS[type.kind ?? ""] ?? "any text")
      : `a whole number${range}`;
  return type.isArray ? `several, each ${one}` : one;
}

/** What a form says of a text that does not read. */
function expectation(type: TypeData): string {
  const limits = bounds(type.kind ?? "");
  if (type.members) return `expected one of ${type.members.map(quoted).join(", ")}`;
  if (limits) return `expected a whole number from ${limits[0]} to ${limits[1]}`;
  if (type.kind === "date") return `expected a day that exists, such as ${type.sample ?? "2026-11-20"}`;
  return `expected ${TYPE_WORDS[type.kind ?? ""] ?? "a text"}`;
}

/** A text that reads, as the value that the module takes. */
function moduleValue(type: TypeData, text: string): unknown {
  if (type.members) return text;
  const kind = type.kind ?? "string";
  if (bounds(kind)) return /int(?:64)?$/.test(kind) ? BigInt(text) : Number(text);
  if (kind === "double") return Number(text);
  if (kind === "bool") return /^(?:true|1)$/i.test(text);
  return text;
}

/** A value of the module as text: a list of texts for a list. */
function textOf(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((one) => String(textOf(one)));
  if (typeof value !== "number") return String(value);
  // A large number would be written with an exponent.
  return /e\+/.test(String(value)) ? BigInt(value).toString() : String(value);
}

const typeOf = (parameter: Parameter): TypeData => data.types[parameter.type] as TypeData;

/** A type as templates name it, and in words where its name does not say them. */
const typeCell = (type: TypeData): Child[] => [
  code(type.name),
  " ",
  !type.name.includes("|") && make("span", { class: "quiet" }, shown(typeWords(type))),
];
