// What keeps a route from reading a link: the words of `Obstacle` of the engine.

/** The letters that are escaped where something stands in a link; undefined for compact text, which has no escapes. */
type Escapes = RegExp | undefined;

const inLink = (text: string, escapes: Escapes): string => (escapes ? escaped(text, escapes) : text);

/** What a part expects of a segment, a literal as it is written in a link. */
function expectedOf(route: Route, take: Take, escapes: Escapes): string {
  const [piece] = take.pieces;
  switch (take.kind) {
    case "literal":
      return quoted(inLink(String(piece), escapes));
    case "mixed":
      return quoted(mixedText(route, take));
    case "capture":
    case "raw":
      return expectedType(parameterType(route, piece as number), escapes);
    case "*":
      return "a segment";
    default:
      return "string";
  }
}

const parameterType = (route: Route, slot: number): TypeData => typeOf(parameterOf(route, slot));
const expectedValue = (route: Route, value: Piece, escapes: Escapes): string =>
  typeof value === "string" ? quoted(inLink(value, escapes)) : expectedType(parameterType(route, value), escapes);

/** The name of a type; of a set its members, as they are written in a link. */
function expectedType({ name, kind, members, isArray }: TypeData, escapes: Escapes): string {
  if (!members || kind === "members") return name;
  const texts = members.map((member) => inLink(member, escapes)).join("|") + (members.length === 1 ? "|" : "");
  return isArray ? `[${texts}]` : texts;
}

/** A segment of literals and parameters, as a template spells it. */
const mixedText = (route: Route, take: Take): string =>
  take.pieces
    .map((piece) => {
      if (typeof piece === "string") return escapedLiteral(piece);
      const { name } = parameterOf(route, piece);
      const type = parameterType(route, piece).name;
      return type === "string" ? `{${name}}` : `{${name}:${type}}`;
    })
    .join("");

/** What was meant by a text where one of a few is expected, as it is written in a link. */
function meantValue(route: Route, value: Piece | undefined, text: string, escapes: Escapes): string | undefined {
  const members = typeof value === "number" ? parameterType(route, value).members : undefined;
  const meant = nearestWord(text, members ?? []);
  return meant === undefined ? undefined : inLink(meant, escapes);
}

const list = (texts: readonly string[]): string => (texts.length === 0 ? "nothing" : texts.map(quoted).join(", "));

/** `expected int, found "x"`; a script is no value of a URL. */
function mismatch(route: Route, value: Piece, texts: readonly string[], escapes: Escapes): string {
  const words = `expected ${expectedValue(route, value, escapes)}, found ${list(texts)}`;
  if (typeof value === "string") return words;
  if (parameterType(route, value).kind === "url" && texts.some(isScript)) return `${words}: a script is not a value`;
  const meant = texts.map((text) => meantValue(route, value, text, escapes)).find((one) => one !== undefined);
  return words + didYouMean(meant);
}

/** Whether a key is likely a misspelling of an item's. */
const isLike = ({ key }: SpannedItem, [wanted]: Item): boolean => slipsBetween(key.text, wanted) !== undefined;

/** The first item whose key is likely a misspelling of one of these. */
const itemLike = (items: readonly Item[], all: readonly SpannedItem[]): SpannedItem | undefined =>
  all.find((one) => items.some((item) => isLike(one, item)));

const occurrences = ([key]: Item, all: readonly SpannedItem[]): SpannedItem[] =>
  all.filter((item) => item.key.text === key);

function itemObstacles(route: Route, part: QueryPart, all: readonly SpannedItem[], side: Side): string[] {
  const items = itemsOf(part);
  const escapes = side === 0 ? SHOWN_IN_QUERY : SHOWN_IN_PART_OF_FRAGMENT;
  const other = ([key, value]: Item, texts: readonly string[]): string =>
    texts.length > 1 && !isArrayPiece(route, value)
      ? `${whereIs(key, side)}: expected it once, found ${list(texts)}`
      : `${whereIs(key, side)}: ${mismatch(route, value, texts, escapes)}`;
  const given = items.find((item) => occurrences(item, all).length > 0);
  if (given)
    return [
      other(
        given,
        occurrences(given, all).map((item) => item.value.text),
      ),
    ];
  const like = itemLike(items, all);
  const keys = items.map(([key]) => quoted(inLink(key, escapes))).join(" or ");
  const found = list(like ? [like.key.text] : []);
  const missed = `${side === 0 ? "query" : "fragment"}: expected ${keys}, found ${found}`;
  // The value under a key that is misspelt may be another one, too.
  const meant = like && items.find((item) => isLike(like, item));
  return !like || !meant || readsPiece(route, meant[1], like.value.text)
    ? [missed]
    : [missed, other(meant, [like.value.text])];
}

function fragmentObstacle(route: Route, link: Scan): string {
  const texts = link.fragment ? [link.fragment.text] : [];
  const { value } = route.fragment as FragmentParts;
  if (value === undefined) return `fragment: expected ${fragmentText(route)}, found ${list(texts)}`;
  return `fragment: ${mismatch(route, value, texts, SHOWN_IN_FRAGMENT)}`;
}

/** The fragment as the template writes it. */
const fragmentText = ({ shape }: Route): string => shape.slice(shape.indexOf("#"));

function segmentObstacle(route: Route, take: Take, text: string | undefined, escapes: Escapes): string {
  const words = `expected ${expectedOf(route, take, escapes)}, found ${list(text === undefined ? [] : [text])}`;
  return take.kind === "capture" && text !== undefined
    ? words + didYouMean(meantValue(route, take.pieces[0], text, escapes))
    : words;
}

/** Everything that keeps a route from reading a link, in the order of the link. */
function obstaclesOf({ number, distance }: Near, link: Scan, method: string): string[] {
  const route = data.routes[number] as Route;
  const cut = route.fragment?.kind && link.fragment ? cutFragment(route.fragment.kind, link) : undefined;
  const textAt = (segment: number) => (link.segments[segment] as Span).text;
  const inFragment = (segment: number) => `segment ${segment + 1} of the fragment`;
  const escapes = link.source.form === "compact" ? undefined : SHOWN_IN_SEGMENT;
  let missing = 0;
  return distance.slips.flatMap((slip) => {
    switch (slip.kind) {
      case "value":
        return `segment ${slip.segment + 1}: ${scriptOr(route, slip.take, textAt(slip.segment), escapes)}`;
      case "parameter":
        return `segment ${slip.segment + 1}: expected ${expectedOf(route, slip.take, escapes)}, found ${quoted(textAt(slip.segment))}: ";" begins a parameter, which the route does not have`;
      case "missing": {
        const isInside = slip.before < link.segments.length;
        if (!isInside) missing++;
        const where = isInside ? `before segment ${slip.before + 1}` : `segment ${link.segments.length + missing}`;
        return `${where}: ${segmentObstacle(route, slip.take, undefined, escapes)}`;
      }
      case "tooMany":
        return `segment ${slip.segment + 1}: ${quoted(textAt(slip.segment))} is one too many`;
      case "item":
        return itemObstacles(route, slip.part, link.items, 0);
      case "fragment":
        return fragmentObstacle(route, link);
      case "fragmentSegment":
        return `${inFragment(slip.segment)}: ${scriptOr(route, slip.take, cut?.segments[slip.segment]?.text, SHOWN_IN_PART_OF_FRAGMENT)}`;
      case "tooManyInFragment":
        return `${inFragment(slip.segment)}: ${quoted(cut?.segments[slip.segment]?.text ?? "")} is one too many`;
      case "fragmentItem":
        return itemObstacles(route, slip.part, cut?.items ?? [], 1);
      case "method":
        return `method: expected ${route.method}, found ${method}${didYouMean(method.toUpperCase() === route.method ? route.method : undefined)}`;
      case "colon":
        return `segment 1: expected ${quoted(escaped(textAt(0), IN_AUTHORITY))}, found ${quoted(textAt(0))}`;
      case "origin":
        return `origin: expected ${originText(route, link)}, found ${list(link.source.fitting.slice(0, 1).map((one) => data.origins[one] as string))}`;
    }
  });
}

/** The same for a value, of which a script is none where a URL is expected. */
const scriptOr = (route: Route, take: Take, text: string | undefined, escapes: Escapes): string =>
  (take.kind === "capture" || take.kind === "raw") &&
  text !== undefined &&
  parameterType(route, take.pieces[0] as number).kind === "url"
    ? mismatch(route, take.pieces[0] as number, [text], escapes)
    : segmentObstacle(route, take, text, escapes);

const originText = (route: Route, link: Scan): string =>
  route.isWebOnly && !isWebLink(link)
    ? "a web origin"
    : originsOf(route)
        .map((origin) => data.origins[origin])
        .join(" or ");
