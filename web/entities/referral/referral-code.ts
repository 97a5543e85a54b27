import { dayMs } from '../../../functions/kernel/time.ts';
import type { referralRoutes } from '../../../functions/money/referrals/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { storeText, readStoredJson } from '../../lib/local-storage.ts';

const name = 'referral';
const lifetimeMs = 30 * dayMs;
/** The form of our referral codes; any other `ref` in a URL belongs to another site. */
const sign = /^[a-hj-np-z2-9]{6,12}$/i;

const calls = createClient<Pick<typeof referralRoutes, 'createReferral'>>({
  createReferral: 'POST /api/referral/user-referral/create',
});

/** Stores the code of a URL such as `/register?ref=HAPPYDAY` for thirty days; the latest one counts. */
export function storeReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref');
  if (code && sign.test(code))
    storeText(name, JSON.stringify({ code: code.toUpperCase(), until: Date.now() + lifetimeMs }));
}

/** The referral code stored in the last thirty days. */
export function readReferral(): string | undefined {
  const kept = readStoredJson(name);
  return isStoredReferral(kept) && kept.until > Date.now() ? kept.code : undefined;
}

export function clearReferral(): void {
  return storeText(name, undefined);
}

/** Sends the code of a person who signed up without the form; a rejected one is removed. */
export async function sendReferral(): Promise<void> {
  const referralCode = readReferral();
  if (!referralCode) return;
  try {
    await calls.createReferral({ body: { referralCode } });
    clearReferral();
  } catch (error) {
    if (error instanceof ApiError && [404, 409, 410, 422].includes(error.status)) clearReferral();
  }
}

interface StoredReferral {
  readonly code: string;
  readonly until: number;
}
const isStoredReferral = (found: unknown): found is StoredReferral =>
  typeof found === 'object' &&
  found !== null &&
  'code' in found &&
  typeof found.code === 'string' &&
  'until' in found &&
  typeof found.until === 'number';
