import * as z from 'zod';
import type { Cognito } from './context.ts';
import { createInvalidParameter } from './errors.ts';

export type CognitoOperation = (cognito: Cognito, input: unknown) => Promise<object>;

/** An action of the API: its input is checked first, as AWS checks it. */
export function defineOperation<S extends z.ZodType>(
  schema: S,
  run: (cognito: Cognito, input: z.output<S>) => Promise<object> | object,
): CognitoOperation {
  return async (cognito, input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return run(cognito, parsed.data);
    const lines = parsed.error.issues.map(
      (issue) =>
        `Value at '${lowerFirst(issue.path.join('.'))}' failed to satisfy constraint: ${issue.message}`,
    );
    const count = lines.length;
    throw createInvalidParameter(
      `${count} validation error${count > 1 ? 's' : ''} detected: ${lines.join('; ')}`,
    );
  };
}

const lowerFirst = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

export const Text = z
  .string({ error: 'Member must not be null' })
  .min(1, 'Member must have length greater than or equal to 1');
export const Pairs = z.array(z.object({ Name: Text, Value: z.string().optional() })).default([]);
export const MetadataInput = z.record(z.string(), z.string()).optional();
