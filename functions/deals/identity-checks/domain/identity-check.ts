import * as z from 'zod';
import { IdentityCheckId, IdentityReviewReason, UserId } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';

/** Failed tries after which staff decide. */
export const maxTries = 3;
/** Days after which an unfinished check expires. */
export const openDays = 7;

/**
 * requested -> processing -> verified | requires_input -> processing ...; `review` waits for staff, who end it as
 * `try_again` or `ended`.
 */
export const IdentityCheckStatus = z.enum([
  'requested',
  'processing',
  'requires_input',
  'review',
  'verified',
  'try_again',
  'ended',
  'cancelled',
  'expired',
]);
export type IdentityCheckStatus = z.output<typeof IdentityCheckStatus>;

/** The stored part of a document: kind and country, without number, name, birth date or picture. */
export const IdentityResult = z.object({
  checkedAt: z.iso.datetime(),
  documentType: z.string().optional(),
  /** Two letters, ISO 3166. */
  issuingCountry: z.string().optional(),
  nameMatches: z.boolean(),
  /** Absent when the provider read no birth date. */
  isAdult: z.boolean().optional(),
});
export type IdentityResult = z.output<typeof IdentityResult>;

export const ReviewOutcome = z.enum(['try_again', 'ended']);
export type ReviewOutcome = z.output<typeof ReviewOutcome>;

/** One check of a person at the provider; it can take several tries. */
export const IdentityCheck = z.object({
  id: IdentityCheckId,
  userId: UserId,
  status: IdentityCheckStatus,
  /** The id of the provider's session, once there is one. */
  sessionId: z.string().optional(),
  /** The provider's time of the latest report that was applied, unix seconds; 0 before the first. */
  reportedAt: z.int().min(0),
  /** Times of the failed tries at the provider, unix seconds. */
  failedTries: z.array(z.int()),
  /** The provider's code of the latest failure. */
  failure: z.string().optional(),
  reviewReason: IdentityReviewReason.optional(),
  result: IdentityResult.optional(),
  decision: z
    .object({ outcome: ReviewOutcome, reason: z.string(), by: UserId, at: z.iso.datetime() })
    .optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type IdentityCheck = z.output<typeof IdentityCheck>;

export function createIdentityCheck(id: IdentityCheckId, userId: UserId, now: Date): IdentityCheck {
  const at = now.toISOString();
  return {
    id,
    userId,
    status: 'requested',
    reportedAt: 0,
    failedTries: [],
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
}

const withoutEnd: ReadonlySet<IdentityCheckStatus> = new Set(['requested', 'processing', 'requires_input']);
/** Whether the provider can still change it. */
export function isCheckInProgress({ status }: Pick<IdentityCheck, 'status'>): boolean {
  return withoutEnd.has(status);
}

/**
 * Whether the person can continue at the provider: nothing is being processed, and the check has not ended.
 */
export function canTryAgain({ status }: Pick<IdentityCheck, 'status'>): boolean {
  return status === 'requested' || status === 'requires_input';
}

/** The check at a time: one that waits for its person for a week has expired. */
export function expireIdle(check: IdentityCheck, now: Date): IdentityCheck {
  const isIdle = canTryAgain(check) && now.getTime() - Date.parse(check.updatedAt) >= openDays * dayMs;
  return isIdle
    ? { ...check, status: 'expired', updatedAt: now.toISOString(), version: check.version + 1 }
    : check;
}
