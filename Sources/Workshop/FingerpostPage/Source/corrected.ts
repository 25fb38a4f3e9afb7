// A link that differs from another as little as a route needs: `RouteTable.corrected` of the engine.

/** A text that a type reads: the member that was most likely meant, or a plain value. */
function sampleOfType(type: TypeData, found: string | undefined): string {
  const meant = found === undefined ? undefined : nearestWord(found, type.members ?? []);
  return meant ?? type.plain ?? "some-text";
}

const sampleOfPiece = (route: Route, piece: Piece, found: string | undefined): string =>
  typeof piece === "string" ? piece : sampleOfType(parameterType(route, piece), found);

/** A segment that a part takes. */
function sampleOf(route: Route, take: Take, found: string | undefined): string {
  const [piece] = take.pieces;
  if (take.kind === "mixed") return sampleOfMixed(route, take, found ?? "");
  return piece === undefined || take.kind === "rest" || take.kind === "raw"
    ? "some-text"
    : sampleOfPiece(route, piece, found);
}

/** A segment of literals and values; what stands between the literals is kept where it reads. */
function sampleOfMixed(route: Route, { pieces }: Take, found: string): string {
  let rest = found;
  return pieces
    .map((piece, index) => {
      if (typeof piece === "string") {
        if (rest.startsWith(piece)) rest = rest.slice(piece.length);
        return piece;
      }
      const next = pieces[index + 1];
      const end = typeof next === "string" ? rest.indexOf(next) : -1;
      const value = end < 0 ? rest : rest.slice(0, end);
      rest = rest.slice(value.length);
      return value !== "" && reads(elementOf(route, piece), value) ? value : sampleOfPiece(route, piece, value);
    })
    .join("");
}

const readsPiece = (route: Route, value: Piece, text: string): boolean =>
  typeof value === "string" ? text === value : reads(elementOf(route, value), text);
const isArrayPiece = (route: Route, value: Piece): boolean =>
  typeof value === "number" && parameterType(route, value).isArray === true;

/** A fragment with all segments, and with the items that must be there, as it stands in a link: what reads is kept. */
function sampleOfFragment(route: Route, link: Scan): string | undefined {
  const wanted = route.fragment as FragmentParts;
  const cut = wanted.kind && link.fragment ? cutFragment(wanted.kind, link) : undefined;
  const path = fragmentTakes(route)
    .map((take, index) => {
      const old = cut?.segments[index]?.text;
      const isKept = take.kind !== "literal" && old !== undefined && readsPart(route, take, old, false);
      return escaped(isKept ? old : sampleOf(route, take, old), IN_PART_OF_FRAGMENT);
    })
    .join("/");
  const items = (wanted.query ?? []).flatMap((step) =>
    itemsOf(step).flatMap((item) => {
      const values = occurrences(item, cut?.items ?? []).map(({ value }) => value.text);
      let kept = values.filter((text) => readsPiece(route, item[1], text));
      if (kept.length === 0 && isRequired(route, step)) kept = [sampleOfPiece(route, item[1], values[0])];
      return (isArrayPiece(route, item[1]) ? kept : kept.slice(0, 1)).map(
        (text) => `${escaped(item[0], IN_PART_OF_FRAGMENT)}=${escaped(text, IN_PART_OF_FRAGMENT)}`,
      );
    }),
  );
  const query = items.join("&");
  const mark = wanted.kind === "path" && query !== "" ? "?" : "";
  const text = (wanted.isRooted ? "/" : "") + path + mark + query;
  return text === "" ? undefined : text;
}

/** Keeps the values that read, and takes a misspelt key for the right one. */
function correctItem(route: Route, part: QueryPart, link: Scan, query: SpannedText[]): void {
  const items = itemsOf(part);
  const like = (item: Item) => itemLike([item], link.items);
  const item =
    items.find((one) => occurrences(one, link.items).length > 0) ?? items.find((one) => like(one)) ?? items[0];
  if (!item) return;
  const own = occurrences(item, link.items);
  const misspelt = like(item);
  const old = own.length > 0 || !misspelt ? own : [misspelt];
  const values = old.map(({ value }) => value.text);
  const reading = values.filter((text) => readsPiece(route, item[1], text));
  const sample = [sampleOfPiece(route, item[1], values[0])];
  const kept = reading.length === 0 ? sample : isArrayPiece(route, item[1]) ? reading : reading.slice(0, 1);
  const replaced = old.map(({ key }) => key.text);
  const index = query.findIndex(([key]) => replaced.includes(key));
  const others = query.filter(([key]) => !replaced.includes(key));
  query.length = 0;
  query.push(...others);
  query.splice(index < 0 ? query.length : index, 0, ...kept.map((text): SpannedText => [item[0], text]));
}

type SpannedText = [key: string, value: string];

/** The link in which everything is corrected that keeps a route from reading it; undefined if no text can carry that. */
function corrected({ number, distance }: Near, link: Scan): string | undefined {
  const route = data.routes[number] as Route;
  // What stands instead of each segment, and last what follows them.
  const segments = [...link.segments.map(({ text }) => [text]), []] as string[][];
  const query = link.items.map(({ key, value }): SpannedText => [key.text, value.text]);
  let fragment = link.fragment && respelledFragment(link, link.fragment);
  let { source } = link;
  for (const slip of distance.slips) {
    switch (slip.kind) {
      case "value": {
        const own = segments[slip.segment] as string[];
        own[own.length - 1] = sampleOf(route, slip.take, link.segments[slip.segment]?.text);
        break;
      }
      case "parameter": {
        const own = segments[slip.segment] as string[];
        own[own.length - 1] = slip.take.kind === "literal" ? sampleOf(route, slip.take, undefined) : slip.name;
        break;
      }
      case "missing": {
        const own = segments[slip.before] as string[];
        // An empty segment gives way to the one that is missing.
        const isEmpty = own[own.length - 1] === "";
        const sample = sampleOf(route, slip.take, undefined);
        own.splice(Math.max(0, own.length - (slip.before < link.segments.length ? 1 : 0)), 0, sample);
        if (isEmpty) own.pop();
        break;
      }
      case "tooMany":
        (segments[slip.segment] as string[]).pop();
        break;
      case "item":
        correctItem(route, slip.part, link, query);
        break;
      case "origin": {
        const own = originsOf(route)
          .map(sourceAt)
          .find((one) => one !== undefined);
        if (!own) return undefined;
        source = own;
        break;
      }
      case "fragment":
      case "fragmentSegment":
      case "tooManyInFragment":
      case "fragmentItem":
        if (route.fragment?.kind) fragment = sampleOfFragment(route, link);
        else if (route.fragment?.value !== undefined)
          fragment = escaped(sampleOfPiece(route, route.fragment.value, link.fragment?.text), IN_FRAGMENT);
        break;
      default:
    }
  }
  const texts = segments.flat();
  if (texts.some((text) => text === "" && source.form !== "compact") || texts.some(isDotSegment)) return undefined;
  return spelled(source, {
    segments: texts,
    items: query.map(([key, value]) => spelledPair(key, value)),
    fragment,
  });
}
