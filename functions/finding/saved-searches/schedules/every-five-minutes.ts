import { now } from '../../../kernel/clock.ts';
import { releaseAlerts } from '../commands/release-alerts.ts';

/** Less than the interval, so that two runs seldom meet. */
const maxMs = 240_000;

/** Puts the alerts that are due into the queue of mails. */
export async function handler(): Promise<void> {
  const begun = performance.now();
  await releaseAlerts(now(), () => performance.now() - begun > maxMs);
}
