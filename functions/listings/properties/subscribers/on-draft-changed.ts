import { DraftCreated, DraftDeleted, DraftReminderDue, DraftUpdated } from '../../../../events/property.ts';
import { draftReminderDays } from '../../../../events/vocabulary.ts';
import {
  cancelScheduledEvent,
  scheduleByLatestVersion,
  scheduleEvent,
} from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { isDraftReminded } from '../adapters/draft-reminder-repository.ts';
import { findDraft } from '../adapters/draft-repository.ts';
import { findDraftReminderTime, nameDraftReminder } from '../domain/draft-reminder.ts';
import type { Draft } from '../domain/draft.ts';

/** Moves the reminders of an unfinished listing behind its last change, and forgets them with the draft. */
export const handler = subscriber(
  'properties-on-draft-changed',
  { on: [DraftCreated, DraftUpdated, DraftDeleted], needs: ['table:read', 'scheduler'] },
  async ({ data: { draftId } }) => {
    await scheduleByLatestVersion(
      () => findDraft(draftId),
      (draft) => (draft ? scheduleReminders(draft) : cancelReminders(draftId)),
    );
  },
);

async function scheduleReminders(draft: Draft): Promise<void> {
  for (const days of draftReminderDays) {
    if (await isDraftReminded(draft.id, days)) continue;
    await scheduleEvent({
      name: nameDraftReminder(draft.id, days),
      at: findDraftReminderTime(draft, days),
      event: DraftReminderDue.of({ draftId: draft.id, ownerId: draft.ownerId, days }),
    });
  }
}

async function cancelReminders(draftId: Draft['id']): Promise<void> {
  for (const days of draftReminderDays) await cancelScheduledEvent(nameDraftReminder(draftId, days));
}
