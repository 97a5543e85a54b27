import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hourSeconds, minuteMs, toUnixSeconds } from '../../../kernel/time.ts';
import { CheckedPence } from './buyer-check.ts';

/** What became of a check at a bank. Only `shown` changes what sellers see. */
export const BankOutcome = z.enum([
  'shown',
  'not_enough',
  'other_name',
  'no_pounds',
  'cancelled',
  'too_late',
  'unavailable',
]);
export type BankOutcome = z.output<typeof BankOutcome>;

const BegunConsent = z.object({
  userId: UserId,
  /** Hashes of the text that goes through the bank, and of the one that stays in the browser. */
  stateHash: z.string(),
  browserHash: z.string(),
  amountPence: CheckedPence,
  startedAt: z.iso.datetime(),
  /** Unix second from which the row is deleted. */
  expiresAt: z.int(),
  version: z.int().min(1),
});
const OpenConsent = BegunConsent.extend({ status: z.enum(['open', 'asking']) });
export type OpenConsent = z.output<typeof OpenConsent>;
const ClosedConsent = BegunConsent.extend({
  status: z.literal('done'),
  outcome: BankOutcome,
  hasOtherCurrency: z.boolean(),
});
export type ClosedConsent = z.output<typeof ClosedConsent>;

/** A check at a bank from its beginning on our page to the answer; a person has one at most. */
export const BankConsent = z.discriminatedUnion('status', [OpenConsent, ClosedConsent]);
export type BankConsent = z.output<typeof BankConsent>;

/** Minutes in which a person comes back from their bank. */
export const returnMinutes = 30;
const keptSeconds = 2 * hourSeconds;

export type ConsentKeys = Pick<BankConsent, 'stateHash' | 'browserHash'>;

/** Begins a check; the answer to an earlier one no longer counts. */
export function beginConsent(
  before: BankConsent | undefined,
  consent: Pick<BankConsent, 'userId' | 'amountPence'> & ConsentKeys,
  now: Date,
): OpenConsent {
  return {
    ...consent,
    status: 'open',
    startedAt: now.toISOString(),
    expiresAt: toUnixSeconds(now) + keptSeconds,
    version: (before?.version ?? 0) + 1,
  };
}

/**
 * The person's own check if an answer belongs to it.
 * @throws 409 `not_begun_here` for an answer to another person's check, to an earlier one, or in another browser
 */
export function getAnsweredConsent(consent: BankConsent | undefined, keys: ConsentKeys): BankConsent {
  if (consent?.stateHash === keys.stateHash && consent.browserHash === keys.browserHash) return consent;
  throw new AppError('conflict', 'This answer isn’t to a check that you began in this browser.', {
    state: 'not_begun_here',
  });
}

export function isTooLate({ startedAt }: BankConsent, now: Date): boolean {
  return now.getTime() > Date.parse(startedAt) + returnMinutes * minuteMs;
}

/**
 * Takes the one answer that the check has.
 * @throws 409 `asking` when another request has taken it
 */
export function takeAnswer(consent: OpenConsent): OpenConsent {
  if (consent.status === 'open') return { ...consent, status: 'asking', version: consent.version + 1 };
  throw new AppError('conflict', 'We’re asking your bank already.', { state: consent.status });
}

export function closeConsent(
  consent: OpenConsent,
  { outcome, hasOtherCurrency = false }: Pick<ClosedConsent, 'outcome'> & Partial<ClosedConsent>,
): ClosedConsent {
  return { ...consent, outcome, hasOtherCurrency, status: 'done', version: consent.version + 1 };
}
