import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';

/**
 * What a stand-in does wrong until it is told otherwise: `refuse` answers that the home is not accepted, `error` answers
 * 500, `slow` answers after half a minute, `away` ends each connection.
 */
export const Fault = z.enum(['none', 'refuse', 'error', 'slow', 'away']);
export type Fault = z.output<typeof Fault>;

/** Longer than the caller waits. */
const slowMs = 30_000;

export async function waitForFault(fault: Fault): Promise<void> {
  if (fault === 'slow') await setTimeout(slowMs);
}
