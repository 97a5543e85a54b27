import type { Envelope } from '../../../../events/define.ts';
import type { PaymentId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { listEntriesOfPayment } from '../../../money/payments/adapters/ledger-repository.ts';
import { findPayment } from '../../../money/payments/adapters/payment-repository.ts';
import {
  buildBoardDayWrite,
  buildBoardSubjectWrite,
  findBoardSubject,
  listStoredDays,
} from '../adapters/board-repository.ts';
import { addToDay, type BoardShare, listShareChanges, toDayKey } from '../domain/board/board-day.ts';
import { listBoardNews } from '../domain/board/board-rules.ts';
import { toRevenueShares, toShares } from '../domain/board/board-shares.ts';
import { type BoardSubject, mergeSightings } from '../domain/board/board-subject.ts';

/** Counts what an event tells in the days of the board, once. Events may repeat and come in any order. */
export async function keepBoard(name: string, data: unknown, meta: Envelope): Promise<void> {
  for (const news of listBoardNews(name, data, meta))
    await ('paymentId' in news
      ? countPayment(news.paymentId)
      : countSubject(news.subjectId, (subject) => {
          const seen = mergeSightings(subject.seen, news.told);
          return { ...subject, seen, shares: toShares(subject.id, seen) };
        }));
}

/** The ledger is read with each try: an entry that is booked meanwhile raises an event of its own. */
async function countPayment(paymentId: PaymentId): Promise<void> {
  const payment = await findPayment(paymentId);
  if (!payment) return;
  await countSubject(paymentId, async (subject) => ({
    ...subject,
    shares: toRevenueShares(payment.packageId, await listEntriesOfPayment(paymentId)),
  }));
}

type Recount = (subject: BoardSubject) => BoardSubject | Promise<BoardSubject>;

/**
 * The thing's row and the days that change are written in one transaction, each on the version that was read: the days
 * have what the row says that they have.
 */
async function countSubject(id: string, recount: Recount): Promise<void> {
  await updateWithRetry(
    async () => (await findBoardSubject(id)) ?? { id, seen: [], shares: [], version: 0 },
    async (subject) => {
      const next = await recount(subject);
      if (JSON.stringify(next) === JSON.stringify(subject)) return undefined;
      const changes = listShareChanges(subject.shares, next.shares);
      return {
        writes: [
          buildBoardSubjectWrite({ ...next, version: subject.version + 1 }),
          ...(await buildDayWrites(changes)),
        ],
      };
    },
    // Many things happen on one day, and each changes its row.
    { attempts: 10, pauseMs: 200 },
  );
}

async function buildDayWrites(changes: readonly BoardShare[]) {
  const stored = new Map((await listStoredDays(changes)).map((day) => [toDayKey(day), day]));
  return changes.map((change) => buildBoardDayWrite(addToDay(stored.get(toDayKey(change)), change)));
}
