import * as z from 'zod';

/** What the two sides see to when a home changes hands. */
export const HandoverKey = z.enum([
  'keys',
  'electricity',
  'gas',
  'water',
  'suppliers',
  'post',
  'council_tax',
  'insurance',
]);
export type HandoverKey = z.output<typeof HandoverKey>;
