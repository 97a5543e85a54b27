import { readStoredText, storeText } from '../local-storage.ts';
import { getPersonId } from '../session.ts';

/** The person who lets this browser keep what they read. */
const entry = 'kept_on_device';

/** Whether this browser keeps what somebody reads, or still has to forget it. */
export function hasKept(): boolean {
  return readStoredText(entry) !== undefined;
}

/** Whether the person of this session lets this browser keep what they read. */
export function isKeeping(): boolean {
  const person = getPersonId();
  return person !== undefined && readStoredText(entry) === person;
}

/** A store tells other tabs alone. */
export function announceKeeping(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: entry }));
}

/** Whether a storage event is about the choice to keep. */
export function isKeepingEvent({ key }: StorageEvent): boolean {
  return key === entry;
}

export function storeKeeping(person: string): void {
  storeText(entry, person);
}

/** In place of a person, while what was kept is being forgotten; the next page ends what a closed one had no time for. */
const forgetting = '-';

/** Ends the choice. @returns what notes that everything is forgotten, unless it was chosen anew meanwhile */
export function endKeeping(): () => void {
  if (hasKept()) storeText(entry, forgetting);
  return () => {
    if (readStoredText(entry) === forgetting) storeText(entry, undefined);
  };
}
