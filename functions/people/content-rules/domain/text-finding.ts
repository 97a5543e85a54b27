import * as z from 'zod';

export const TextRule = z.enum([
  'contact_details',
  'external_link',
  'bank_details',
  'payment_request',
  'discrimination',
  'offensive_language',
  'capitals',
]);
export type TextRule = z.output<typeof TextRule>;

/** `block` rejects the field, `review` waits for staff, `advise` is a hint for the seller. */
const Severity = z.enum(['block', 'review', 'advise']);

/** A rule that a text of a listing breaks, with the words that broke it. */
export const TextFinding = z.object({
  rule: TextRule,
  field: z.string(),
  step: z.int().min(1).max(6),
  excerpt: z.string(),
  severity: Severity,
});
export type TextFinding = z.output<typeof TextFinding>;
