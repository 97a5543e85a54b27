import * as z from 'zod';

/** How a file of claims knows a fact: by what, and since which day. */
export const FactOrigin = z.strictObject({
  on: z.iso.date().optional(),
  evidence: z.enum(['vouch', 'document', 'electronic_record']).optional(),
});
export type FactOrigin = z.output<typeof FactOrigin>;
