import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { AffiliateApproved, AffiliateDeclined } from '../../../../events/referral.ts';
import { ApplicationId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type AffiliateApplication, ReferralCode } from './referral.ts';

/** A person with a code of their own choice that earns more points than usual. One row per person. */
export const Affiliate = z.object({
  userId: UserId,
  applicationId: ApplicationId,
  code: ReferralCode,
  /** Points for each referral, in place of the usual ones. */
  points: z.int().min(1).max(10_000),
  approvedAt: z.iso.datetime(),
});
export type Affiliate = z.output<typeof Affiliate>;

interface ApplicationUpdate {
  readonly application: AffiliateApplication;
  readonly events: readonly DomainEvent[];
}

function assertOpen({ status }: AffiliateApplication): void {
  if (status !== 'submitted')
    throw new AppError('conflict', 'This application is decided already.', { state: status });
}

/** @throws 409 `approved` or `declined` when the application is already decided */
export function approveApplication(application: AffiliateApplication, at: Date): ApplicationUpdate {
  assertOpen(application);
  return {
    application: { ...application, status: 'approved', decidedAt: at.toISOString() },
    events: [AffiliateApproved.of({ applicationId: application.id })],
  };
}

/**
 * @param words reasons that the applicant reads in the mail
 * @throws 409 `approved` or `declined` when the application is already decided
 */
export function declineApplication(
  application: AffiliateApplication,
  words: string,
  at: Date,
): ApplicationUpdate {
  assertOpen(application);
  return {
    application: { ...application, status: 'declined', decidedAt: at.toISOString(), words },
    events: [AffiliateDeclined.of({ applicationId: application.id })],
  };
}
