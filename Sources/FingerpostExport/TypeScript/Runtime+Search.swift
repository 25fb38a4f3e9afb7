internal import FingerpostAnalysis

extension Runtime {
  /// Which route wins: each is tried alone, then what they read is compared, as `PrecedenceRule` does.
  static let search = #"""
    // Each route is tried alone; then the labels by which the segments were read are compared.

    ‹type Value = string | string[] | undefined;

    /** How one route reads a text, and all that decides whether it wins. */
    interface Reading {
      readonly program: Program;
      readonly slots: Value[];
      /** The branch that each group took. */
      readonly choices: number[];
      readonly ranks: readonly number[];
      readonly query: QueryReading;
      /** The indices of the origins that the text belongs to, of those that the route allows. */
      readonly fitting: readonly number[];
      readonly method: number;
    }

    interface QueryReading {
      readonly slots: [slot: number, value: string | string[]][];
      readonly choices: [group: number, branch: number][];
      /** The places of the items that must be there. */
      readonly required: number[];
      /** How many of those that may be there are. */
      optional: number;
    }

    ›function readQuery(program‹: Program›, steps‹: readonly Step[]›, text‹: Scan›)‹: QueryReading | undefined› {
      const reading‹: QueryReading› = { slots: [], choices: [], required: [], optional: 0 };

      function read(item‹: Item›, isOptional‹: boolean›)‹: "present" | "absent" | "refused"› {
        const found = text.items.filter(([key]) => key === item.key).map(([, value]) => value);
        const slot = program.slots[item.slot];
        if (slot && slot.reader.isArray) {
          const read = found.filter((value) => slot.reader.canonical(value) !== undefined);
          if (read.length < found.length && table.strictQuery) return "refused";
          if (read.length > 0) {
            reading.slots.push([item.slot, read]);
            reading.optional++;
          }
          return "present";
        }
        const [value] = found;
        if (found.length === 1 && value !== undefined && (slot ? slot.reader.canonical(value) !== undefined : value === item.text)) {
          if (slot) reading.slots.push([item.slot, value]);
          if (isOptional) reading.optional++;
          return "present";
        }
        return isOptional && (found.length === 0 || !table.strictQuery) ? "absent" : "refused";
      }

      for (const step of steps) {
        const [item] = step.items‹ as [Item]›;
        if (step.kind === "item") {
          const slot = program.slots[item.slot];
          if (read(item, slot !== undefined && slot.standard !== undefined) === "refused") return undefined;
          if (isRequired(program, item)) reading.required.push(item.rank);
        } else if (step.kind === "optional") {
          const outcome = read(item, true);
          if (outcome === "refused") return undefined;
          reading.choices.push([step.group, outcome === "present" ? 1 : 0]);
        } else {
          const branch = step.items.findIndex((item) => read(item, false) === "present");
          if (branch < 0) return undefined;
          reading.choices.push([step.group, branch]);
          reading.required.push((step.items[branch]‹ as Item›).rank);
        }
      }
      reading.required.sort((left, right) => left - right);

      const { fragment } = program.route;
      if (!fragment) return reading;
      if (fragment.group >= 0) reading.choices.push([fragment.group, text.fragment === undefined ? 0 : 1]);
      const slot = program.slots[fragment.slot];
      if (text.fragment === undefined) return fragment.group >= 0 || slot && slot.standard !== undefined ? reading : undefined;
      if (!slot) return text.fragment === fragment.text ? reading : undefined;
      reading.slots.push([fragment.slot, text.fragment]);
      return slot.reader.canonical(text.fragment) === undefined ? undefined : reading;
    }

    function isRequired(program‹: Program›, item‹: Item›)‹: boolean› {
      const slot = program.slots[item.slot];
      return !slot || !slot.reader.isArray && slot.standard === undefined;
    }

    /** How one route reads the segments: with the best labels, and of such readings the first. */
    function readPath(program‹: Program›, text‹: Scan›)‹: Omit<Reading, "fitting" | "method"> | undefined› {
      const { instructions, variants, slots } = program;
      const [count, width] = [text.segments.length, text.segments.length + 1];
      if (count < program.least || count > program.most) return undefined;
      const queries‹: (QueryReading | undefined | null)[]› = variants.map(() => null);
      const query = (variant‹: number›) => {
        let reading = queries[variant];
        if (reading === null) reading = queries[variant] = readQuery(program, variants[variant]‹ as Step[]›, text);
        return reading;
      };

      function reads(instruction‹: Instruction›, segment‹: number›)‹: boolean› {
        const part = text.segments[segment];
        if (part === undefined) return false;
        switch (instruction.kind) {
          case "literal": return part === instruction.text;
          case "more": return text.isCompact;
          case "capture": return part !== "" && !!(slots[instruction.slot]‹ as Slot›).reader.canonical(part);
          case "mixed": return part !== "" && cut(part, instruction.pieces, slots) !== undefined;
          default: return part !== "";
        }
      }

      // Backwards: from which instruction, at which segment, the end can be reached.
      const live = new Uint8Array((instructions.length + 1) * width);
      const isLive = (position‹: number›, segment‹: number›) => live[position * width + segment] === 1;
      for (let segment = count; segment >= 0; segment--) {
        for (let position = instructions.length - 1; position >= 0; position--) {
          const instruction = instructions[position]‹ as Instruction›;
          if (leadsOn(instruction, position, segment)) live[position * width + segment] = 1;
        }
      }
      function leadsOn(instruction‹: Instruction›, position‹: number›, segment‹: number›)‹: boolean› {
        switch (instruction.kind) {
          case "end": return segment === count && query(instruction.index) !== undefined;
          case "optional": return isLive(position + 1, segment) || isLive(instruction.target, segment);
          case "either": return isLive(position + 1, segment);
          case "branch": return isLive(position + 1, segment) || instruction.target >= 0 && isLive(instruction.target, segment);
          case "leave": return isLive(instruction.target, segment);
          case "more":
            return isLive(position + 1, segment) || segment < count && isLive(position, segment + 1) && reads(instruction, segment);
          case "wildcard": case "rest":
            return segment < count && (isLive(position, segment + 1) || isLive(position + 1, segment + 1)) && reads(instruction, segment);
          default: return segment < count && isLive(position + 1, segment + 1) && reads(instruction, segment);
        }
      }
      if (!isLive(0, 0)) return undefined;

      // Forwards: at each segment the best label that leads on, from all places that the best labels before lead to.
      const ranks‹: number[]› = [];
      let here = new Uint8Array(instructions.length + 1);
      here[0] = 1;
      for (let segment = 0; segment < count && !table.isDeclared; segment++) {
        const takers‹: number[]› = [];
        instructions.forEach((instruction, position) => {
          if (here[position] !== 1) return;
          switch (instruction.kind) {
            case "optional": here[position + 1] = here[instruction.target] = 1; break;
            case "branch":
              here[position + 1] = 1;
              if (instruction.target >= 0) here[instruction.target] = 1;
              break;
            case "either": here[position + 1] = 1; break;
            case "leave": here[instruction.target] = 1; break;
            case "more":
              here[position + 1] = 1;
              if (isLive(position, segment + 1) && reads(instruction, segment)) takers.push(position);
              break;
            case "end": break;
            default: if (isLive(position, segment)) takers.push(position);
          }
        });
        const rank = Math.min(...takers.map((position) => (instructions[position]‹ as Instruction›).rank));
        here = new Uint8Array(instructions.length + 1);
        for (const position of takers) {
          const { kind, rank: own } = instructions[position]‹ as Instruction›;
          if (own !== rank) continue;
          if (kind === "more" || kind === "wildcard" || kind === "rest") here[position] = 1;
          if (kind !== "more") here[position + 1] = 1;
        }
        ranks.push(rank);
      }

      // The first reading with these labels: a group present before absent, the left branch, the shortest wildcard.
      const tried = new Set‹<number>›();
      const open‹: State[]› = [{ position: 0, segment: 0, before: undefined }];
      for (let state = open.pop(); state; state = open.pop()) {
        const { position, segment } = state;
        if (!isLive(position, segment) || tried.has(position * width + segment)) continue;
        tried.add(position * width + segment);
        const instruction = instructions[position]‹ as Instruction›;
        const before = state;
        const go = (position‹: number›, segment‹: number›) => open.push({ position, segment, before });
        const takes = () => (table.isDeclared || ranks[segment] === instruction.rank) && reads(instruction, segment);
        switch (instruction.kind) {
          case "end": {
            const found = query(instruction.index);
            return found && { ...replay(program, text, state), program, ranks, query: found };
          }
          case "optional": go(instruction.target, segment); go(position + 1, segment); break;
          case "either": go(position + 1, segment); break;
          case "branch":
            if (instruction.target >= 0) go(instruction.target, segment);
            go(position + 1, segment);
            break;
          case "leave": go(instruction.target, segment); break;
          case "more":
            if (takes()) go(position, segment + 1);
            go(position + 1, segment);
            break;
          case "wildcard": case "rest":
            if (!takes()) break;
            go(position, segment + 1);
            go(position + 1, segment + 1);
            break;
          default: if (takes()) go(position + 1, segment + 1);
        }
      }
      return undefined;
    }

    ‹interface State { readonly position: number; readonly segment: number; readonly before: State | undefined }

    ›/** What the instructions on the way to a state took. */
    function replay(program‹: Program›, text‹: Scan›, end‹: State›)‹: { slots: Value[]; choices: number[] }› {
      const slots‹: Value[]› = program.slots.map(() => undefined);
      const choices = new Array‹<number>›(program.route.groups).fill(0);
      const way‹: State[]› = [];
      for (let state‹: State | undefined› = end; state; state = state.before) way.unshift(state);
      way.slice(0, -1).forEach(({ position, segment }, index) => {
        const instruction = program.instructions[position]‹ as Instruction›;
        const next = way[index + 1]‹ as State›;
        const part = text.segments[segment]‹ as string›;
        switch (instruction.kind) {
          case "capture": slots[instruction.slot] = part; break;
          case "more": if (next.segment > segment) slots[instruction.slot] += ":" + part; break;
          case "rest": slots[instruction.slot] = [...(slots[instruction.slot] || []), part]; break;
          case "mixed": {
            const taken = cut(part, instruction.pieces, program.slots) || [];
            for (const piece of instruction.pieces) if (typeof piece === "number") slots[piece] = taken.shift();
            break;
          }
          case "optional": choices[instruction.group] = next.position === position + 1 ? 1 : 0; break;
          case "branch": if (next.position === position + 1) choices[instruction.group] = instruction.index; break;
          default: break;
        }
      });
      return { slots, choices };
    }

    /** How a route's method fits a request's: named, HEAD by GET, any; undefined if it does not. */
    function methodFit(own‹: string | undefined›, method‹: string›)‹: number | undefined› {
      if (own === undefined) return 2;
      if (own === method) return 0;
      return own === "GET" && method === "HEAD" ? 1 : undefined;
    }

    function lexicographic(left‹: readonly number[]›, right‹: readonly number[]›)‹: number› {
      for (let index = 0; index < Math.min(left.length, right.length); index++) {
        const difference = (left[index]‹ as number›) - (right[index]‹ as number›);
        if (difference !== 0) return difference;
      }
      return left.length - right.length;
    }

    const hostRank = (reading‹: Reading›) => Math.min(...reading.fitting.map((index) => (origins[index]‹ as Origin›).rank));

    /** Which of two routes wins: negative for the left one. */
    function compare(left‹: Reading›, right‹: Reading›)‹: number› {
      const [mine, theirs] = [left.program.route, right.program.route];
      return lexicographic(left.ranks, right.ranks)
        || right.query.required.length - left.query.required.length
        || lexicographic(left.query.required, right.query.required)
        || right.query.optional - left.query.optional
        || mine.fragmentRank - theirs.fragmentRank
        || hostRank(left) - hostRank(right)
        || left.method - right.method
        || mine.order - theirs.order
        || (left.fitting[0]‹ as number›) - (right.fitting[0]‹ as number›);
    }

    /** Whether a path may begin with a segment that holds a colon: a literal, a member of a set, or `{host}:{port}`. */
    function beginsWith(path‹: readonly Part[]›, text‹: string | undefined›, slots‹: readonly SlotData[]›)‹: boolean› {
      for (const part of path) {
        if (part.kind === "literal") return part.text === text;
        if (part.kind === "capture") {
          const type = table.types[(slots[part.slot]‹ as SlotData›).type];
          return typeof type === "object" && "oneOf" in type && type.oneOf.some((member) => member === text);
        }
        if (part.kind === "mixed") return part.pieces.some((piece) => typeof piece === "string" && piece.includes(":"));
        if (part.kind !== "optional" && part.kind !== "either") return false;
        if (part.branches.some((branch) => beginsWith(branch.path, text, slots))) return true;
        if (part.kind === "either") return false;
      }
      return false;
    }

    /** The route that wins a text. */
    function find(text‹: Scan›, method‹: string›)‹: Reading | undefined› {
      const [first] = text.segments;
      const named = (first === undefined ? undefined : byFirst.get(first)) || [];
      const all = named.length === 0 ? others : others.length === 0 ? named : [...named, ...others];
      if (table.isDeclared && all !== others && all !== named) all.sort((left, right) => left.index - right.index);
      let best‹: Reading | undefined›;
      for (const program of all) {
        const fits = methodFit(program.route.method, method);
        const fitting = text.fitting.filter((origin) => program.origins[origin]);
        if (fits === undefined || fitting.length === 0) continue;
        if (text.hasColon && !beginsWith(program.route.path, first, program.route.slots)) continue;
        const path = readPath(program, text);
        if (!path) continue;
        const reading = { ...path, fitting, method: fits };
        if (!best || compare(reading, best) < 0) best = reading;
        if (table.isDeclared) break;
      }
      if (!best) return undefined;
      for (const [slot, value] of best.query.slots) best.slots[slot] = value;
      for (const [group, branch] of best.query.choices) best.choices[group] = branch;
      return best;
    }

    """#
}
