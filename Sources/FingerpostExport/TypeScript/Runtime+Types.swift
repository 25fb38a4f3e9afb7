extension Runtime {
  /// The texts of each type, and their canonical spelling: what `ParameterType+Values` says of them.
  static let types = #"""
    // The texts that a type reads.

    ‹interface Reader {
      /** The canonical spelling of the value that a text reads as. */
      readonly canonical: (text: string) => string | undefined;
      readonly isOneWay: boolean;
      readonly isArray: boolean;
      readonly isString: boolean;
      /** The longest text to try inside of a segment, in bytes. */
      readonly longest: number;
      /** A value as text, and the other way around. */
      readonly text: (value: unknown) => string | undefined;
      readonly value: (text: string) => unknown;
    }

    ›const MIXED_VALUE_BYTES = 256;
    const MIXED_READS = 4096;

    /** Whether a text has no half of a surrogate pair: another one has no UTF-8. */
    function isUnicode(text‹: string›)‹: boolean› { return !/[\ud800-\udfff]/u.test(text); }

    /**
     * Whether a text begins with the scheme of a script, as a browser reads it: without the controls, spaces and invisible marks
     * before it, and without tabs and line ends. See `ScriptScheme`.
     */
    const isScript = (text‹: string›) =>
      /^(?:javascript|vbscript|data):/i.test(text.replace(
        /^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u, "")
        .replace(/[\t\n\r]/g, ""));

    const asText = (value‹: unknown›)‹: string | undefined› =>
      typeof value === "string" && isUnicode(value) ? value : undefined;

    function reader(canonical‹: Reader["canonical"]›, options‹: Partial<Reader>› = {})‹: Reader› {
      return {
        canonical, isOneWay: false, isArray: false, isString: false, longest: MIXED_VALUE_BYTES, text: asText,
        value: (text) => text, ...options,
      };
    }

    function integerReader(least‹: string›, most‹: string›, isWide‹: boolean›)‹: Reader› {
      const [low, high] = [BigInt(least), BigInt(most)];
      const canonical = (text‹: string›) => {
        if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
        const value = BigInt(text);
        return low <= value && value <= high ? text : undefined;
      };
      const text = (value‹: unknown›) =>
        typeof value === "bigint" || Number.isSafeInteger(value) ? String(value).replace(/^-0$/, "0") : undefined;
      return reader(canonical, { isOneWay: true, longest: 20, text, value: isWide ? BigInt : Number });
    }

    /** A number as a plain decimal, the shortest that reads back equal. */
    function decimal(value‹: number›)‹: string | undefined› {
      if (!Number.isFinite(value)) return undefined;
      const [digits = "", exponent] = String(Math.abs(value)).split("e");
      let [whole = "", fraction = ""] = digits.split(".");
      const shift = Number(exponent || 0);
      if (shift > 0) {
        whole += fraction.slice(0, shift).padEnd(shift, "0");
        fraction = fraction.slice(shift);
      } else if (shift < 0) {
        fraction = "0".repeat(-shift - whole.length) + whole + fraction;
        whole = "0";
      }
      return (value < 0 ? "-" : "") + whole + (fraction === "" ? "" : "." + fraction);
    }

    // Days since the first of the year 0, in the Gregorian calendar.
    const DAYS = 3652425;
    const monthLength = (year‹: number›, month‹: number›) =>
      month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
    const startOfYear = (year‹: number›) =>
      year === 0 ? 0 : year * 365 + Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400) + 1;

    function dayOf(year‹: number›, month‹: number›, day‹: number›)‹: number | undefined› {
      if (month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return undefined;
      let days = startOfYear(year) + day - 1;
      for (let earlier = 1; earlier < month; earlier++) days += monthLength(year, earlier);
      return days;
    }

    function dateOf(days‹: number›)‹: string› {
      let [year, month] = [Math.floor(days / 366), 1];
      while (startOfYear(year + 1) <= days) year++;
      let rest = days - startOfYear(year);
      for (; rest >= monthLength(year, month); month++) rest -= monthLength(year, month);
      return `${padded(year, 4)}-${padded(month, 2)}-${padded(rest + 1, 2)}`;
    }

    const padded = (number‹: number›, width‹: number›) => String(number).padStart(width, "0");

    function date(text‹: string›)‹: string | undefined› {
      const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
      return found && dayOf(Number(found[1]), Number(found[2]), Number(found[3])) !== undefined ? text : undefined;
    }

    function instant(text‹: string›)‹: string | undefined› {
      const found =
        /^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-])([0-9]{2}):([0-9]{2}))$/
          .exec(text);
      if (!found) return undefined;
      const part = (index‹: number›) => Number(found[index] || 0);
      let day = dayOf(part(1), part(2), part(3));
      if (day === undefined || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(9) > 23 || part(10) > 59) return undefined;
      let minute = part(4) * 60 + part(5) - (found[8] === "-" ? -1 : 1) * (part(9) * 60 + part(10));
      if (minute < 0) [day, minute] = [day - 1, minute + 1440];
      if (minute >= 1440) [day, minute] = [day + 1, minute - 1440];
      if (day < 0 || day >= DAYS) return undefined;
      const fraction = (found[7] || "").replace(/0+$/, "");
      const clock = `${padded(Math.floor(minute / 60), 2)}:${padded(minute % 60, 2)}:${padded(part(6), 2)}`;
      return `${dateOf(day)}T${clock}${fraction === "" ? "" : "." + fraction}Z`;
    }

    const UUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

    const readers‹: { readonly [name: string]: Reader }› = {
      string: reader((text) => text, { isOneWay: true, isString: true, longest: Infinity }),
      // A type of which only the name is known here.
      text: reader((text) => text),
      url: reader((text) => (isScript(text) ? undefined : text)),
      uint8: integerReader("0", "255", false),
      int8: integerReader("-128", "127", false),
      uint16: integerReader("0", "65535", false),
      int16: integerReader("-32768", "32767", false),
      uint32: integerReader("0", "4294967295", false),
      int32: integerReader("-2147483648", "2147483647", false),
      uint: integerReader("0", "18446744073709551615", true),
      int: integerReader("-9223372036854775808", "9223372036854775807", true),
      double: reader((text) => (/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text) ? decimal(Number(text)) : undefined), {
        text: (value) => (typeof value === "number" ? decimal(value) : undefined), value: Number,
      }),
      bool: reader(
        (text) =>
          /^(?:[Tt][Rr][Uu][Ee]|1)$/.test(text) ? "true" : /^(?:[Ff][Aa][Ll][Ss][Ee]|0)$/.test(text) ? "false" : undefined,
        { longest: 5, text: (value) => (typeof value === "boolean" ? String(value) : undefined), value: (text) => text === "true" }),
      uuid: reader((text) => (UUID.test(text) ? text.toLowerCase() : undefined), { longest: 36 }),
      date: reader(date, { isOneWay: true, longest: 10 }),
      datetime: reader(instant, { longest: 35 }),
    };

    function readerOf(type‹: TypeData›)‹: Reader› {
      if (typeof type === "string") return readers[type]‹ as Reader›;
      if ("array" in type) return { ...readerOf(type.array), isArray: true, isOneWay: false };
      // The members of a custom type are compared as text is: two spellings of one character are equal.
      if ("members" in type) {
        const members = new Map(type.members.slice().reverse().map((member) => [member.normalize(), member]));
        return reader((text) => members.get(text.normalize()));
      }
      const members = new Set(type.oneOf);
      return reader((text) => (members.has(text) ? text : undefined), {
        isOneWay: true, longest: Math.max(...type.oneOf.map((member) => bytes(member).length)),
      });
    }

    /** The UTF-8 of a text, each byte as a character of its own; and the other way around. */
    function bytes(text‹: string›)‹: string› {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    }

    function unicode(text‹: string›)‹: string› {
      if (/^[\u0000-\u007f]*$/.test(text)) return text;
      return decodeURIComponent(text.replace(/[%\u0080-\u00ff]/g, (byte) => "%" + byte.charCodeAt(0).toString(16)));
    }

    """#
}
