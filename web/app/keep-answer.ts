import { isKeeping } from '../lib/kept/keeping.ts';
import { readStoredText, storeText } from '../lib/local-storage.ts';

/** That somebody does not want the app to keep what they read; the profile still offers it. */
const entry = 'keep_declined';

export function declineKeeping(): void {
  storeText(entry, 'yes');
}

/** Whether an app on a home screen still has to ask. */
export function isKeepingAsked(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches &&
    !isKeeping() &&
    readStoredText(entry) === undefined
  );
}
