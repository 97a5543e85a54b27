import { readStoredText, storeText } from '../local-storage.ts';
import { getPersonId } from '../session.ts';

/** The person who lets this browser keep what they read. */
const entry = 'kept_on_device';

/** Whose reading this browser keeps, or still has to forget. */
export function readKeeper(): string | undefined {
  return readStoredText(entry);
}

/** Whether this browser keeps what somebody reads, or still has to forget it. */
export function hasKept(): boolean {
  return readKeeper() !== undefined;
}

/** Whether the person of this session lets this browser keep what they read. */
export function isKeeping(): boolean {
  const person = getPersonId();
  return person !== undefined && readKeeper() === person;
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

/** Ends the choice. `finish` notes that everything is forgotten, unless it was chosen anew meanwhile. */
export function startForgetting(): { readonly finish: () => void } {
  if (hasKept()) storeText(entry, forgetting);
  return {
    finish: () => {
      if (readKeeper() === forgetting) storeText(entry, undefined);
    },
  };
}
