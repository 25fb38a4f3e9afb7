extension Runtime {
  /// Routes as instructions, as `ProgramWriter` makes them, and mixed segments.
  static let program = #"""
    // A route as instructions.

    ‹interface Instruction {
      readonly kind:
        "literal" | "capture" | "mixed" | "wildcard" | "rest" | "more" | "optional" | "either" | "branch" | "leave" | "end";
      readonly text: string;
      /** The place of the label in the order of all labels; 0 for a literal. */
      readonly rank: number;
      readonly slot: number;
      readonly pieces: readonly Piece[];
      readonly group: number;
      /** The number of a branch, or of the query that follows the end of a path. */
      readonly index: number;
      target: number;
    }

    interface Program {
      readonly route: RouteData;
      readonly index: number;
      readonly instructions: readonly Instruction[];
      /** The query after each end of the path. */
      readonly variants: readonly (readonly Step[])[];
      readonly slots: readonly Slot[];
      readonly origins: readonly boolean[];
      /** How many segments there may be. */
      readonly least: number;
      readonly most: number;
      readonly hasWildcard: boolean;
      /** What the first segment must be; undefined if there are other ways. */
      readonly first: readonly string[] | undefined;
    }

    interface Slot {
      readonly name: string;
      readonly reader: Reader;
      /** What a link without the value means; null if that is not known. */
      readonly standard: string | string[] | null | undefined;
    }

    ›const isEnd = (part‹: Part | undefined›)‹: part is Part & { kind: "optional" | "either" }› =>
      part !== undefined && (part.kind === "optional" || part.kind === "either") && part.branches.some(carriesQuery);
    function carriesQuery(branch‹: Branch›)‹: boolean› {
      return branch.query.length > 0 || branch.path.some((part) => isEnd(part));
    }

    function program(route‹: RouteData›, index‹: number›)‹: Program› {
      const instructions‹: Instruction[]› = [];
      const ends‹: Step[][]› = [];

      function emit(kind‹: Instruction["kind"]›, more‹: Partial<Instruction>›)‹: Instruction› {
        const instruction = { kind, text: "", rank: 0, slot: -1, pieces: [], group: -1, index: -1, target: -1, ...more };
        instructions.push(instruction);
        return instruction;
      }

      function group(part‹: Part & { kind: "optional" | "either" }›, goesOn‹: boolean›, write‹: (branch: Branch) => void›) {
        if (part.kind === "optional") {
          const opening = emit("optional", { group: part.group });
          write(part.branches[0]‹ as Branch›);
          opening.target = instructions.length;
          return;
        }
        emit("either", { group: part.group });
        const leaves‹: Instruction[]› = [];
        part.branches.forEach((branch, number) => {
          const opening = emit("branch", { group: part.group, index: number });
          write(branch);
          if (goesOn) leaves.push(emit("leave", {}));
          if (number < part.branches.length - 1) opening.target = instructions.length;
        });
        for (const leave of leaves) leave.target = instructions.length;
      }

      function running(path‹: readonly Part[]›) {
        for (const part of path) {
          switch (part.kind) {
            case "optional": case "either": group(part, true, (branch) => running(branch.path)); break;
            case "capture":
              emit("capture", { slot: part.slot, rank: part.rank });
              if (part.more !== undefined) emit("more", { slot: part.slot, rank: part.more });
              break;
            default: emit(part.kind, part);
          }
        }
      }

      // Where the last group of a path carries a query, each of its branches is an end of its own.
      function ending(path‹: readonly Part[]›) {
        const last = path[path.length - 1];
        if (!isEnd(last)) {
          running(path);
          return end();
        }
        running(path.slice(0, -1));
        group(last, false, (branch) => {
          const first = ends.length;
          ending(branch.path);
          for (const own of ends.slice(first)) own.push(...branch.query);
        });
        if (last.kind === "optional") end();
      }

      function end() {
        emit("end", { index: ends.length });
        ends.push([]);
      }

      ending(route.path);
      const [least, most] = lengths(route.path);
      return {
        route, index, instructions, least, most,
        variants: ends.map((own) => [...own, ...route.query]),
        slots: route.slots.map((slot) => ({
          name: slot.name, reader: types[slot.type]‹ as Reader›, standard: slot.standard,
        })),
        origins: origins.map((_, origin) => !route.origins || route.origins.includes(origin)),
        hasWildcard: instructions.some((instruction) => instruction.kind === "wildcard"),
        first: firstTexts(instructions),
      };
    }

    /** The fewest and the most segments of a path. */
    function lengths(path‹: readonly Part[]›)‹: [number, number]› {
      let [least, most] = [0, 0];
      for (const part of path) {
        if (part.kind === "optional" || part.kind === "either") {
          const inner = part.branches.map((branch) => lengths(branch.path));
          if (part.kind === "either") least += Math.min(...inner.map((length) => length[0]));
          most += Math.max(...inner.map((length) => length[1]));
        } else {
          least += 1;
          most += part.kind === "wildcard" || part.kind === "rest" || part.kind === "capture" && part.more !== undefined ? Infinity : 1;
        }
      }
      return [least, most];
    }

    function firstTexts(instructions‹: readonly Instruction[]›)‹: string[] | undefined› {
      const texts = new Set‹<string>›();
      const open = [0];
      for (const position of open) {
        const instruction = instructions[position]‹ as Instruction›;
        switch (instruction.kind) {
          case "literal": texts.add(instruction.text); break;
          case "optional": open.push(position + 1, instruction.target); break;
          case "branch": open.push(position + 1, ...(instruction.target < 0 ? [] : [instruction.target])); break;
          case "either": open.push(position + 1); break;
          case "leave": open.push(instruction.target); break;
          default: return undefined;
        }
      }
      return [...texts];
    }

    /**
     * Cuts a segment at the literals between its parameters: from the left, each parameter is as short as the rest allows, and
     * none is empty. Undefined if it cannot be cut.
     */
    function cut(segment‹: string›, pieces‹: readonly Piece[]›, slots‹: readonly Slot[]›)‹: string[] | undefined› {
      const text = bytes(segment);
      const cuts‹: string[]› = [];
      const lastHope = pieces.map(() => Infinity);
      const tried = pieces.length > 3 ? new Set‹<number>›() : undefined;
      let reads = 0;

      function split(index‹: number›, start‹: number›)‹: boolean› {
        const piece = pieces[index];
        if (piece === undefined) return start === text.length;
        if (typeof piece === "string") {
          const literal = bytes(piece);
          return text.startsWith(literal, start) && split(index + 1, start + literal.length);
        }
        const { reader } = slots[piece]‹ as Slot›;
        // What failed from here fails again; a string that failed fails from every later byte, too.
        if (reader.isString) {
          if (start >= (lastHope[index]‹ as number›)) return false;
          lastHope[index] = start;
        } else if (tried) {
          const place = index * (text.length + 1) + start;
          if (tried.has(place)) return false;
          tried.add(place);
        }
        const following = pieces[index + 1];
        const next = typeof following === "string" ? bytes(following)[0] : undefined;
        const last = Math.min(text.length - start, reader.longest) + start;
        if (start >= text.length) return false;
        for (let end = index === pieces.length - 1 ? text.length : start + 1; end <= last; end++) {
          if (next !== undefined && text[end] !== next) continue;
          const part = text.slice(start, end);
          if (!reader.isString && (++reads > MIXED_READS || !reader.canonical(unicode(part)))) continue;
          cuts.push(part);
          if (split(index + 1, end)) return true;
          cuts.pop();
        }
        return false;
      }

      return split(0, 0) ? cuts.map(unicode) : undefined;
    }

    """#
}
