import { dismissLoginPrompt, endSession } from '../../web/lib/session.ts';

/** Clears every login in the storage and in the page. */
export function resetVisitor(): void {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
  dismissLoginPrompt();
}
