/** Whether a text is one that a pattern describes. */
export type Matcher = (text: string) => boolean;

const special = /[$()+.[\\\]^{|}]/g;

/** `*` matches any text, slashes and colons included, and `?` one character. Policy variables are refused. */
export function createMatcher(pattern: string, { ignoreCase = false } = {}): Matcher {
  if (pattern.includes('${')) throw new Error(`The policy variable in ${pattern} is not run here`);
  if (pattern === '*') return () => true;
  if (!/[*?]/.test(pattern) && !ignoreCase) return (text) => text === pattern;
  const source = pattern.replace(special, '\\$&').replaceAll('*', '.*').replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
  return (text) => expression.test(text);
}

const arnParts = 6;

/** The six parts of an ARN; the last one may contain colons. */
function splitArn(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, arnParts - 1), parts.slice(arnParts - 1).join(':')];
}

/** Compares ARNs part by part, so that `*` reaches over no colon before the resource. */
export function createArnMatcher(pattern: string): Matcher {
  const matchers = splitArn(pattern).map((part) => createMatcher(part));
  return (arn) => {
    const parts = splitArn(arn);
    return (
      parts.length === matchers.length && matchers.every((matches, index) => matches(parts[index] ?? ''))
    );
  };
}
