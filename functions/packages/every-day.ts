import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { expire, isOver } from './choosing.ts';
import { endPackage, packagesEnding } from './store.ts';

/** Days that a missed run may be late. */
const lateDays = 30;
const dayMs = 86_400_000;

/** Ends the packages whose days are over; their homes hear of it by the event. */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    const day = new Date(time.getTime() - late * dayMs).toISOString().slice(0, 10);
    for (const running of await packagesEnding(day)) if (isOver(running, time)) await end(running);
  }
}

async function end(running: Parameters<typeof expire>[0]): Promise<void> {
  try {
    await endPackage(expire(running));
  } catch (error) {
    // Somebody else ended or changed it just now; tomorrow it is looked at again.
    if (!(error instanceof AppError && error.code === 'stale')) throw error;
  }
}
