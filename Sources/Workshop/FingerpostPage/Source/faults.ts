// Why a text is no link: what `LinkError` of the engine says.

const FAULTS = {
  empty: "the text is empty",
  escape: 'an escape is "%" and two hexadecimal digits; write a lone "%" as "%25"',
  utf8: "the bytes here are not UTF-8",
  control: "a link cannot contain NUL, CR or LF, escaped or not",
  rawControl: 'this is a control character: remove it, or escape it, such as "%09"',
  unprintable: "compact text cannot contain spaces, control characters or backslashes",
  backslash: 'write a backslash as "%5C"; "/" separates segments',
  dotSegment: '"." and ".." cannot be segments of a link; resolve them first',
  emptySegment: 'an empty segment: write one "/" between segments',
  userInfo: 'a link cannot contain user info: remove the text before "@"',
  authorityColon: 'a colon before the first "/" begins a port, which such a link cannot have; write it as "%3A"',
  host: 'a host is expected after "://"',
  hostByte: 'a host may contain ASCII letters, digits, "-", "_" and "."; write other letters as "xn--\u2026"',
  hostNumber: 'a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as "127.0.0.1"',
  address: "brackets must contain an IPv6 address, and only a port may follow",
  port: "a port is a number from 0 to 65535",
  slashesAfterScheme: '"://" is expected after the scheme',
  protocolRelative: '"//" begins a host without a scheme: write the scheme, or one "/"',
  script: "a script is not a link",
  scriptRest: 'a script is not a value: a rest of a path must not begin with "javascript:", "vbscript:" or "data:"',
  unknownOrigin: "no origin of this table fits the link",
  tooLong: `the text is longer than ${data.limits.bytes} bytes`,
  tooManySegments: `the path has more than ${data.limits.segments} segments`,
  tooManyItems: `the query has more than ${data.limits.queryItems} items`,
} as const;

/** Thrown where reading a text stops. */
class Fault {
  constructor(
    readonly reason: keyof typeof FAULTS,
    /** Where reading stopped. */
    readonly at: number,
  ) {}

  get message(): string {
    return FAULTS[this.reason];
  }
}

/** What a call returns, or the fault that it throws. */
function caught<Result>(call: () => Result): Result | Fault {
  try {
    return call();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
