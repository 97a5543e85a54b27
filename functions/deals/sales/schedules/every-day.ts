import { SigningReported } from '../../../../events/signing.ts';
import type { OfferId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';
import { log } from '../../../kernel/observability/log.ts';
import { listSalesToReview } from '../adapters/sale-repository.ts';
import { updateSale, createSaleStamp } from '../commands/update-sale.ts';
import { profileOf } from '../domain/milestones.ts';
import { applyReminders } from '../domain/reminders.ts';
import { listFollowedRequests } from '../domain/signing-end.ts';
import { getSale } from '../queries/get-sale.ts';

/**
 * Sends the reminders that are due, has the provider asked of each paper that is there, and sets the next review day of
 * each sale.
 */
export async function handler(): Promise<void> {
  const time = now();
  let failed = 0;
  for (const offerId of await listSalesToReview(addDays(formatLondonDay(time), 1)))
    failed += await remindSafely(offerId, time);
  if (failed > 0) throw new Error(`${failed} sales could not be looked at`);
}

/** Logs a failure and goes on, so that one sale does not block the others. */
async function remindSafely(offerId: OfferId, time: Date): Promise<0 | 1> {
  try {
    await remindOfSale(offerId, time);
    return 0;
  } catch (error) {
    log.error('A sale could not be looked at', {
      offerId,
      error,
    });
    return 1;
  }
}

async function remindOfSale(offerId: OfferId, time: Date): Promise<void> {
  const { sale } = await updateSale(
    () => getSale(offerId),
    (context) => {
      const decision = applyReminders(context.sale, profileOf(context), createSaleStamp(time));
      return decision && { decision };
    },
    time,
  );
  const reports = listFollowedRequests(sale).map(({ version, attempt }) =>
    SigningReported.of({ offerId, version, attempt }),
  );
  if (reports.length > 0) await commit([], reports);
}
