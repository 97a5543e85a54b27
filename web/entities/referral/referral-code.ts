import { dayMs } from '../../../functions/kernel/time.ts';
import type { referralRoutes } from '../../../functions/money/referrals/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { storeText, readStoredJson } from '../../lib/local-storage.ts';

const name = 'referral';
const lifetimeMs = 30 * dayMs;
/**
 * A referral code as our links have it. Any other `ref` belongs to another site, such as `newsletter`: staff can choose a
 * code of such letters, which is then in capitals.
 */
const sign = /^[A-HJ-NP-Z2-9]{6,12}$/;

const calls = createClient<Pick<typeof referralRoutes, 'createReferral'>>({
  createReferral: 'POST /api/referral/user-referral/create',
});

/** Stores the code of a URL such as `/register?ref=HAPPYDAY` for thirty days; the latest one counts. */
export function storeReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref');
  if (code && sign.test(code)) storeText(name, JSON.stringify({ code, until: Date.now() + lifetimeMs }));
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
