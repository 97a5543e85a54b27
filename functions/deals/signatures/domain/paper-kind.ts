import * as z from 'zod';

/** The papers of a sale that people sign. */
export const PaperKind = z.enum(['memorandum', 'reservation']);
export type PaperKind = z.output<typeof PaperKind>;
