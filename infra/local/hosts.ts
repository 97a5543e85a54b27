/** Addresses that AWS would answer at, and where they answer on this machine. */
export type Hosts = {
  add(there: string, here: string): void;
  /** Replaces every known address inside a text; the longest match wins. */
  rewrite(text: string): string;
  /** Where a known address answers here, for an address without anything after it. */
  find(there: string): string | undefined;
};

const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

export function createHosts(): Hosts {
  const known = new Map<string, string>();
  let pattern: RegExp | undefined;
  const compile = () => {
    const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length);
    return new RegExp(longestFirst.map(literally).join('|'), 'g');
  };
  return {
    add(there, here) {
      known.set(there, here);
      pattern = undefined;
    },
    rewrite(text) {
      if (known.size === 0) return text;
      pattern ??= compile();
      return text.replace(pattern, (there) => known.get(there) ?? there);
    },
    find: (there) => known.get(there),
  };
}
