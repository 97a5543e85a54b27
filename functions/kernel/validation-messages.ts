import type * as z from 'zod';
import { required } from './errors.ts';

type Issue = z.core.$ZodRawIssue;

const count = new Intl.NumberFormat('en-GB');

const typeTexts: Readonly<Record<string, string>> = {
  number: 'Enter a number',
  nan: 'Enter a number',
  int: 'Enter a whole number',
  string: 'Enter text',
  boolean: 'Answer yes or no',
  array: 'Send a list',
  object: 'Fill in the details',
  date: 'Enter a date',
};

const formatTexts: Readonly<Record<string, string>> = {
  email: 'Enter an email address, like name@example.com',
  url: 'Enter a web address, like https://example.com',
  date: 'Enter a date, like 2026-11-21',
  datetime: 'Enter a date and time, like 2026-11-21T09:30:00Z',
};

function describeLimit(issue: Issue): string | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const isLow = issue.code === 'too_small';
  const limit = Number(isLow ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isLow && limit === 1) return required;
    return `Use at ${isLow ? 'least' : 'most'} ${count.format(limit)} characters`;
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Choose at ${isLow ? 'least' : 'most'} ${count.format(limit)}`;
  if (issue.inclusive === false) return `Enter ${isLow ? 'more' : 'less'} than ${count.format(limit)}`;
  return `Enter ${count.format(limit)} or ${isLow ? 'more' : 'less'}`;
}

const unknownFieldText = 'There’s no field of this name';

type Option = readonly z.core.$ZodIssue[];

/**
 * The option of a union that a caller means: the one that refuses only fields of no name, or the only one whose
 * own fields are all there.
 */
function findNearestOption(options: readonly Option[]): Option | undefined {
  const named = options.find((option) => option.every(({ code }) => code === 'unrecognized_keys'));
  if (named?.length) return named;
  const meant = options.filter((option) =>
    option.every(({ path, message }) => path.length > 1 || (path.length === 1 && message !== required)),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** The texts of an issue by field; nested fields are joined with dots, and each field that nobody knows is named. */
export function listFieldTexts(issue: z.core.$ZodIssue): [field: string, text: string][] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [[...path, key].join('.'), unknownFieldText]);
  if (issue.code === 'invalid_union') {
    const nearest = findNearestOption(issue.errors);
    if (nearest)
      return nearest.flatMap((inner) => listFieldTexts({ ...inner, path: [...path, ...inner.path] }));
  }
  return [[path.join('.'), message]];
}

/** The words for an issue of a schema without words of its own, for people and for callers of the API. */
export function describeIssue(issue: Issue): string | undefined {
  if (issue.input === undefined) return required;
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? 'This isn’t right';
    case 'too_small':
    case 'too_big':
      return describeLimit(issue);
    case 'invalid_format':
      return formatTexts[issue.format] ?? 'This isn’t in the right form';
    case 'not_multiple_of':
      return `Enter a multiple of ${count.format(issue.divisor)}`;
    case 'invalid_value':
      return `Choose one of these: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return unknownFieldText;
    default:
      return 'This isn’t right';
  }
}
