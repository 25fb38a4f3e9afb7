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

const isScript = (text: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(text.replace(/^[\p{White_Space}\p{Cc}\p{Cf}]+/u, "").replace(/[\t\n\r]/g, ""));

const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether a text reads as one value of a type. */
function reads(type: TypeData, text: string, ignoresCase = false): boolean {
  if (type.members) {
    return ignoresCase ? type.members.some((member) => folded(member) === folded(text)) : type.members.includes(text);
  }
  const kind = type.kind ?? "string";
  const limits = bounds(kind);
  if (limits) {
    if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return false;
    const number = BigInt(text);
    return limits[0] <= number && number <= limits[1];
  }
  switch (kind) {
    case "uuid":
      return /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
    case "datetime":
      return isInstant(text);
    case "date":
      return isDay(text);
    case "ipv4":
      return /^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(text);
    case "bool":
      return /^(?:true|false|1|0)$/i.test(text);
    case "double":
      return /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) && Number.isFinite(Number(text));
    case "url":
      return !isScript(text);
    default:
      return true;
  }
}

/** What a form says of a text that does not read. */
function expectation(type: TypeData): string {
  if (type.members) return `expected one of ${type.members.map((member) => `"${member}"`).join(", ")}`;
  const limits = bounds(type.kind ?? "");
  if (limits) return `expected a whole number from ${limits[0]} to ${limits[1]}`;
  const words: Readonly<Record<string, string>> = {
    uuid: "a UUID such as 123e4567-e89b-42d3-a456-426614174000",
    datetime: "an instant such as 2026-11-20T09:26:00Z",
    date: "a day that exists, such as 2026-11-20",
    ipv4: "an IPv4 address such as 192.0.2.1",
    bool: "true or false",
    double: "a decimal such as 1.5",
    url: "a URL that is no script",
  };
  return `expected ${words[type.kind ?? ""] ?? "a text"}`;
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

/** A type as people know it: its name, and of a list that there may be several. */
const typeText = (type: TypeData): string => type.name;
