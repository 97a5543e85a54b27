import * as z from 'zod';

/** The papers of a sale that people sign. */
export const SignedPaperKind = z.enum(['memorandum', 'reservation']);
export type SignedPaperKind = z.output<typeof SignedPaperKind>;
