// The path of a template as instructions, as `Program` of the engine has them, and how a route alone reads segments. Which of several
// routes answers, the module says.

/** What takes a segment, or several. */
interface Take {
  readonly kind: "literal" | "capture" | "mixed" | "*" | "rest" | "raw";
  /** The part of the template. */
  readonly part: Part;
  readonly pieces: readonly Piece[];
  /** The place of its label in the order of all labels; 0 of a literal. */
  readonly rank: number;
  /** The same of further segments that a string takes in compact text. */
  readonly tail?: number | undefined;
}

/** An instruction takes segments, opens a group, or ends the path with the query that belongs to it. */
interface Instruction {
  readonly take?: Take;
  readonly group?: Group;
  readonly steps?: readonly QueryPart[];
  /** The instructions that may follow, all of them later ones: of a group those that begin its branches, the left one first. */
  readonly edges: number[];
}

/** The parts of a fragment, or of a path, as what takes segments; the ranks stand in the order of the text. */
function takeOf(part: Exclude<Part, Group>, ranks: Iterator<number | readonly [number, number]>): Take {
  if (typeof part === "string") return { kind: "literal", part, pieces: [part], rank: 0 };
  const next = ranks.next().value as number | readonly [number, number] | undefined;
  const [rank = 0, tail] = typeof next === "object" ? next : [next];
  if (typeof part === "number") return { kind: "capture", part, pieces: [part], rank, tail };
  if ("kind" in part) return { kind: part.kind, part, pieces: part.kind === "*" ? [] : [part.slot], rank };
  return { kind: "mixed", part, pieces: part, rank };
}

const carriesQuery = ({ path = [], query = [] }: Branch): boolean =>
  query.length > 0 || path.some((part) => isGroup(part) && part.branches.some(carriesQuery));

function compiled({ path = [], query = [], ranks = [] }: Route): Instruction[] {
  const instructions: Instruction[] = [];
  const places = ranks[Symbol.iterator]();
  const add = (instruction: Instruction): number => instructions.push(instruction) - 1;
  const open = (group: Group, write: (branch: Branch) => void): void => {
    const { edges } = instructions[add({ group, edges: [] })] as Instruction;
    for (const branch of group.branches) {
      edges.push(instructions.length);
      write(branch);
    }
    if (group.kind === "optional") edges.push(instructions.length);
  };
  /** Parts behind which the path goes on. */
  const running = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (!isGroup(part)) {
        add({ take: takeOf(part, places), edges: [instructions.length + 1] });
        continue;
      }
      const leaves: Instruction[] = [];
      open(part, (branch) => {
        running(branch.path ?? []);
        if (part.kind === "either") leaves.push(instructions[add({ edges: [] })] as Instruction);
      });
      for (const leave of leaves) leave.edges.push(instructions.length);
    }
  };
  /** Parts that end the path: where the last group carries a query, each branch is an end of its own. */
  const ending = (parts: readonly Part[], steps: readonly QueryPart[]): void => {
    const last = parts[parts.length - 1];
    if (last !== undefined && isGroup(last) && last.branches.some(carriesQuery)) {
      running(parts.slice(0, -1));
      open(last, (branch) => ending(branch.path ?? [], [...(branch.query ?? []), ...steps]));
      if (last.kind === "either") return;
    } else {
      running(parts);
    }
    add({ steps, edges: [] });
  };
  ending(path, query);
  return instructions;
}

const programs: readonly (readonly Instruction[])[] = data.routes.map(compiled);
const programOf = ({ number }: Route): readonly Instruction[] => programs[number] as readonly Instruction[];

/** The most segments of a path. */
const mostSegments = ({ path = [] }: Branch): number =>
  path.reduce<number>((most, part) => {
    if (isGroup(part)) return most + Math.max(...part.branches.map(mostSegments));
    const isLong = typeof part === "object" && "kind" in part && part.kind !== "raw";
    return most + (isLong ? Infinity : 1);
  }, 0);

/** The most segments of a route with a raw rest; 0 without one. */
const rawDepth = data.routes
  .filter((route) => programOf(route).some(({ take }) => take?.kind === "raw"))
  .reduce((most, route) => Math.max(most, mostSegments(route)), 0);

/** A part of a template with the segments that it took. */
interface Taken {
  readonly take: Take;
  readonly from: number;
  readonly count: number;
}

interface PathReading {
  /** The rank of what read each segment. */
  readonly ranks: readonly number[];
  readonly taken: readonly Taken[];
  readonly choices: readonly (readonly [Group, number])[];
  /** The queries of the ends that are reached so: one, but where any query will do. */
  readonly ends: readonly (readonly QueryPart[])[];
}

function comesBefore(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((rank, index) => rank !== right[index]);
  return at < 0
    ? left.length < right.length
    : at >= right.length
      ? false
      : (left[at] as number) < (right[at] as number);
}

const inOrder = (left: readonly number[], right: readonly number[]): number =>
  comesBefore(left, right) ? -1 : comesBefore(right, left) ? 1 : 0;

const parameterOf = (route: Route, slot: number): Parameter => (route.parameters ?? [])[slot] as Parameter;
const elementOf = (route: Route, slot: number): TypeData => typeOf(parameterOf(route, slot));

/**
 * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows, and none is
 * empty. Undefined if it cannot be cut.
 */
function mixedRanges(route: Route, take: Take, text: string, ignoresCase: boolean): [number, number][] | undefined {
  const spelled = (part: string): string => (ignoresCase ? folded(part) : part);
  const failed = new Set<number>();
  const go = (index: number, from: number): [number, number][] | undefined => {
    const piece = take.pieces[index];
    if (piece === undefined) return from === text.length ? [] : undefined;
    if (typeof piece === "string") {
      const isSame = spelled(text.slice(from, from + piece.length)) === spelled(piece);
      return isSame ? go(index + 1, from + piece.length) : undefined;
    }
    const place = index * (text.length + 1) + from;
    if (failed.has(place)) return undefined;
    const isLast = index === take.pieces.length - 1;
    for (let to = isLast ? text.length : from + 1; to <= text.length && to > from; to++) {
      if (!reads(elementOf(route, piece), text.slice(from, to), ignoresCase)) continue;
      const rest = go(index + 1, to);
      if (rest) return [[from, to], ...rest];
    }
    failed.add(place);
    return undefined;
  };
  return go(0, 0);
}

/** Whether a part reads a text; a segment of a path is not empty. */
function readsPart(route: Route, take: Take, text: string, inPath = true): boolean {
  const ignoresCase = inPath && route.ignoresCase === true;
  const piece = take.pieces[0];
  switch (take.kind) {
    case "literal":
      return text === piece || (ignoresCase && folded(text) === folded(piece as string));
    case "mixed":
      return text !== "" && mixedRanges(route, take, text, ignoresCase) !== undefined;
    case "capture":
      return (text !== "" || !inPath) && reads(elementOf(route, piece as number), text, ignoresCase);
    case "raw":
      return text !== "" && reads(elementOf(route, piece as number), text);
    default:
      return text !== "";
  }
}

/** Whether a part may take one more segment. */
const goesOn = (take: Take, form: Form): boolean =>
  take.kind === "*" || take.kind === "rest" || (take.tail !== undefined && form === "compact");

/**
 * How a route reads the path of a link at best; undefined if it does not. In a table in the order of declaration, the left branch of a
 * group comes first, and its ranks do not count.
 *
 * @param readsQuery whether an end of the path reads the query of the link.
 */
function readPath(
  route: Route,
  { segments, source, isRaw }: Scan,
  readsQuery: (steps: readonly QueryPart[]) => boolean,
  isRanked = data.isDeclared !== true,
): PathReading | undefined {
  const program = programOf(route);
  const { length } = segments;
  const known = new Map<number, PathReading | undefined>();
  const better = (best: PathReading | undefined, found: PathReading | undefined): PathReading | undefined => {
    if (!best || !found) return best ?? found;
    if (!isRanked) return best;
    if (comesBefore(found.ranks, best.ranks)) return found;
    return comesBefore(best.ranks, found.ranks) ? best : { ...best, ends: [...best.ends, ...found.ends] };
  };

  const over = (take: Take, from: number, next: number): PathReading | undefined => {
    let best: PathReading | undefined;
    for (let count = 1; from + count <= length && (count === 1 || goesOn(take, source.form)); count++) {
      const index = from + count - 1;
      if ((isRaw && index === length - 1) !== (take.kind === "raw")) break;
      if (count === 1 && !readsPart(route, take, (segments[index] as Span).text)) break;
      if (take.tail === undefined && (segments[index] as Span).text === "") break;
      const rest = go(next, from + count);
      if (!rest) continue;
      const ranks = [take.rank, ...Array<number>(count - 1).fill(take.tail ?? take.rank), ...rest.ranks];
      best = better(best, { ...rest, ranks, taken: [{ take, from, count }, ...rest.taken] });
    }
    return best;
  };

  const find = (index: number, from: number): PathReading | undefined => {
    const { take, group, steps, edges } = program[index] as Instruction;
    if (steps) {
      const isRead = from === length && readsQuery(steps);
      return isRead ? { ranks: [], taken: [], choices: [], ends: [steps] } : undefined;
    }
    if (take) return over(take, from, edges[0] as number);
    return edges.reduce<PathReading | undefined>((best, edge, branch) => {
      const found = go(edge, from);
      const choice = group?.kind === "optional" ? 1 - branch : branch;
      return better(best, found && group ? { ...found, choices: [[group, choice], ...found.choices] } : found);
    }, undefined);
  };

  const go = (index: number, from: number): PathReading | undefined => {
    const key = index * (length + 1) + from;
    if (!known.has(key)) known.set(key, find(index, from));
    return known.get(key);
  };
  return go(0, 0);
}
