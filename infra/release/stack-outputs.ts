import { createHash } from 'node:crypto';
import * as z from 'zod';

/** The outputs of stacks by the stack's name, as CDK's command line writes them. */
export const Outputs = z.record(z.string(), z.record(z.string(), z.string()));
export type Outputs = z.output<typeof Outputs>;

const Reference = z.object({
  'Fn::GetStackOutput': z.looseObject({ StackName: z.string(), OutputName: z.string() }),
});

/** An output of another stack that a template takes. */
export interface StackReference {
  readonly stack: string;
  readonly output: string;
}

/** The outputs of other stacks in a template, in its order. */
export function listReferences(template: unknown): StackReference[] {
  if (typeof template !== 'object' || template === null) return [];
  const found = Reference.safeParse(template).data?.['Fn::GetStackOutput'];
  if (found) return [{ stack: found.StackName, output: found.OutputName }];
  return Object.values(template).flatMap(listReferences);
}

/** A digest of the values of references; `undefined` without references. @throws if an output is missing */
export function digestReferences(
  references: readonly StackReference[],
  outputs: Outputs,
): string | undefined {
  const values = references.map(({ stack, output }) => {
    const value = outputs[stack]?.[output];
    if (value === undefined) throw new Error(`${stack} has no output ${output}`);
    return `${stack}.${output}=${value}`;
  });
  if (values.length === 0) return undefined;
  return createHash('sha256')
    .update([...new Set(values)].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 8);
}
