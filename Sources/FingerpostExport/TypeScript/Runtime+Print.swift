extension Runtime {
  /// Values to a link, which is read back before it is returned: `LinkWriter`, `RouteTable+Print`.
  static let print = #"""
    // Values to a link.

    ‹/** Why values make no link. */
    export type LinkErrorCode =
      | "missing" | "unknown" | "type" | "unused" | "empty" | "unprintable" | "taken" | "different" | "tooLong" | "origin";

    ›/** Values that make no link of their route. */
    export class LinkError extends Error {
      ‹readonly code: LinkErrorCode;
      readonly route: string;
      readonly parameter: string | undefined;

      ›constructor(code‹: LinkErrorCode›, route‹: string›, message‹: string›, parameter‹?: string›) {
        super(`${route}: ${message}`);
        this.name = "LinkError";
        this.code = code;
        this.route = route;
        this.parameter = parameter;
      }
    }

    /** The bytes that stand for themselves: RFC 3986, section 3, without what separates the items of a query or is escaped there. */
    const escaped = {
      authority: /[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,
      segment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,
      query: /[^A-Za-z0-9\-._~!$()*,;:@/?]/gu,
      fragment: /[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,
    };

    const script = "a value that begins with \"javascript:\", \"vbscript:\" or \"data:\" is a script";

    /** The text of a route's values, as far as any text can carry them. */
    function write(program‹: Program›, captures‹: Captures›, source‹: Source›, fault‹: Fault›)‹: string› {
      const { form } = source;
      const [start = "", suffix = ""] = form === "host" ? source.prefix.split("*") : [source.prefix];
      let text = start;
      let [segmentCount, itemCount] = [0, 0];

      function escape(part‹: string›, bare‹: keyof typeof escaped›)‹: string› {
        if (/[\u0000\n\r]/.test(part)) throw fault("unprintable", "NUL, CR and LF stand in no link");
        return part.replace(escaped[bare], (letter) => (letter === "'" ? "%27" : encodeURIComponent(letter)));
      }

      function put(segment‹: string›) {
        if (segmentCount > 0 || form === "web" || form === "path") text += form === "compact" ? ":" : "/";
        if (form === "host" && segmentCount === 0) {
          if (!isCapturable(segment) || suffix[0] !== "." && isMisspelled(segment)) throw fault("unprintable", "the first segment stands in the host, which cannot hold it");
          text += segment + suffix;
        } else if (form === "compact") {
          if (isScript(segment)) throw fault("unprintable", script);
          text += segment;
        } else {
          if (segment === "") throw fault("empty", "a segment cannot be empty");
          if (isDotSegment(segment)) throw fault("unprintable", '"." and ".." are no segments of a link');
          text += escape(segment, form === "scheme" && segmentCount === 0 ? "authority" : "segment");
        }
        segmentCount++;
      }

      function valueOf(index‹: number›)‹: string› {
        const slot = program.slots[index]‹ as Slot›;
        const value = captures.slots[index];
        return typeof value === "string" ? value : typeof slot.standard === "string" ? slot.standard : "";
      }

      function segmentOf(index‹: number›)‹: string› {
        const { name } = program.slots[index]‹ as Slot›;
        const value = valueOf(index);
        if (value === "") throw fault("empty", `the value of "${name}" is empty, which no path can carry`, name);
        return value;
      }

      const steps‹: Step[]› = [];
      function walk(path‹: readonly Part[]›) {
        for (const part of path) {
          switch (part.kind) {
            case "literal": put(part.text); break;
            case "capture": {
              const value = segmentOf(part.slot);
              const { name } = program.slots[part.slot]‹ as Slot›;
              if (isDotSegment(value)) throw fault("unprintable", `"." and ".." are no segments of a link`, name);
              put(value);
              break;
            }
            case "mixed": put(part.pieces.map((piece) => (typeof piece === "string" ? piece : segmentOf(piece))).join("")); break;
            case "wildcard": put("*"); break;
            case "rest": {
              const { name } = program.slots[part.slot]‹ as Slot›;
              const list = (captures.slots[part.slot] || [])‹ as string[]›;
              if (list.length === 0 || list.includes("")) throw fault("empty", `"${name}" needs segments, none of them empty`, name);
              if (isScript(list[0]‹ as string›) || form === "compact" && isScript(list.join(":"))) throw fault("unprintable", script, name);
              list.forEach(put);
              break;
            }
            case "optional": case "either": {
              const choice = captures.choices[part.group]‹ as number›;
              const branch = part.kind === "either" ? part.branches[choice] : choice === 1 ? part.branches[0] : undefined;
              if (!branch) break;
              walk(branch.path);
              steps.push(...branch.query);
            }
          }
        }
      }

      function endPath() {
        if (form === "host" && segmentCount === 0) throw fault("unprintable", "a link without segments has none to stand in the host");
        if (form !== "scheme" && form !== "compact" && segmentCount === (form === "host" ? 1 : 0)) text += "/";
      }

      function putItem(key‹: string›, value‹: string›) {
        if (form === "compact") throw fault("unprintable", "compact text carries no query and no fragment");
        text += `${itemCount === 0 ? "?" : "&"}${escape(key, "query")}=${escape(value, "query")}`;
        itemCount++;
      }

      walk(program.route.path);
      endPath();
      for (const step of [...steps, ...program.route.query]) {
        const choice = step.group < 0 ? 0 : captures.choices[step.group]‹ as number›;
        if (step.kind === "optional" && choice !== 1) continue;
        const item = step.items[step.kind === "either" ? choice : 0]‹ as Item›;
        const [slot, value] = [program.slots[item.slot], captures.slots[item.slot]];
        if (!slot) putItem(item.key, item.text);
        else if (Array.isArray(slot.standard) && isSame(value, slot.standard)) continue;
        else if (Array.isArray(value)) for (const one of value) putItem(item.key, one);
        else if (differs(slot, value)) putItem(item.key, valueOf(item.slot));
      }
      const { fragment } = program.route;
      if (fragment && (fragment.group < 0 || captures.choices[fragment.group] === 1)) {
        const slot = program.slots[fragment.slot];
        if (!slot || differs(slot, captures.slots[fragment.slot])) {
          if (form === "compact") throw fault("unprintable", "compact text carries no query and no fragment");
          text += "#" + escape(slot ? valueOf(fragment.slot) : fragment.text, "fragment");
        }
      }
      if (form === "compact" && (/[\u0000-\u0020\u007f-\u009f\\]/.test(text) || text === "" || text[0] === ":")) {
        throw fault("unprintable", "compact text holds no spaces, no control characters and no backslashes");
      }
      if (form === "compact" && isScript(text)) throw fault("unprintable", script);
      const { limits } = table;
      if (bytes(text).length > limits.bytes || segmentCount > limits.segments || itemCount > limits.queryItems) {
        throw fault("tooLong", "the link is too long");
      }
      return text;
    }

    function sourceFor(text‹: string | undefined›, program‹: Program›, fault‹: Fault›)‹: Source› {
      const allowed = origins.filter((_, index) => program.origins[index]);
      if (text === undefined) {
        for (const origin of allowed) {
          const source = sourceOf(origin);
          if (source) return source;
        }
        throw fault("origin", "no origin of the route names a host");
      }
      const origin = typeof text === "string" ? parseOrigin(text) : undefined;
      const source = origin && allowed.some((own) => covers(own, origin)) ? sourceOf(origin) : undefined;
      if (!origin || !source || source.form !== origin.form) throw fault("origin", "the route prints no link for this origin");
      return source;
    }

    const isSame = (left‹: Value›, right‹: Value›) =>
      Array.isArray(left) && Array.isArray(right)
        ? left.length === right.length && left.every((text, index) => text === right[index]) : left === right;

    function byName(program‹: Program›, slots‹: readonly Value[]›)‹: Map<string, Value>› {
      const values = new Map‹<string, Value>›();
      slots.forEach((value, index) => {
        if (value !== undefined) values.set((program.slots[index]‹ as Slot›).name, value);
      });
      return values;
    }

    /** The link of a route's values, as long as it reads back as them. */
    function print(program‹: Program›, values‹: object›, origin‹: string | undefined›)‹: string› {
      const route = program.route.name;
      const fault‹: Fault› = (code, message, parameter) => new LinkError(code, route, message, parameter);
      const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
      for (const name of given.keys()) {
        if (!program.slots.some((slot) => slot.name === name)) {
          throw fault("unknown", `the route has no parameter "${name}"`, name);
        }
      }
      const captures = settle(program, program.slots.map((slot) => {
        if (!given.has(slot.name)) return undefined;
        const value = given.get(slot.name);
        if (!slot.reader.isArray) return slot.reader.text(value) ?? [foreign];
        const texts = Array.isArray(value) ? value.map((one) => slot.reader.text(one)) : [undefined];
        return texts.includes(undefined) ? foreign : texts‹ as string[]›;
      }), undefined, fault);
      const text = write(program, captures, sourceFor(origin, program, fault), fault);
      const found = read(text, program.route.method || "GET");
      if (!found) throw fault("different", "the link of these values does not read back as them");
      const other = found.program.route;
      const isAlias = table.hasAliases && other.name === route && !other.isGone;
      if (found.program !== program && !isAlias) throw fault("taken", `the link of these values is read as "${other.name}"`);
      const [mine, theirs] = [byName(program, captures.slots), byName(found.program, found.slots)];
      const isEqual = found.program === program
        ? captures.slots.every((value, index) => isSame(value, found.slots[index]))
          && captures.choices.every((choice, index) => choice === found.choices[index])
        : mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)));
      if (!isEqual) throw fault("different", "the link of these values does not read back as them");
      return text;
    }

    /** The link of the first route of a name that can carry the values; those with a `*`, which would be printed, come last. */
    function link(name‹: string›, values‹: object›, origin‹: string | undefined›)‹: string› {
      let failure‹: unknown›;
      for (const program of printers.get(name) || []) {
        try {
          return print(program, values, origin);
        } catch (error) {
          if (!(error instanceof LinkError)) throw error;
          if (!(failure instanceof LinkError) || failure.code === "unknown" && error.code !== "unknown") failure = error;
        }
      }
      throw failure;
    }

    /** Whether a rest of a link is a script; in compact text, what the last string takes is a rest as well. */
    function holdsScript({ program, slots }‹: Reading›, isCompact‹: boolean›)‹: boolean› {
      return program.instructions.some(({ kind, slot }) => {
        if (kind !== "rest" && !(kind === "more" && isCompact)) return false;
        const value = slots[slot];
        return typeof value === "string" ? isScript(value) : value !== undefined && isScript(isCompact ? value.join(":") : value[0] || "");
      });
    }

    function read(text‹: string›, method‹: string›)‹: { program: Program } & Captures | undefined› {
      const found = scan(text);
      const reading = found && find(found, method);
      if (!reading || holdsScript(reading, found.isCompact)) return undefined;
      const fault‹: Fault› = (code, message) => new LinkError(code, reading.program.route.name, message);
      return { program: reading.program, ...settle(reading.program, reading.slots, reading.choices, fault) };
    }

    """#
}
