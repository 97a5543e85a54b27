import { minuteMs } from '../../../kernel/time.ts';

/** Longer than a run of a sending function, and over before its message comes again. */
export const leaseMilliseconds = minuteMs;
