import * as z from 'zod';

const Texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Value = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Values = z.union([Value, z.array(Value)]).transform((value) => [value].flat());

const None = Texts.default([]);
const Principal = z.union([
  z.literal('*').transform(() => ({ AWS: ['*'], Service: ['*'] })),
  z.object({ AWS: None, Service: None }),
]);

/** A statement of a policy document, with lists where the document may have one value. */
export const Statement = z
  .object({
    Effect: z.enum(['Allow', 'Deny']),
    Action: Texts.optional(),
    NotAction: Texts.optional(),
    Resource: Texts.optional(),
    NotResource: Texts.optional(),
    Principal: Principal.optional(),
    NotPrincipal: z.never({ error: 'NotPrincipal is not run here' }).optional(),
    Condition: z.record(z.string(), z.record(z.string(), Values)).default({}),
  })
  .refine(({ Action, NotAction }) => (Action === undefined) !== (NotAction === undefined), {
    error: 'A statement has either Action or NotAction',
  });
export type Statement = z.output<typeof Statement>;

export const PolicyDocument = z.object({
  Statement: z.union([Statement, z.array(Statement)]).transform((value) => [value].flat()),
});
