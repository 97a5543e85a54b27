import {
  BuyerCheckApproved,
  BuyerCheckDocumentDue,
  BuyerCheckExpiryDue,
  BuyerCheckReturned,
} from '../../../../events/buyer-check.ts';
import type { BuyerCheckId, BuyerCheckKind, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { addDays } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';
import { findCheck } from '../adapters/buyer-check-repository.ts';
import { endBuyerCheck, removeCheckDocument } from '../commands/end-buyer-check.ts';
import { documentDays, reminderDays } from '../domain/validity.ts';

/**
 * Schedules the reminder, the end and the deletion of the document when a check is decided, and carries them
 * out.
 */
export const handler = subscriber(
  'buyer-checks-on-buyer-check-decided',
  {
    on: [BuyerCheckApproved, BuyerCheckReturned, BuyerCheckExpiryDue, BuyerCheckDocumentDue],
    needs: ['table:write', 'scheduler'],
  },
  async (event) => {
    const { checkId, userId, kind } = event.data;
    const ids = { checkId, userId, kind };
    switch (event.name) {
      case BuyerCheckExpiryDue.name:
        return endBuyerCheck(ids, event.data, now());
      case BuyerCheckDocumentDue.name:
        return removeCheckDocument(ids, event.data.decidedAt, now());
      case BuyerCheckApproved.name:
      case BuyerCheckReturned.name:
        return plan(ids);
    }
  },
);

interface CheckIds {
  readonly checkId: BuyerCheckId;
  readonly userId: UserId;
  readonly kind: BuyerCheckKind;
}

/** Schedules by the present check, since events can be late and out of order. */
async function plan(ids: CheckIds): Promise<void> {
  const check = await findCheck(ids.userId, ids.kind);
  if (check?.approval) await planEnd(ids, check.approval.validUntil);
  if (check?.decidedAt !== undefined && check.evidence.document) await planRemoval(ids, check.decidedAt);
}

/** A renewal replaces both schedules, because their names stay the same. */
async function planEnd(ids: CheckIds, validUntil: string): Promise<void> {
  const reminder = new Date(addDays(validUntil, -reminderDays));
  if (reminder > now())
    await scheduleEvent({
      name: `buyer-check-soon-${ids.checkId}`,
      at: reminder,
      event: BuyerCheckExpiryDue.of({ ...ids, validUntil, ended: false }),
    });
  await scheduleEvent({
    name: `buyer-check-end-${ids.checkId}`,
    at: new Date(addDays(validUntil, 1)),
    event: BuyerCheckExpiryDue.of({ ...ids, validUntil, ended: true }),
  });
}

const planRemoval = (ids: CheckIds, decidedAt: string): Promise<void> =>
  scheduleEvent({
    name: `buyer-check-file-${ids.checkId}`,
    at: new Date(Date.parse(decidedAt) + documentDays * dayMs),
    event: BuyerCheckDocumentDue.of({ ...ids, decidedAt }),
  });
