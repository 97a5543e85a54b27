import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { ending, endingDays, expire, isOver } from './choosing.ts';
import { endPackage, packagesEnding, tellEnding } from './store.ts';

/** Days that a missed run may be late. */
const lateDays = 30;
const dayMs = 86_400_000;

const dayIn = (days: number, time: Date): string =>
  new Date(time.getTime() + days * dayMs).toISOString().slice(0, 10);

/** Ends the packages whose days are over, and tells the owners of those that end soon; their homes hear of it by the event. */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    for (const running of await packagesEnding(dayIn(-late, time)))
      if (isOver(running, time)) await end(running);
  }
  for (const days of endingDays)
    for (const running of await packagesEnding(dayIn(days, time)))
      await tellEnding(running, days, ending(running, days));
}

async function end(running: Parameters<typeof expire>[0]): Promise<void> {
  try {
    await endPackage(expire(running));
  } catch (error) {
    // Somebody else ended or changed it just now; tomorrow it is looked at again.
    if (!(error instanceof AppError && error.code === 'stale')) throw error;
  }
}
