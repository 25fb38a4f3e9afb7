// How a route reads the query and the fragment of a link.

interface ItemReading {
  readonly state: "read" | "absent" | "unread" | "repeated";
  /** The items of the link with its key. */
  readonly items: readonly SpannedItem[];
}

function readItem(route: Route, [key, value]: Item, all: readonly SpannedItem[]): ItemReading {
  const items = all.filter((item) => item.key.text === key);
  if (items.length === 0) return { state: "absent", items };
  if (typeof value === "string")
    return { state: items.some((item) => item.value.text === value) ? "read" : "unread", items };
  const type = elementOf(route, value);
  if (!type.isArray && items.length > 1) return { state: "repeated", items };
  return { state: items.every((item) => reads(type, item.value.text)) ? "read" : "unread", items };
}

/** Whether a link may leave an item out. */
function isOptionalItem(route: Route, [, value]: Item): boolean {
  if (typeof value === "string") return false;
  const parameter = parameterOf(route, value);
  return parameter.default !== undefined || parameter.isUnknown === true || typeOf(parameter).isArray === true;
}

const itemsOf = (part: QueryPart): readonly Item[] =>
  Array.isArray(part) ? [part as unknown as Item] : ((part as { readonly items?: readonly Item[] }).items ?? []);

const isItem = (part: QueryPart): part is Item => Array.isArray(part);

/** Whether a part of a query reads, or may be left out. */
function readsPart(route: Route, part: QueryPart, all: readonly SpannedItem[]): boolean {
  if (!isItem(part) && part.rest !== undefined) return true;
  const items = itemsOf(part);
  const isOptional = isItem(part) ? isOptionalItem(route, part) : part.isOptional === true;
  return items.some((item) => {
    const { state } = readItem(route, item, all);
    return state === "read" || (isOptional && (state === "absent" || !data.isStrict || typeof item[1] === "string"));
  });
}

/** A fragment of several parts, cut as a route reads it; undefined if it does not read. */
function cutFragment(parts: FragmentParts, link: Scan): { segments: Span[]; items: SpannedItem[] } | undefined {
  const start = link.fragment?.start ?? link.text.length;
  const end = link.text.length;
  if (parts.kind === "text") return { segments: link.fragment ? [link.fragment] : [], items: [] };
  if (parts.kind === "items") {
    const items = cutItems(link.text, start, end);
    return items && { segments: [], items };
  }
  const found = link.text.indexOf("?", start);
  const pathEnd = found < 0 ? end : found;
  const items = found < 0 ? [] : cutItems(link.text, found + 1, end);
  const isRooted = link.text[start] === "/" && start < pathEnd;
  if (!items || isRooted !== (parts.isRooted === true)) return undefined;
  const segments: Span[] = [];
  for (let from = isRooted ? start + 1 : start; from < pathEnd; ) {
    const slash = link.text.indexOf("/", from);
    const stop = slash < 0 || slash > pathEnd ? pathEnd : slash;
    if (stop === from && !isLenient(link.form)) return undefined;
    const segment = spanOf(link.text, from, stop);
    if (!segment || isDotSegment(segment.text)) return undefined;
    if (stop > from) segments.push(segment);
    from = stop + 1;
  }
  return { segments, items };
}

function fragmentTakes(parts: FragmentParts): Take[] {
  return prepare(parts.path ?? [], ([] as number[])[Symbol.iterator]()) as Take[];
}

/** Whether the fragment of a link is what a route expects. */
function readsFragment(route: Route, link: Scan): boolean {
  const { fragment } = route;
  if (!fragment) return true;
  if (fragment.value !== undefined) {
    const text = link.fragment?.text;
    const isForgiven =
      fragment.isOptional && (text === undefined || !data.isStrict || typeof fragment.value === "string");
    if (isForgiven) return true;
    if (typeof fragment.value === "string") return text === fragment.value;
    const parameter = parameterOf(route, fragment.value);
    const mayLack = parameter.default !== undefined || parameter.isUnknown === true;
    if (text === undefined) return mayLack;
    return reads(typeOf(parameter), text) || (mayLack && !data.isStrict);
  }
  if (fragment.isOptional && (!link.fragment || !data.isStrict)) return true;
  const cut = cutFragment(fragment, link);
  const takes = fragmentTakes(fragment);
  if (!cut || cut.segments.length !== takes.length) return false;
  return (
    takes.every((take, index) => readsSegment(route, take, (cut.segments[index] as Span).text)) &&
    (fragment.query ?? []).every((part) => readsPart(route, part, cut.items))
  );
}
