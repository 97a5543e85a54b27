import type * as z from 'zod';
import { createInvalidFault } from '../fault.ts';
import type { Params } from './form.ts';

const toParamName = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function getValue(params: Params, path: readonly PropertyKey[]): unknown {
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
  const param = toParamName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = toParamName([...issue.path, issue.keys[0] ?? '']);
    throw createInvalidFault(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
  if (issue.code === 'custom') throw createInvalidFault(issue.message, getCode(issue.params), param);
  const value = getValue(params, issue.path);
  if (value === '')
    throw createInvalidFault(`'${param}' must not be empty`, 'parameter_invalid_empty', param);
  if (value === undefined)
    throw createInvalidFault(`Missing required param: ${param}.`, 'parameter_missing', param);
  throw createInvalidFault(`Invalid ${param}: ${issue.message}`, undefined, param);
}

const getCode = (params: Record<string, unknown> | undefined): string | undefined =>
  typeof params?.['code'] === 'string' ? params['code'] : undefined;
