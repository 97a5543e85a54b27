import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import {
  IdentityCheckCancelled,
  IdentityCheckFailed,
  IdentityReviewOpened,
  IdentityVerified,
} from '../../../../events/identity.ts';
import type { IdentityReviewReason } from '../../../../events/vocabulary.ts';
import { type LegalName, isNameOnDocument } from '../../../people/accounts/domain/legal-name.ts';
import { type IdentityCheck, type IdentityResult, isCheckInProgress, maxTries } from './identity-check.ts';

export const ProviderStatus = z.enum(['requires_input', 'processing', 'verified', 'canceled']);

/** The state of a check at the provider. Name and age are compared but not stored. */
export interface ProviderOutcome {
  readonly status: z.output<typeof ProviderStatus>;
  /** When the latest try was reported, unix seconds; absent before the first. */
  readonly reportedAt?: number | undefined;
  /** The provider's code of the latest failure. */
  readonly failure?: string | undefined;
  readonly name?: LegalName | undefined;
  readonly isAdult?: boolean | undefined;
  readonly documentType?: string | undefined;
  readonly issuingCountry?: string | undefined;
}

export interface IdentityCheckUpdate {
  readonly check: IdentityCheck;
  readonly events: readonly DomainEvent[];
}

/** Failures after which staff review the check before another try. */
const suspicious: Readonly<Record<string, IdentityReviewReason>> = {
  selfie_face_mismatch: 'selfie_mismatch',
  selfie_manipulated: 'manipulation',
};

/**
 * Applies an outcome of the provider; `undefined` when it changes nothing. Outcomes can be late, repeated and
 * out of order: an ended check stays unchanged, and an older report only counts as a failed try.
 * @param name the account's present name, which the document has to match
 */
export function applyProviderOutcome(
  check: IdentityCheck,
  outcome: ProviderOutcome,
  name: LegalName,
  now: Date,
): IdentityCheckUpdate | undefined {
  if (!isCheckInProgress(check)) return undefined;
  switch (outcome.status) {
    case 'verified':
      return applyVerification(check, outcome, name, now);
    case 'canceled': {
      const ids = { checkId: check.id, userId: check.userId };
      return change(check, { status: 'cancelled' }, [IdentityCheckCancelled.of(ids)], now);
    }
    case 'processing':
      return applyProcessing(check, outcome, now);
    case 'requires_input':
      return applyFailure(check, outcome, now);
  }
}

function applyProcessing(check: IdentityCheck, { reportedAt = 0 }: ProviderOutcome, now: Date) {
  // While the next try is processed, the latest report is still that of the earlier try.
  const isNews = reportedAt >= check.reportedAt && check.status !== 'processing';
  return isNews ? change(check, { status: 'processing', reportedAt }, [], now) : undefined;
}

function applyFailure(
  check: IdentityCheck,
  { reportedAt = 0, failure }: ProviderOutcome,
  now: Date,
): IdentityCheckUpdate | undefined {
  if (failure === undefined) return undefined;
  if (reportedAt === 0) return applyRefusal(check, failure, now);
  if (check.failedTries.includes(reportedAt)) return undefined;
  const failedTries = [...check.failedTries, reportedAt].toSorted((one, other) => one - other);
  const isLatest = reportedAt > check.reportedAt;
  const reason = suspicious[failure] ?? (failedTries.length >= maxTries ? 'too_many_tries' : undefined);
  if (reason)
    return openReview(
      { ...check, failedTries, failure, reportedAt: Math.max(reportedAt, check.reportedAt) },
      reason,
      now,
    );
  if (!isLatest) return change(check, { failedTries }, [], now);
  const { id: checkId, userId } = check;
  return change(
    check,
    { status: 'requires_input', failedTries, failure, reportedAt },
    [IdentityCheckFailed.of({ checkId, userId, failure })],
    now,
  );
}

/** The person left or declined before a try: nothing is counted. */
function applyRefusal(check: IdentityCheck, failure: string, now: Date) {
  const isNews = check.status !== 'processing' && check.reportedAt === 0 && check.failure !== failure;
  return isNews ? change(check, { status: 'requires_input', failure }, [], now) : undefined;
}

function applyVerification(
  check: IdentityCheck,
  outcome: ProviderOutcome,
  name: LegalName,
  now: Date,
): IdentityCheckUpdate {
  const { reportedAt = check.reportedAt, documentType, issuingCountry, isAdult } = outcome;
  const checkedAt = reportedAt === 0 ? now.toISOString() : new Date(reportedAt * 1000).toISOString();
  const nameMatches = isNameOnDocument(name, outcome.name ?? {});
  const result: IdentityResult = {
    checkedAt,
    nameMatches,
    ...(documentType !== undefined && { documentType }),
    ...(issuingCountry !== undefined && { issuingCountry }),
    ...(isAdult !== undefined && { isAdult }),
  };
  const { failure: _, ...rest } = check;
  const checked = { ...rest, reportedAt, result };
  if (isAdult === false) return openReview(checked, 'under_age', now);
  if (!nameMatches) return openReview(checked, 'name_mismatch', now);
  const { id: checkId, userId } = check;
  return change(checked, { status: 'verified' }, [IdentityVerified.of({ checkId, userId, checkedAt })], now);
}

function openReview(
  check: IdentityCheck,
  reviewReason: IdentityReviewReason,
  now: Date,
): IdentityCheckUpdate {
  const { id: checkId, userId } = check;
  const events = [IdentityReviewOpened.of({ checkId, userId, reason: reviewReason })];
  return change(check, { status: 'review', reviewReason }, events, now);
}

const change = (
  check: IdentityCheck,
  fields: Partial<IdentityCheck>,
  events: readonly DomainEvent[],
  now: Date,
): IdentityCheckUpdate => ({
  check: { ...check, ...fields, updatedAt: now.toISOString(), version: check.version + 1 },
  events,
});
