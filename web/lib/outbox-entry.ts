import { readStoredText, storeText } from './local-storage.ts';
import { getPersonId } from './session.ts';

const prefix = 'outbox:';
const toName = (): string => `${prefix}${getPersonId() ?? ''}`;

/** What could not be stored, which then lasts as long as the page. */
let unstored: string | undefined;

/** What waits to be sent for the person of this session, as text. */
export function readOutboxText(): string | undefined {
  return unstored ?? readStoredText(toName());
}

export function storeOutboxText(text: string | undefined): void {
  storeText(toName(), text);
  unstored = readStoredText(toName()) === text ? undefined : text;
}

/** Whether a storage event of another tab is about what waits to be sent. */
export function isOutboxEvent({ key }: StorageEvent): boolean {
  return key === null || key === toName();
}

/** Removes what waits to be sent, of whoever wrote it; with `others`, only of others than the person of this session. */
export function forgetOutboxes(who: 'all' | 'others' = 'all'): void {
  if (who === 'all') unstored = undefined;
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    for (const name of names) if (who === 'all' || name !== toName()) localStorage.removeItem(name);
  } catch {
    // Nothing is stored.
  }
}

/** How many entries wait to be sent. */
export function countOutbox(): number {
  try {
    const entries: unknown = JSON.parse(readOutboxText() ?? '[]');
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0;
  }
}
