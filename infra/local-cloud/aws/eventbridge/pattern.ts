import { PatternError, isSatisfied } from './operators.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether an event matches an event pattern of EventBridge (also that of an event source mapping's filter).
 * @throws PatternError for a pattern that EventBridge refuses
 */
export function isPatternMatch(pattern: Fields, event: unknown): boolean {
  return Object.entries(pattern).every(([name, rule]) => {
    if (name === '$or')
      return assertList(rule, '$or').some((one) => isFields(one) && isPatternMatch(one, event));
    const value = isFields(event) && Object.hasOwn(event, name) ? event[name] : undefined;
    if (Array.isArray(rule)) return isLeafMatch(rule, value);
    if (!isFields(rule))
      throw new PatternError(`Event pattern is not valid. Reason: "${name}" must be an object or an array`);
    if (Array.isArray(value)) return value.some((one) => isFields(one) && isPatternMatch(rule, one));
    return isPatternMatch(rule, isFields(value) ? value : {});
  });
}

function assertList(rule: unknown, name: string): readonly unknown[] {
  if (Array.isArray(rule)) return rule;
  throw new PatternError(`Event pattern is not valid. Reason: "${name}" must be an array`);
}

function isLeafMatch(rules: readonly unknown[], value: unknown): boolean {
  // `exists` applies to leaves only: for an object it is false.
  const there = value !== undefined && !isFields(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return rules.some((rule) => {
    if (isFields(rule) && 'exists' in rule) return rule['exists'] === there;
    return there && values.some((one) => isSatisfied(rule, one));
  });
}
