import * as z from 'zod';

/** Why a home is in an alert. */
export const MatchCause = z.enum(['new', 'reduced', 'back', 'fits']);
export type MatchCause = z.output<typeof MatchCause>;
