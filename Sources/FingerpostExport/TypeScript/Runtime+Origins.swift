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
    const isScript = (text‹: string›) => /^(?:javascript|vbscript)$/.test(lower(text));
    const lower = (text‹: string›) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    const isCapturable = (text‹: string›) => /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);

    function isAddress(host‹: string›)‹: boolean› {
      if (!/^\[[0-9A-Fa-f:.]*\]$/.test(host)) return false;
      const text = host.slice(1, -1);
      const groups = (part‹: string›, mayEndInIPv4‹: boolean›) => {
        if (part === "") return 0;
        const parts = part.split(":");
        const isLastIPv4 = mayEndInIPv4 && isIPv4(parts[parts.length - 1]‹ as string›);
        const plain = isLastIPv4 ? parts.slice(0, -1) : parts;
        return plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) ? plain.length + (isLastIPv4 ? 2 : 0) : NaN;
      };
      const gap = text.indexOf("::");
      if (gap < 0) return groups(text, true) === 8;
      return groups(text.slice(0, gap), false) + groups(text.slice(gap + 2), true) < 8;
    }

    const isIPv4 = (text‹: string›) =>
      /^(?:[0-9]{1,3}\.){3}[0-9]{1,3}$/.test(text)
      && text.split(".").every((part) => Number(part) < 256 && (part.length === 1 || part[0] !== "0"));

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
      if (!isWeb(scheme)) return authority === "" && !isScript(scheme) ? { ...none, form: "scheme", scheme } : undefined;
      const captured = /^\{[A-Za-z_\u0080-\uffff][A-Za-z0-9_.\u0080-\uffff-]*\}/.exec(authority);
      authority = lower(captured ? authority.replace(/^[^}]*\}/, "*") : authority);
      let [host, end] = cutPort(authority);
      const port = portOf(end, scheme);
      const isWildcard = host[0] === "*";
      if (isWildcard) host = host.slice(1);
      const isKnown = isWildcard
        ? host === "" || host[0] === "." && isCapturable(host.slice(1)) : isCapturable(host) || isAddress(host);
      if (!isKnown || port === undefined) return undefined;
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
