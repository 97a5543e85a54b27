import { createArnMatcher, createMatcher, type Matcher } from './wildcards.ts';

/** The values of a request's condition keys, by key in lower case; a key may have several values. */
export type ConditionContext = ReadonlyMap<string, readonly string[]>;

/** Whether a request meets a statement's conditions. */
export type ConditionCheck = (context: ConditionContext) => boolean;

/** The conditions of a statement: operator, key, wanted values. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Comparison = (wanted: string) => Matcher;

const compareNumbers =
  (holds: (value: number, wanted: number) => boolean): Comparison =>
  (wanted) =>
  (value) =>
    holds(Number(value), Number(wanted));
const compareDates =
  (holds: (value: number, wanted: number) => boolean): Comparison =>
  (wanted) =>
  (value) =>
    holds(Date.parse(value), Date.parse(wanted));
const isEqual = (one: number, other: number) => one === other;
const isLess = (one: number, other: number) => one < other;
const isAtMost = (one: number, other: number) => one <= other;
const isMore = (one: number, other: number) => one > other;
const isAtLeast = (one: number, other: number) => one >= other;
const compareIgnoringCase: Comparison = (wanted) => (value) => value.toLowerCase() === wanted.toLowerCase();

const comparisons: Readonly<Record<string, Comparison>> = {
  StringEquals: (wanted) => (value) => value === wanted,
  StringEqualsIgnoreCase: compareIgnoringCase,
  StringLike: (wanted) => createMatcher(wanted),
  ArnEquals: createArnMatcher,
  ArnLike: createArnMatcher,
  Bool: compareIgnoringCase,
  NumericEquals: compareNumbers(isEqual),
  NumericLessThan: compareNumbers(isLess),
  NumericLessThanEquals: compareNumbers(isAtMost),
  NumericGreaterThan: compareNumbers(isMore),
  NumericGreaterThanEquals: compareNumbers(isAtLeast),
  DateEquals: compareDates(isEqual),
  DateLessThan: compareDates(isLess),
  DateLessThanEquals: compareDates(isAtMost),
  DateGreaterThan: compareDates(isMore),
  DateGreaterThanEquals: compareDates(isAtLeast),
};

/** Each negated operator with the one that it negates; it holds for a missing key, too. */
const negations: Readonly<Record<string, string>> = {
  StringNotEquals: 'StringEquals',
  StringNotEqualsIgnoreCase: 'StringEqualsIgnoreCase',
  StringNotLike: 'StringLike',
  ArnNotEquals: 'ArnEquals',
  ArnNotLike: 'ArnLike',
  NumericNotEquals: 'NumericEquals',
  DateNotEquals: 'DateEquals',
};

const syntax = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

/** @throws Error for an operator that is not run here */
export function compileConditions(conditions: Conditions): ConditionCheck {
  const checks = Object.entries(conditions).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, wanted]) => compileCondition(operator, key.toLowerCase(), wanted)),
  );
  return (context) => checks.every((holds) => holds(context));
}

function compileCondition(operator: string, key: string, wanted: readonly string[]): ConditionCheck {
  if (operator === 'Null') return (context) => wanted.includes(String(!context.has(key)));
  const [, quantifier, name = '', ifExists] = syntax.exec(operator) ?? [];
  const negated = negations[name];
  const comparison = comparisons[negated ?? name];
  if (!comparison) throw new Error(`The condition operator ${operator} is not run here`);
  const matchers = wanted.map((value) => comparison(value));
  const isWanted = (value: string) => matchers.some((matches) => matches(value)) !== (negated !== undefined);
  const withoutKey =
    quantifier === 'ForAllValues' || ifExists !== undefined || (negated !== undefined && !quantifier);
  return (context) => {
    const values = context.get(key);
    if (!values) return withoutKey;
    // A negated operator without a quantifier refuses a request as soon as one of its values is named.
    const all = quantifier === 'ForAllValues' || (negated !== undefined && !quantifier);
    return all ? values.every(isWanted) : values.some(isWanted);
  };
}
