import { personalEntries } from './personal-entry-names.ts';

/**
 * Forgets what this browser keeps of the person who was logged in, so that the next one does not see it. Does nothing
 * where storage is off.
 */
export function forgetPersonalEntries(): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store).filter(isPersonal)) {
        store.removeItem(key);
        // A store tells other tabs alone; what this tab shows of it follows the same event.
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }
  } catch {
    // Nothing is stored.
  }
}

const isPersonal = (key: string): boolean =>
  personalEntries.some((name) => (name.endsWith(':') ? key.startsWith(name) : key === name));
