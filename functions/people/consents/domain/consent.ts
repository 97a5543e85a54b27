import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { toUnixSeconds, yearSeconds } from '../../../kernel/time.ts';
import { consentPurposes, consentTexts } from './consent-texts.ts';

export const ConsentPurpose = z.enum(consentPurposes);
export type ConsentPurpose = z.output<typeof ConsentPurpose>;

/** One line of the log: what a person agreed to or took back, and which wording they saw. */
export const Consent = z.object({
  userId: UserId,
  purpose: ConsentPurpose,
  given: z.boolean(),
  /** The day of the wording, as `2026-11-21`. */
  textVersion: z.string(),
  at: z.iso.datetime(),
  /** The id of what it is about, such as a home's package. */
  subject: z.string().optional(),
});
export type Consent = z.output<typeof Consent>;

type NewConsent = Omit<Consent, 'textVersion'>;
export function createConsent(consent: NewConsent): Consent {
  return {
    ...consent,
    textVersion: consentTexts[consent.purpose].version,
  };
}

/** Whether a new answer repeats the latest line of the same purpose and wording. */
export function isRepeat(latest: Consent, next: Consent): boolean {
  return latest.given === next.given && latest.textVersion === next.textVersion;
}

/** Years for which what an erased person agreed to is evidence: as long as a claim can be brought. */
const consentKeptYears = 6;

/** When the table removes it, in Unix seconds. */
export function findConsentEnd(erasedAt: Date): number {
  return toUnixSeconds(erasedAt) + consentKeptYears * yearSeconds;
}
