import type { OfferId } from '../../events/vocabulary.ts';
import { now } from '../shared/clock.ts';
import { log } from '../shared/log.ts';
import { dealOf, decideOn, matterOf, momentAt } from './acts.ts';
import { addDays, formatLondonDay } from '../shared/london-time.ts';
import { remind } from './reminders.ts';
import { salesToLookAt } from './store.ts';

/** Reminds whoever keeps a sale waiting. A sale that was looked at moves on to the day of its next look. */
export async function handler(): Promise<void> {
  const time = now();
  let failed = 0;
  for (const offerId of await salesToLookAt(addDays(formatLondonDay(time), 1)))
    failed += await look(offerId, time);
  if (failed > 0) throw new Error(`${failed} sales could not be looked at`);
}

/** One sale that can not be read keeps nobody else waiting. */
async function look(offerId: OfferId, time: Date): Promise<0 | 1> {
  try {
    await reminded(offerId, time);
    return 0;
  } catch (error) {
    log.error('A sale could not be looked at', {
      offerId,
      error,
    });
    return 1;
  }
}

const reminded = (offerId: OfferId, time: Date) =>
  decideOn(
    () => dealOf(offerId),
    (deal) => {
      const decision = remind(deal.sale, matterOf(deal), momentAt(time));
      return decision && { decision };
    },
    time,
  );
