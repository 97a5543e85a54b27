import type { Draft } from './api.ts';
import { draftSession, type DraftSession } from './draft-session.ts';

let current: { readonly owner: string; readonly session: DraftSession } | undefined;

/**
 * The session of a draft, or of one that does not exist yet. It outlives its page, so that uploads go on and what
 * waits for the network is there when the person comes back, after a login too.
 */
export function sessionFor(owner: string, draft: Draft | undefined): DraftSession {
  if (current?.owner === owner && current.session.state().draft?.id === draft?.id) {
    if (draft) current.session.adopt(draft);
    return current.session;
  }
  forgetSession();
  const session = draftSession(draft);
  current = { owner, session };
  return session;
}

/** The draft became a home or was thrown away. */
export function forgetSession(): void {
  current?.session.stop();
  current = undefined;
}
