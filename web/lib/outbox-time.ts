import { hourMs } from '../../functions/kernel/time.ts';

/**
 * How long a message is sent by itself: the server knows its key for a day, and “I’m at the door” means something else
 * the day after.
 */
export const sentWithinMs = 20 * hourMs;
