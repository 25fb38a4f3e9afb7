// What keeps a route from reading a link: the words of `Obstacle` of the engine.

/** What a part expects of a segment. */
function expectedOf(route: Route, take: Take): string {
  const [piece] = take.pieces;
  switch (take.kind) {
    case "literal":
      return quoted(escapedLiteral(String(piece)));
    case "mixed":
      return quoted(mixedText(route, take));
    case "capture":
    case "raw":
      return parameterType(route, piece as number).name;
    case "*":
      return "a segment";
    default:
      return "string";
  }
}

const parameterType = (route: Route, slot: number): TypeData => typeOf(parameterOf(route, slot));
const expectedValue = (route: Route, value: Piece): string =>
  typeof value === "string" ? quoted(value) : parameterType(route, value).name;

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

/** What was meant by a text where one of a few is expected. */
const meantValue = (route: Route, value: Piece | undefined, text: string): string | undefined =>
  typeof value === "number" ? nearestWord(text, parameterType(route, value).members ?? []) : undefined;

const list = (texts: readonly string[]): string => (texts.length === 0 ? "nothing" : texts.map(quoted).join(", "));

/** `expected int, found "x"`; a script is no value of a URL. */
function mismatch(route: Route, value: Piece, texts: readonly string[]): string {
  const words = `expected ${expectedValue(route, value)}, found ${list(texts)}`;
  if (typeof value === "string") return words;
  if (parameterType(route, value).kind === "url" && texts.some(isScript)) return `${words}: a script is not a value`;
  const meant = texts.map((text) => meantValue(route, value, text)).find((one) => one !== undefined);
  return words + didYouMean(meant);
}

/** The first item whose key is likely a misspelling of one of these. */
const itemLike = (items: readonly Item[], all: readonly SpannedItem[]): SpannedItem | undefined =>
  all.find(({ key }) => items.some(([wanted]) => slipsBetween(key.text, wanted) !== undefined));

const occurrences = ([key]: Item, all: readonly SpannedItem[]): SpannedItem[] =>
  all.filter((item) => item.key.text === key);

function itemObstacle(route: Route, part: QueryPart, all: readonly SpannedItem[], side: Side): string {
  const items = itemsOf(part);
  const given = items.find((item) => occurrences(item, all).length > 0);
  if (!given) {
    const like = itemLike(items, all);
    const keys = items.map(([key]) => quoted(key)).join(" or ");
    return `${side === 0 ? "query" : "fragment"}: expected ${keys}, found ${list(like ? [like.key.text] : [])}`;
  }
  const texts = occurrences(given, all).map((item) => item.value.text);
  const isList = typeof given[1] === "number" && parameterType(route, given[1]).isArray === true;
  const where = whereIs(given[0], side);
  if (texts.length > 1 && !isList) return `${where}: expected it once, found ${list(texts)}`;
  return `${where}: ${mismatch(route, given[1], texts)}`;
}

function fragmentObstacle(route: Route, link: Scan): string {
  const texts = link.fragment ? [link.fragment.text] : [];
  const { value } = route.fragment as FragmentParts;
  if (value === undefined) return `fragment: expected ${fragmentText(route)}, found ${list(texts)}`;
  return `fragment: ${mismatch(route, value, texts)}`;
}

/** The fragment as the template writes it. */
const fragmentText = ({ shape }: Route): string => shape.slice(shape.indexOf("#"));

function segmentObstacle(route: Route, take: Take, text: string | undefined): string {
  const words = `expected ${expectedOf(route, take)}, found ${list(text === undefined ? [] : [text])}`;
  return (
    words + (take.kind === "capture" && text !== undefined ? didYouMean(meantValue(route, take.pieces[0], text)) : "")
  );
}

/** Everything that keeps a route from reading a link, in the order of the link. */
function obstaclesOf({ number, distance }: Near, link: Scan, method: string): string[] {
  const route = data.routes[number] as Route;
  const cut = route.fragment?.kind && link.fragment ? cutFragment(route.fragment.kind, link) : undefined;
  const textAt = (segment: number) => (link.segments[segment] as Span).text;
  const inFragment = (segment: number) => `segment ${segment + 1} of the fragment`;
  let missing = 0;
  return distance.slips.map((slip) => {
    switch (slip.kind) {
      case "value":
        return `segment ${slip.segment + 1}: ${scriptOr(route, slip.take, textAt(slip.segment))}`;
      case "missing": {
        const isInside = slip.before < link.segments.length;
        if (!isInside) missing++;
        const where = isInside ? `before segment ${slip.before + 1}` : `segment ${link.segments.length + missing}`;
        return `${where}: ${segmentObstacle(route, slip.take, undefined)}`;
      }
      case "tooMany":
        return `segment ${slip.segment + 1}: ${quoted(textAt(slip.segment))} is one too many`;
      case "item":
        return itemObstacle(route, slip.part, link.items, 0);
      case "fragment":
        return fragmentObstacle(route, link);
      case "fragmentSegment":
        return `${inFragment(slip.segment)}: ${scriptOr(route, slip.take, cut?.segments[slip.segment]?.text)}`;
      case "tooManyInFragment":
        return `${inFragment(slip.segment)}: ${quoted(cut?.segments[slip.segment]?.text ?? "")} is one too many`;
      case "fragmentItem":
        return itemObstacle(route, slip.part, cut?.items ?? [], 1);
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
const scriptOr = (route: Route, take: Take, text: string | undefined): string =>
  (take.kind === "capture" || take.kind === "raw") &&
  text !== undefined &&
  parameterType(route, take.pieces[0] as number).kind === "url"
    ? mismatch(route, take.pieces[0] as number, [text])
    : segmentObstacle(route, take, text);

const originText = (route: Route, link: Scan): string =>
  route.isWebOnly && !isWebLink(link)
    ? "a web origin"
    : originsOf(route)
        .map((origin) => data.origins[origin])
        .join(" or ");
