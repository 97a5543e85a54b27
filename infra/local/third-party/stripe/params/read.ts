import type * as z from 'zod';
import { invalid } from '../fault.ts';
import type { Params } from './form.ts';

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function valueAt(params: Params, path: readonly PropertyKey[]): unknown {
  let value: unknown = params;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([key]) => key === String(part))?.[1];
  }
  return value;
}

/** Parses parameters; throws Stripe's error for the first fault. */
export function readParams<T>(schema: z.ZodType<T>, params: Params): T {
  const read = schema.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw read.error;
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
  if (issue.code === 'custom') throw invalid(issue.message, codeOf(issue.params), param);
  const value = valueAt(params, issue.path);
  if (value === '') throw invalid(`'${param}' must not be empty`, 'parameter_invalid_empty', param);
  if (value === undefined) throw invalid(`Missing required param: ${param}.`, 'parameter_missing', param);
  throw invalid(`Invalid ${param}: ${issue.message}`, undefined, param);
}

const codeOf = (params: Record<string, unknown> | undefined): string | undefined =>
  typeof params?.['code'] === 'string' ? params['code'] : undefined;
