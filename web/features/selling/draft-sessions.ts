import type { Draft } from './api.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';

let current: { readonly owner: string; readonly session: DraftSession } | undefined;

/**
 * The session of a draft, or of a new one. It outlives its page, so that uploads continue and unsaved changes
 * are there when the person returns, also after a login.
 */
export function openDraftSession(owner: string, draft: Draft | undefined): DraftSession {
  if (current?.owner === owner && current.session.state().draft?.id === draft?.id) {
    if (draft) current.session.adopt(draft);
    return current.session;
  }
  closeDraftSession();
  const session = createDraftSession(draft);
  current = { owner, session };
  return session;
}

/** Called when the draft became a property or was deleted. */
export function closeDraftSession(): void {
  current?.session.stop();
  current = undefined;
}
