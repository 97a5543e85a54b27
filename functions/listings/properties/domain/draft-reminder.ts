import { dayMs } from '../../../kernel/time.ts';
import type { Draft } from './draft.ts';

/** When a draft has waited so many days since its last change. */
export function findDraftReminderTime({ updatedAt }: Draft, days: number): Date {
  return new Date(Date.parse(updatedAt) + days * dayMs);
}

/** The name of the schedule of one reminder of a draft. */
export function nameDraftReminder(draftId: Draft['id'], days: number): string {
  return `draft-${days}d-${draftId}`;
}
