import type { DraftSession } from './draft-session.ts';

interface OpenSession {
  /** Id of the person. */
  readonly owner: string;
  readonly session: DraftSession;
}

let current: OpenSession | undefined;

/** The session of the draft that was opened last, in a module that pages without the wizard can load. */
export function getDraftSession(): OpenSession | undefined {
  return current;
}

export function setDraftSession(opened: OpenSession): void {
  current = opened;
}

/** Called when the draft became a property or was deleted. */
export function closeDraftSession(): void {
  current?.session.stop();
  current = undefined;
}
