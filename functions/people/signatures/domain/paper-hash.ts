import * as z from 'zod';

/** SHA-256 of a file, in hexadecimal digits. */
export const PaperHash = z.string().regex(/^[\da-f]{64}$/);
export type PaperHash = z.output<typeof PaperHash>;
