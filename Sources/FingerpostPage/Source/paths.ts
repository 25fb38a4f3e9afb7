// The path of a template as a graph, and how a route reads segments: each route alone, for people. Which route answers, the module says.

/** What takes a segment, or several. */
interface Take {
  readonly kind: "literal" | "capture" | "mixed" | "*" | "rest" | "raw";
  readonly pieces: readonly Piece[];
  /** The place of its label in the order of all labels; 0 of a literal. */
  readonly rank: number;
  /** The same of further segments that a string takes in compact text. */
  readonly tail?: number | undefined;
}

/** A node takes segments, or asks the query, or neither; its edges lead to earlier nodes, and node 0 is the end. */
interface PathNode {
  readonly take?: Take;
  readonly query?: readonly QueryPart[];
  readonly edges: readonly number[];
}

interface Graph {
  readonly nodes: readonly PathNode[];
  readonly entry: number;
}

type Prepared = Take | { readonly kind: "optional" | "either"; readonly branches: readonly PreparedBranch[] };
interface PreparedBranch {
  readonly path: readonly Prepared[];
  readonly query: readonly QueryPart[];
}

const isGroup = (part: Prepared): part is Extract<Prepared, { branches: unknown }> => "branches" in part;

/** The parts of a path with their ranks, which stand in the order of the text. */
function prepare(path: readonly Part[], ranks: Iterator<number | readonly [number, number]>): Prepared[] {
  return path.map((part): Prepared => {
    if (typeof part === "string") return { kind: "literal", pieces: [part], rank: 0 };
    if (typeof part === "object" && "branches" in part) {
      const branches = part.branches.map((branch) => ({
        path: prepare(branch.path ?? [], ranks),
        query: branch.query ?? [],
      }));
      return { kind: part.kind, branches };
    }
    const next = ranks.next().value as number | readonly [number, number] | undefined;
    const [rank = 0, tail] = typeof next === "object" ? next : [next];
    if (typeof part === "number") return { kind: "capture", pieces: [part], rank, tail };
    if ("kind" in part) return { kind: part.kind, pieces: part.kind === "*" ? [] : [part.slot], rank };
    return { kind: "mixed", pieces: part, rank };
  });
}

function graphOf(path: readonly Part[], ranks: Route["ranks"]): Graph {
  const nodes: PathNode[] = [{ edges: [] }];
  const add = (node: PathNode): number => nodes.push(node) - 1;
  const branch = ({ path, query }: PreparedBranch, next: number): number =>
    build(path, query.length === 0 ? next : add({ query, edges: [next] }));
  const build = (path: readonly Prepared[], end: number): number =>
    path.reduceRight((next, part) => {
      if (!isGroup(part)) return add({ take: part, edges: [next] });
      // Later nodes are reached first, and of equally good ways the first counts: the left branch.
      const edges = [...part.branches]
        .reverse()
        .map((own) => branch(own, next))
        .reverse();
      return add({ edges: part.kind === "optional" ? [...edges, next] : edges });
    }, end);
  const entry = build(prepare(path, (ranks ?? [])[Symbol.iterator]()), 0);
  return { nodes, entry };
}

const graphs: readonly Graph[] = data.routes.map(({ path, ranks }) => graphOf(path ?? [], ranks));
const hasRawRest = graphs.some(({ nodes }) => nodes.some(({ take }) => take?.kind === "raw"));

/** A part of a template with the segments that it took. */
interface Taken {
  readonly take: Take;
  readonly from: number;
  readonly count: number;
}

/** A way through a path: the ranks of the labels that read its segments decide which is best. */
interface PathReading {
  readonly ranks: readonly number[];
  readonly taken: readonly Taken[];
}

/** Whether a reading is better than one that was found before it; in a declared order, what is found first is best. */
function comesBefore(left: readonly number[], right: readonly number[]): boolean {
  if (data.isDeclared) return false;
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    if (left[index] !== right[index]) return (left[index] as number) < (right[index] as number);
  }
  return left.length < right.length;
}

const parameterOf = (route: Route, slot: number): Parameter => route.parameters?.[slot] as Parameter;
const elementOf = (route: Route, slot: number): TypeData => typeOf(parameterOf(route, slot));

/** Where the parameters of a segment of literals and parameters stand in it, the first as short as can be. */
function mixedRanges(route: Route, pieces: readonly Piece[], text: string): [number, number][] | undefined {
  const go = (index: number, from: number): [number, number][] | undefined => {
    const piece = pieces[index];
    if (piece === undefined) return from === text.length ? [] : undefined;
    if (typeof piece === "string") {
      const part = text.slice(from, from + piece.length);
      const isSame = part === piece || (route.ignoresCase && folded(part) === folded(piece));
      return isSame ? go(index + 1, from + piece.length) : undefined;
    }
    const isLast = index === pieces.length - 1;
    for (let to = isLast ? text.length : from + 1; to <= text.length && to > from; to++) {
      if (!reads(elementOf(route, piece), text.slice(from, to), route.ignoresCase)) continue;
      const rest = go(index + 1, to);
      if (rest) return [[from, to], ...rest];
    }
    return undefined;
  };
  return go(0, 0);
}

/** Whether a part reads one segment. */
function readsSegment(route: Route, take: Take, text: string): boolean {
  const piece = take.pieces[0];
  switch (take.kind) {
    case "literal":
      return text === piece || (route.ignoresCase === true && folded(text) === folded(piece as string));
    case "mixed":
      return text !== "" && mixedRanges(route, take.pieces, text) !== undefined;
    case "capture":
      return text !== "" && reads(elementOf(route, piece as number), text, route.ignoresCase);
    default:
      return text !== "";
  }
}

/** How a route reads the path of a link at best; undefined if it does not. */
function readPath(number: number, link: Scan): PathReading | undefined {
  const route = data.routes[number] as Route;
  const { nodes, entry } = graphs[number] as Graph;
  const { length } = link.segments;
  const known = new Map<number, PathReading | undefined>();

  const take = (part: Take, from: number, next: number): PathReading | undefined => {
    let best: PathReading | undefined;
    const goesOn = part.kind === "*" || part.kind === "rest" || (part.tail !== undefined && link.form === "compact");
    const most = goesOn ? length - from : 1;
    for (let count = 1; count <= most && from + count <= length; count++) {
      const index = from + count - 1;
      const isRaw = link.isRaw && index === length - 1;
      if (isRaw !== (part.kind === "raw")) break;
      const text = (link.segments[index] as Span).text;
      if (count === 1 && !readsSegment(route, part, text)) break;
      const rest = go(next, from + count);
      if (!rest) continue;
      const own = [part.rank, ...Array<number>(count - 1).fill(part.tail ?? part.rank)];
      const ranks = [...own, ...rest.ranks];
      if (!best || comesBefore(ranks, best.ranks))
        best = { ranks, taken: [{ take: part, from, count }, ...rest.taken] };
    }
    return best;
  };

  const find = (index: number, from: number): PathReading | undefined => {
    const node = nodes[index] as PathNode;
    if (index === 0) return from === length ? { ranks: [], taken: [] } : undefined;
    if (node.query && !node.query.every((part) => readsPart(route, part, link.items))) return undefined;
    if (node.take) return take(node.take, from, node.edges[0] as number);
    let best: PathReading | undefined;
    for (const edge of node.edges) {
      const found = go(edge, from);
      if (found && (!best || comesBefore(found.ranks, best.ranks))) best = found;
    }
    return best;
  };

  const go = (index: number, from: number): PathReading | undefined => {
    const key = index * (length + 1) + from;
    if (!known.has(key)) known.set(key, find(index, from));
    return known.get(key);
  };
  return go(entry, 0);
}
