extension Runtime {
  /// Where links come from: what `CheckedOrigin` and `OriginSet` say of hosts.
  static let origins = #"""
    // Origins.

    ‹interface Origin {
      readonly form: "scheme" | "web" | "path" | "compact" | "host";
      readonly scheme: string;
      /** Without the `*` or the `{name}`. */
      readonly host: string;
      readonly isWildcard: boolean;
      readonly port: number;
      /** The smaller, the better it fits a host. */
      readonly rank: number;
    }

    interface Source {
      readonly form: Origin["form"];
      /** What stands before the first segment; `*` stands for one in the host. */
      readonly prefix: string;
    }

    ›const isWeb = (scheme‹: string›) => scheme === "https" || scheme === "http";
    const lower = (text‹: string›) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const isCapturable = (text‹: string›) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);

    /** A host as browsers write it: an address in brackets has one spelling; undefined if it is none. */
    function written(host‹: string›)‹: string | undefined› {
      if (host[0] !== "[") return host;
      const text = /^\[([0-9A-Fa-f:.]*)\]$/.exec(host)?.[1];
      if (text === undefined) return undefined;
      const groups = (part‹: string›, mayEndInIPv4‹: boolean›)‹: number[]› => {
        if (part === "") return [];
        const parts = part.split(":");
        const last = parts[parts.length - 1]‹ as string›;
        const end = mayEndInIPv4 && isIPv4(last) ? last.split(".").map(Number) : [];
        const plain = (end.length > 0 ? parts.slice(0, -1) : parts).map((group) =>
          /^[0-9A-Fa-f]{1,4}$/.test(group) ? parseInt(group, 16) : NaN);
        const [a = 0, b = 0, c = 0, d = 0] = end;
        return end.length > 0 ? [...plain, a * 256 + b, c * 256 + d] : plain;
      };
      const gap = text.indexOf("::");
      let all = groups(text, true);
      if (gap >= 0) {
        const [before, after] = [groups(text.slice(0, gap), false), groups(text.slice(gap + 2), true)];
        if (before.length + after.length > 7) return undefined;
        all = [...before, ...new Array‹<number>›(8 - before.length - after.length).fill(0), ...after];
      }
      if (all.length !== 8 || all.some(Number.isNaN)) return undefined;
      let [start, count] = [0, 1];
      for (let from = 0; from < 8; from++) {
        let end = from;
        while (all[end] === 0) end++;
        if (end - from > count) [start, count] = [from, end - from];
      }
      const spelled = (part‹: number[]›) => part.map((group) => group.toString(16)).join(":");
      if (count === 1) return `[${spelled(all)}]`;
      return `[${spelled(all.slice(0, start))}::${spelled(all.slice(start + count))}]`;
    }

    const isIPv4 = (text‹: string›) =>
      /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(text)
      && text.split(".").every((part) => Number(part) < 256 && (part.length === 1 || part[0] !== "0"));

    /** Whether a host in lower case ends in a number, and is no address: browsers read it as another one, or refuse it. */
    const isMisspelled = (host‹: string›) => /(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(host) && !isIPv4(host);

    /** `host[:port]`, cut. */
    function cutPort(authority‹: string›)‹: [string, string]› {
      const end = Math.max(authority.lastIndexOf(":"), authority.lastIndexOf("]"));
      return end < 0 || authority[end] !== ":" ? [authority, ""] : [authority.slice(0, end), authority.slice(end)];
    }

    const usualPort = (scheme‹: string›) => (scheme === "https" ? 443 : 80);

    function portOf(text‹: string›, scheme‹: string›)‹: number | undefined› {
      const digits = text.slice(1);
      if (digits === "") return usualPort(scheme);
      return /^[0-9]{1,5}$/.test(digits) && Number(digits) < 65536 ? Number(digits) : undefined;
    }

    function parseOrigin(text‹: string›)‹: Origin | undefined› {
      const none = { scheme: "", host: "", isWildcard: false, port: 0, rank: -1 };
      if (text === "/") return { ...none, form: "path" };
      if (text === ":") return { ...none, form: "compact" };
      const found = /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(text);
      if (!found) return undefined;
      const scheme = lower(found[1]‹ as string›);
      let authority = found[2]‹ as string›;
      if (!isWeb(scheme)) return authority === "" && !isScript(scheme + ":") ? { ...none, form: "scheme", scheme } : undefined;
      const captured = /^\{[A-Za-z_\u0080-\uffff][A-Za-z0-9_.\u0080-\uffff-]*\}/.exec(authority);
      authority = lower(captured ? authority.replace(/^[^}]*\}/, "*") : authority);
      const [name, end] = cutPort(authority);
      let host = written(name) || "";
      const port = portOf(end, scheme);
      const isWildcard = host[0] === "*";
      if (isWildcard) host = host.slice(1);
      const isKnown = isWildcard
        ? host === "" || host[0] === "." && isCapturable(host.slice(1)) : isCapturable(host) || host[0] === "[";
      if (!isKnown || port === undefined || isMisspelled(host)) return undefined;
      const form = captured ? "host" : "web";
      return { form, scheme, host, isWildcard, port, rank: isWildcard ? 0x7fffffff - host.length : form === "web" ? 0 : -1 };
    }

    function matchesHost(origin‹: Origin›, host‹: string›, port‹: number›)‹: boolean› {
      if (origin.port !== port) return false;
      if (!origin.isWildcard) return origin.host === host;
      if (host.length <= origin.host.length || !host.endsWith(origin.host)) return false;
      return isCapturable(host.slice(0, host.length - origin.host.length)) || origin.form === "web" && host[0] === "[";
    }

    const isHosted = (origin‹: Origin›) => origin.form === "web" || origin.form === "host";

    function covers(origin‹: Origin›, other‹: Origin›)‹: boolean› {
      if (origin.form !== other.form || origin.scheme !== other.scheme) return false;
      if (origin.isWildcard === other.isWildcard && origin.host === other.host && origin.port === other.port) return true;
      return !other.isWildcard && isHosted(origin) && matchesHost(origin, other.host, other.port);
    }

    /** How the links of a host are read: by which origins, and how much of the host is the first segment. */
    function fit(scheme‹: string›, host‹: string›, port‹: number›)‹: { form: "web" | "host"; fitting: number[]; captured: number } | undefined› {
      let best = -1;
      const plain‹: number[]› = [];
      origins.forEach((origin, index) => {
        if (!isHosted(origin) || origin.scheme !== scheme || !matchesHost(origin, host, port)) return;
        if (origin.form === "web") plain.push(index);
        const other = origins[best];
        const isBetter = !other || (origin.rank !== other.rank
          ? origin.rank < other.rank : origin.form === "web" && other.form !== "web");
        if (isBetter) best = index;
      });
      const origin = origins[best];
      if (!origin) return undefined;
      if (origin.form !== "host") return { form: "web", fitting: plain, captured: 0 };
      return { form: "host", fitting: [best], captured: host.length - origin.host.length };
    }

    function prefixOf(scheme‹: string›, host‹: string›, port‹: number›)‹: string› {
      return `${scheme}://${host}` + (port === usualPort(scheme) ? "" : `:${port}`);
    }

    /** What links for an origin begin with; nothing for a host that is not known. */
    function sourceOf(origin‹: Origin›)‹: Source | undefined› {
      switch (origin.form) {
        case "path": case "compact": return { form: origin.form, prefix: "" };
        case "scheme": return { form: "scheme", prefix: origin.scheme + "://" };
        case "host": return { form: "host", prefix: prefixOf(origin.scheme, "*" + origin.host, origin.port) };
        case "web": {
          if (origin.isWildcard) return undefined;
          const found = fit(origin.scheme, origin.host, origin.port);
          if (!found) return undefined;
          const host = found.form === "host" ? "*" + origin.host.slice(found.captured) : origin.host;
          return { form: found.form, prefix: prefixOf(origin.scheme, host, origin.port) };
        }
      }
    }

    """#
}
