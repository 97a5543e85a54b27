/** Maps URLs of AWS to their local URLs. */
export interface Hosts {
  readonly add: (there: string, here: string) => void;
  /** Replaces every known URL in a text; the longest match wins. */
  readonly rewrite: (text: string) => string;
  /** The same, with origins in place of full URLs, for a content security policy. */
  readonly rewriteOrigins: (text: string) => string;
  /** The local URL of exactly this URL; undefined if it is unknown. */
  readonly find: (there: string) => string | undefined;
}

const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

export function createHosts(): Hosts {
  const known = new Map<string, string>();
  let pattern: RegExp | undefined;
  const compile = () => {
    const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
    return new RegExp(longestFirst.map(escapePattern).join('|'), 'g');
  };
  const replace = (text: string, by: (here: string) => string) => {
    if (known.size === 0) return text;
    pattern ??= compile();
    return text.replace(pattern, (there) => by(known.get(there) ?? there));
  };
  return {
    add(there, here) {
      known.set(there, here);
      pattern = undefined;
    },
    rewrite: (text) => replace(text, (here) => here),
    rewriteOrigins: (text) => replace(text, (here) => new URL(here).origin),
    find: (there) => known.get(there),
  };
}
