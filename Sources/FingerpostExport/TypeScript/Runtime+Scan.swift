extension Runtime {
  /// A text cut into its parts: what `Scan` says of text.
  static let scan = #"""
    // A text is cut first; then each part is decoded, once.

    ‹interface Scan {
      readonly segments: string[];
      readonly items: [key: string, value: string][];
      readonly fragment: string | undefined;
      readonly isCompact: boolean;
      /** Whether a raw colon stands in the authority of a custom scheme, where others look for a port. */
      readonly hasColon: boolean;
      /** The indices of the origins that the text belongs to. */
      readonly fitting: readonly number[];
    }

    ›const indicesOf = (fits‹: (origin: Origin) => boolean›) =>
      origins.map((_, index) => index).filter((index) => fits(origins[index]‹ as Origin›));
    const isDotSegment = (text‹: string›) => text === "." || text === "..";
    const isLenient = (form‹: Origin["form"]›) => (table.slashes || (form === "scheme" ? "lenient" : "strict")) === "lenient";

    /** Reads a text of the table's origins; undefined for any other. */
    function scan(text‹: string›)‹: Scan | undefined› {
      if (typeof text !== "string" || text === "" || !isUnicode(text)) return undefined;
      if (bytes(text).length > table.limits.bytes) return undefined;
      // Control characters, raw, and the backslash, which browsers take for a slash.
      if (/[\u0000-\u001f\u007f-\u009f\\]/.test(text)) return undefined;
      if (text[0] === "/") {
        const fitting = indicesOf((origin) => origin.form === "path");
        if (fitting.length === 0 || text[1] === "/" && !isLenient("path")) return undefined;
        return scanPath(text, "path", fitting, []);
      }
      const colon = /^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text);
      if (!colon) return scanCompact(text);
      const scheme = lower(colon[1]‹ as string›);
      if (!colon[2]) {
        const isScheme = isWeb(scheme) || origins.some((origin) => origin.scheme === scheme);
        return isScheme ? undefined : scanCompact(text);
      }
      const rest = text.slice(scheme.length + 3);
      const authority = rest.replace(/[/?#][^]*$/, "");
      if (authority.includes("@")) return undefined;
      if (!isWeb(scheme)) {
        const fitting = indicesOf((origin) => origin.form === "scheme" && origin.scheme === scheme);
        const found = fitting.length === 0 ? undefined : scanPath(rest, "scheme", fitting, []);
        return found && { ...found, hasColon: authority.includes(":") };
      }
      const [name, end] = cutPort(lower(authority));
      const host = written(name);
      if (host === undefined || host[0] !== "[" && !/^[a-z0-9._-]+$/.test(host) || isMisspelled(host)) return undefined;
      const port = portOf(end, scheme);
      const found = port === undefined ? undefined : fit(scheme, host, port);
      if (!found) return undefined;
      const first = found.captured > 0 ? [host.slice(0, found.captured)] : [];
      return first.length > table.limits.segments
        ? undefined : scanPath(rest.slice(authority.length), found.form, found.fitting, first);
    }

    function scanPath(text‹: string›, form‹: Origin["form"]›, fitting‹: number[]›, segments‹: string[]›)‹: Scan | undefined› {
      const [, path = "", query, fragment] = (/^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(text)‹ as RegExpExecArray›);
      const parts = (path[0] === "/" ? path.slice(1) : path).split("/");
      // A slash at the end is forgiven.
      if (parts[parts.length - 1] === "") parts.pop();
      for (const part of parts) {
        if (part === "") {
          if (!isLenient(form)) return undefined;
          continue;
        }
        const segment = decode(part, false);
        if (segment === undefined || isDotSegment(segment) || segments.length >= table.limits.segments) return undefined;
        segments.push(segment);
      }
      const items‹: [string, string][]› = [];
      for (const item of query === undefined ? [] : query.split("&")) {
        if (item === "") continue;
        const equals = item.indexOf("=");
        const key = decode(equals < 0 ? item : item.slice(0, equals), table.plusIsSpace);
        const value = decode(equals < 0 ? "" : item.slice(equals + 1), table.plusIsSpace);
        if (key === undefined || value === undefined || items.length >= table.limits.queryItems) return undefined;
        items.push([key, value]);
      }
      const anchor = fragment === undefined ? undefined : decode(fragment, false);
      if (fragment !== undefined && anchor === undefined) return undefined;
      return { segments, items, fragment: anchor, isCompact: false, hasColon: false, fitting };
    }

    /** Compact text is raw: `profile:859`. */
    function scanCompact(text‹: string›)‹: Scan | undefined› {
      const fitting = indicesOf((origin) => origin.form === "compact");
      if (fitting.length === 0 || text.includes(" ")) return undefined;
      const segments = text.split(":");
      if (segments.length > table.limits.segments || segments.some(isDotSegment)) return undefined;
      if (isScript(text)) return undefined;
      return { segments, items: [], fragment: undefined, isCompact: true, hasColon: false, fitting };
    }

    /** Escapes must be strict UTF-8, and never NUL, CR or LF. */
    function decode(part‹: string›, plusIsSpace‹: boolean›)‹: string | undefined› {
      const text = plusIsSpace ? part.replace(/\+/g, " ") : part;
      if (!text.includes("%")) return text;
      if (/%0[0AaDd]/.test(text)) return undefined;
      try {
        return decodeURIComponent(text);
      } catch {
        return undefined;
      }
    }

    """#
}
