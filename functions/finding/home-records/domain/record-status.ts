import * as z from 'zod';

/** Whether a register has an answer: it can lack one, not cover the nation, or not be reachable now. */
export const RecordStatus = z.enum(['found', 'none', 'not_covered', 'unavailable']);
export type RecordStatus = z.output<typeof RecordStatus>;
