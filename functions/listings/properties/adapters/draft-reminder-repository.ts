import type { DraftId } from '../../../../events/vocabulary.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

/** That a reminder of a draft was sent, so that later changes of the draft cause no second one. */
const DraftReminderRow = defineRow('draft-reminder', {
  columns: { draftId: text, days: number, expiresAt: number },
  indexes: { byDraft: rowKey('draftId', 'days') },
});

/** Longer than anyone keeps a draft in hand. */
const keptDays = 400;

export async function isDraftReminded(draftId: DraftId, days: number): Promise<boolean> {
  const { data } = await DraftReminderRow.get({ draftId, days }).go({ consistent: true });
  return data !== null;
}

/** @throws 409 when the reminder was sent already */
export function buildDraftReminderWrite(draftId: DraftId, days: number, now: Date): Write {
  const expiresAt = toUnixSeconds(now) + keptDays * daySeconds;
  return buildPut(
    DraftReminderRow.create({ draftId, days, expiresAt }),
    () => new AppError('stale', 'This reminder was sent already.'),
  );
}
