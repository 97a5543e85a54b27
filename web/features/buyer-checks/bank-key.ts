import { readStoredText, storeText } from '../../lib/local-storage.ts';

/** The key to the check that this browser's person went to their bank for; `undefined` where nothing was begun. */
export function readBankKey(): string | undefined {
  return readStoredText('bank_check');
}

/** Keeps the key for the way back; `undefined` forgets it. */
export function storeBankKey(key: string | undefined): void {
  storeText('bank_check', key);
}
