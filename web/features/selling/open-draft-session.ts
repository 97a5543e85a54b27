import type { Draft } from '../../entities/own-home/api.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import { closeDraftSession, getDraftSession, setDraftSession } from './draft-sessions.ts';

/**
 * The session of a draft, or of a new one. It outlives its page, so that uploads continue and unsaved changes
 * are there when the person returns, also after a login.
 */
export function openDraftSession(owner: string, draft: Draft | undefined): DraftSession {
  const current = getDraftSession();
  if (current?.owner === owner && current.session.state().draft?.id === draft?.id) {
    if (draft) current.session.adopt(draft);
    return current.session;
  }
  closeDraftSession();
  const session = createDraftSession(draft);
  setDraftSession({ owner, session });
  return session;
}
