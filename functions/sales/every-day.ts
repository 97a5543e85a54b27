import type { OfferId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { dealOf, decideOn, matterOf, momentAt } from './acts.ts';
import { londonDay, dayAfter } from './london.ts';
import { remind } from './reminders.ts';
import { salesToLookAt } from './store.ts';

/** Days that a missed run may be late. */
const lateDays = 30;

/** Reminds whoever keeps a sale waiting. A sale that was looked at moves on to the day of its next look. */
export async function handler(): Promise<void> {
  const time = now();
  const today = londonDay(time);
  for (let late = lateDays; late >= 0; late -= 1)
    for (const offerId of await salesToLookAt(dayAfter(today, -late))) await look(offerId, time);
}

const look = (offerId: OfferId, time: Date) =>
  decideOn(
    () => dealOf(offerId),
    (deal) => {
      const decision = remind(deal.sale, matterOf(deal), momentAt(time));
      return decision && { decision };
    },
    time,
  );
