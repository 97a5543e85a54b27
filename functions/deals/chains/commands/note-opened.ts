import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { buildTieWrite } from '../adapters/tie-repository.ts';
import type { InvitedTie } from '../queries/invitation-view.ts';

/** Notes that a professional opened their link for the first time; a change at the same time comes before it. */
export async function noteOpened(tie: InvitedTie, now: Date): Promise<void> {
  const { invitation } = tie.outside;
  if (invitation.openedAt !== undefined) return;
  const outside = { ...tie.outside, invitation: { ...invitation, openedAt: now.toISOString() } };
  await ignoreStale(commit([buildTieWrite({ ...tie, outside, version: tie.version + 1 })]));
}
