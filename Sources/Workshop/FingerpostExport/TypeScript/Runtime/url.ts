// MARK: URLs
// A URL as the app spells it. `Url.kt` is the same in Kotlin.

/** What stands for itself in a zone, and in every other part of a URL, as in a class of a regular expression. */
const UNRESERVED = "A-Za-z0-9\\-._~";
const BARE = UNRESERVED + "!$&'()*+,;=";
const SEGMENTS = BARE + ":@/";
const isSpelled = (part: string, bare: string) => new RegExp(`^(?:[${bare}]|%[0-9A-Fa-f]{2})*$`).test(part);
const escapedPart = (part: string, bare: string) =>
  part.replace(new RegExp(`[^${bare}]`, "gu"), (letter) =>
    letter > "~" ? encodeURIComponent(letter) : "%" + letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"),
  );
/** A part as it stands, or with all escapes, `%` too. */
const spelledPart = (part: string, bare: string) => (isSpelled(part, bare) ? part : escapedPart(part, bare));

function spelledURL(text: string): string | undefined {
  const [, scheme = "", start, path = "", query, fragment] =
    /^([^:/?#[\]@]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
  const authority = start === undefined ? "" : spelledAuthority(start);
  if (text === "" || !/^(?:(?:[a-z][a-z0-9+.-]*)?:)?$/i.test(scheme) || authority === undefined) return undefined;
  const first = path.replace(/\/[^]*/, "");
  const rest =
    // A colon in a first segment with escapes could be taken for the end of a scheme.
    (isSpelled(path, SEGMENTS)
      ? path
      : escapedPart(first, BARE + "@") + escapedPart(path.slice(first.length), SEGMENTS)) +
    (query === undefined ? "" : "?" + spelledPart(query.slice(1), SEGMENTS + "?")) +
    (fragment === undefined ? "" : "#" + spelledPart(fragment.slice(1), SEGMENTS + "?"));
  const spelled = scheme + authority + rest;
  // What changes is written anew, without a colon that no port follows.
  return spelled === text ? text : scheme + authority.replace(/:$/, "") + rest;
}

/** What is between the slashes and the path, with the slashes. */
function spelledAuthority(start: string): string | undefined {
  const parts = /^\/\/(?:([^]*)@)?(?:\[([^\]]*)\]|([^:[][^:]*)?)(:[0-9]*)?$/.exec(start);
  if (!parts) return undefined;
  const [, info, address, name = "", port = ""] = parts;
  const host = address === undefined ? spelledHost(name) : spelledAddress(address);
  if (host === undefined) return undefined;
  const user = info?.replace(/:[^]*/, "") ?? "";
  const password = info?.slice(user.length + 1) ?? "";
  const colon = info !== undefined && user.length < info.length ? ":" : "";
  const before = info === undefined ? "" : spelledPart(user, BARE) + colon + spelledPart(password, BARE + ":") + "@";
  return "//" + before + host + port;
}

/** An address between brackets; what follows the first `%` is a zone. */
function spelledAddress(address: string): string | undefined {
  const zone = address.replace(/^[^%]*/, "");
  const numbers = address.slice(0, address.length - zone.length);
  if (!new RegExp(`^[${BARE}:]*$`).test(numbers)) return undefined;
  const isZone = zone === "" || (zone.startsWith("%25") && isSpelled(zone, UNRESERVED));
  return `[${numbers}${isZone ? zone : "%25" + escapedPart(zone.slice(1), UNRESERVED)}]`;
}

/** A host in ASCII. */
function spelledHost(host: string): string | undefined {
  if (/^[\0-\x7f]*$/.test(host)) return isSpelled(host, BARE) ? host : undefined;
  const labels = host.split(".");
  const isAbsolute = labels[labels.length - 1] === "";
  const written = (isAbsolute ? labels.slice(0, -1) : labels).map(spelledLabel);
  return written.includes(undefined) ? undefined : written.join(".") + (isAbsolute ? "." : "");
}

/** What a host may have as it is: nothing that UTS 46 would replace by other text. */
const OF_HOST =
  /^(?:[a-z0-9_\-\u00df\u03c2]|(?![\u0300-\u036f]|\p{CWKCF})[\p{Ll}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}]){1,63}$/u;

function spelledLabel(label: string): string | undefined {
  const letters = [...label].map((letter) => letter.toLowerCase()).join("");
  if (!OF_HOST.test(letters) || /^[-\p{M}]|^..--|-$/u.test(letters)) return undefined;
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  const written = points.every((point) => point < 0x80) ? letters : "xn--" + punycode(points);
  return written.length < 64 ? written : undefined;
}

/** RFC 3492, section 6.3. */
function punycode(points: readonly number[]): string {
  let output = String.fromCharCode(...points.filter((point) => point < 0x80));
  const basic = output.length;
  if (basic > 0) output += "-";
  let [handled, delta, bias, least] = [basic, 0, 72, 0x80];
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= least));
    delta += (next - least) * (handled + 1);
    for (const point of points) {
      if (point < next) delta++;
      if (point !== next) continue;
      let rest = delta;
      for (let position = 36; ; position += 36) {
        const threshold = Math.min(Math.max(position - bias, 1), 26);
        const digit = rest < threshold ? rest : threshold + ((rest - threshold) % (36 - threshold));
        output += "abcdefghijklmnopqrstuvwxyz0123456789"[digit];
        if (rest < threshold) break;
        rest = Math.floor((rest - threshold) / (36 - threshold));
      }
      delta = Math.floor(delta / (handled === basic ? 700 : 2));
      delta += Math.floor(delta / (handled + 1));
      let steps = 0;
      for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
      bias = steps + Math.floor((36 * delta) / (delta + 38));
      delta = 0;
      handled++;
    }
    delta++;
    least = next + 1;
  }
  return output;
}
