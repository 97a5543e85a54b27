import { DraftReminded, DraftReminderDue } from '../../../../events/property.ts';
import { now } from '../../../kernel/clock.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { buildDraftReminderWrite } from '../adapters/draft-reminder-repository.ts';
import { findDraft } from '../adapters/draft-repository.ts';
import { findDraftReminderTime } from '../domain/draft-reminder.ts';

/** Reminds of a listing that is still unfinished and unchanged; a changed one has a later reminder. */
export const handler = subscriber(
  'properties-on-draft-reminder-due',
  { on: [DraftReminderDue], needs: ['table:write'] },
  async ({ data }) => {
    const { draftId, ownerId, days } = data;
    const draft = await findDraft(draftId);
    const time = now();
    if (!draft || findDraftReminderTime(draft, days) > time) return;
    await ignoreStale(
      commit([buildDraftReminderWrite(draftId, days, time)], [DraftReminded.of({ draftId, ownerId, days })]),
    );
  },
);
