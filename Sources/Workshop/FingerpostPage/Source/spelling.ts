// How a link is spelled: what `LinkWriter` of the engine escapes, and what it puts between the parts. What no link can carry is not refused
// here: such a text does not read back.

/** What is escaped in a segment, a query and a fragment: what RFC 3986, section 3, does not let stand there. */
const IN_AUTHORITY = /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu;
const IN_SEGMENT = /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu;
const IN_QUERY = /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu;
const IN_FRAGMENT = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu;
/** Every letter at which a fragment is cut, too. */
const IN_PART_OF_FRAGMENT = /[^A-Za-z0-9\-._~!$()*,;:@]/gu;

/** The same for people to read, where letters of all scripts stay: in a template and its segments, a query, a fragment, and a part of one. */
const SHOWN_IN_SEGMENT = /[^A-Za-z0-9\-._~!$&'+,;=:@\u00a1-\uffff]/g;
const SHOWN_IN_QUERY = /[^A-Za-z0-9\-._~!$()*,;:@/?\u00a1-\uffff]/g;
const SHOWN_IN_FRAGMENT = /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?\u00a1-\uffff]/g;
const SHOWN_IN_PART_OF_FRAGMENT = /[^A-Za-z0-9\-._~!$()*,;:@\u00a1-\uffff]/g;

const escaped = (text: string, letters: RegExp): string =>
  text.replace(letters, (letter) =>
    /['()*]/.test(letter) ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(letter),
  );

const spelledPair = (key: string, value: string | undefined): string =>
  escaped(key, IN_QUERY) + (value === undefined ? "" : "=" + escaped(value, IN_QUERY));
const spelledItem = ({ key, value, hasValue }: SpannedItem): string =>
  spelledPair(key.text, hasValue ? value.text : undefined);

/** The parts of a link, decoded but for what is spelled. */
interface Draft {
  readonly segments: readonly string[];
  /** What follows the segments, as it stands in the link. */
  readonly rawRest?: string | undefined;
  /** `key=value` as they stand in the link. */
  readonly items: readonly string[];
  /** What follows `#` as it stands in the link. */
  readonly fragment?: string | undefined;
  /** Whether the first segment is a word that is read in any case: as a host it has no capitals. */
  readonly foldsHost?: boolean;
}

/** The text of a link; undefined if its origin has no place for its parts. */
function spelled(source: Source, { segments, rawRest, items, fragment, foldsHost }: Draft): string | undefined {
  const { form, prefix } = source;
  const behind = (items.length > 0 ? "?" + items.join("&") : "") + (fragment === undefined ? "" : "#" + fragment);
  const rest = rawRest === undefined ? [] : [rawRest];
  if (form === "compact") return behind === "" && rest.length === 0 ? segments.join(":") : undefined;
  const [first = "", ...others] = segments;
  const own = others.map((text) => escaped(text, IN_SEGMENT));
  if (form === "scheme") {
    const begin = segments.length === 0 ? [] : [escaped(first, IN_AUTHORITY)];
    return prefix + [...begin, ...own, ...rest].join("/") + behind;
  }
  if (form === "host") {
    const [start = "", end = ""] = prefix.split("*");
    const host = foldsHost ? folded(first) : first;
    return isCapturable(host) ? start + host + end + "/" + [...own, ...rest].join("/") + behind : undefined;
  }
  const begin = segments.length === 0 ? [] : [escaped(first, IN_SEGMENT)];
  return prefix + "/" + [...begin, ...own, ...rest].join("/") + behind;
}
