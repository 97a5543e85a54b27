type Operator = (given: unknown, value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class PatternError extends Error {}

const throwPatternError = (why: string): never => {
  throw new PatternError(`Event pattern is not valid. Reason: ${why}`);
};

/** `prefix` and `suffix` take text, or text to be compared without regard to case. */
const createAffixOperator =
  (holds: (value: string, affix: string) => boolean): Operator =>
  (given, value) => {
    if (!isText(value)) return false;
    if (isText(given)) return holds(value, given);
    const folded = isRecord(given) ? given['equals-ignore-case'] : undefined;
    return isText(folded)
      ? holds(value.toLowerCase(), folded.toLowerCase())
      : throwPatternError('prefix must be text');
  };

const equalsIgnoringCase: Operator = (given, value) =>
  isText(value) && isText(given) && value.toLowerCase() === given.toLowerCase();

const wildcard: Operator = (given, value) => {
  if (!isText(given)) return throwPatternError('wildcard must be text');
  if (/(?<!\\)\*\*/.test(given)) return throwPatternError('Consecutive wildcard characters');
  const source = given.replace(/\\([*\\])|([\s\S])/g, (_, escaped: string | undefined, plain: string) => {
    if (escaped) return `\\${escaped}`;
    return plain === '*' ? '[\\s\\S]*' : plain.replace(/[$()+.?[\\\]^{|}]/, '\\$&');
  });
  return isText(value) && new RegExp(`^${source}$`).test(value);
};

const comparisons: Record<string, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '=': (value, bound) => value === bound,
};

const numeric: Operator = (given, value) => {
  if (!Array.isArray(given) || given.length === 0 || given.length % 2 !== 0)
    return throwPatternError('numeric needs pairs');
  if (typeof value !== 'number') return false;
  for (let index = 0; index < given.length; index += 2) {
    const compare = comparisons[String(given[index])];
    const bound: unknown = given[index + 1];
    if (!compare || typeof bound !== 'number')
      return throwPatternError('numeric needs an operator and a number');
    if (!compare(value, bound)) return false;
  }
  return true;
};

const addressNumber = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

const cidr: Operator = (given, value) => {
  const [network, bits] = isText(given) ? given.split('/') : [];
  if (network === undefined || bits === undefined)
    return throwPatternError('cidr needs an address and a length');
  if (!isText(value) || !/^\d{1,3}(\.\d{1,3}){3}$/.test(value)) return false;
  const size = 2 ** (32 - Number(bits));
  return Math.floor(addressNumber(network) / size) === Math.floor(addressNumber(value) / size);
};

const anythingBut: Operator = (given, value) => {
  if (!isRecord(given)) return ![given].flat().includes(value);
  return Object.entries(given).every(([name, operand]) => {
    const operator = operators[name] ?? throwPatternError(`anything-but does not know ${name}`);
    return ![operand].flat().some((one) => operator(one, value));
  });
};

/** The operators of an element of a pattern's list, for a value that exists. */
export const operators: Record<string, Operator> = {
  exists: (given) => given === true,
  prefix: createAffixOperator((value, start) => value.startsWith(start)),
  suffix: createAffixOperator((value, end) => value.endsWith(end)),
  'equals-ignore-case': equalsIgnoringCase,
  wildcard,
  numeric,
  cidr,
  'anything-but': anythingBut,
};

/** Whether an existing value satisfies an element of a pattern's list. */
export function isSatisfied(rule: unknown, value: unknown): boolean {
  if (!isRecord(rule)) return rule === value;
  const [name = '', given] = Object.entries(rule)[0] ?? [];
  const operator = operators[name] ?? throwPatternError(`Unrecognized match type ${name}`);
  return operator(given, value);
}
