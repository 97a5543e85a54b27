import * as z from 'zod';
import { AffiliateApproved, AffiliateDeclined } from '../../../events/referral.ts';
import type { Occurrence } from '../../../events/define.ts';
import { ApplicationId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import { type AffiliateApplication, ReferralCode } from './referral.ts';

/** A person whose code earns more than other people's. One row per person. */
export const Affiliate = z.object({
  userId: UserId,
  applicationId: ApplicationId,
  code: ReferralCode,
  /** For each referral, in place of the usual points. */
  points: z.int().min(1).max(10_000),
  approvedAt: z.iso.datetime(),
});
export type Affiliate = z.output<typeof Affiliate>;

interface ApplicationUpdate {
  readonly application: AffiliateApplication;
  readonly events: readonly Occurrence[];
}

function assertOpen({ status }: AffiliateApplication): void {
  if (status !== 'submitted')
    throw new AppError('conflict', 'This application is decided already.', { state: status });
}

/** @throws 409 `approved` or `declined` for an application that is decided already */
export function approveApplication(application: AffiliateApplication, at: Date): ApplicationUpdate {
  assertOpen(application);
  return {
    application: { ...application, status: 'approved', decidedAt: at.toISOString() },
    events: [AffiliateApproved.of({ applicationId: application.id })],
  };
}

/**
 * @param words written for the applicant, who reads them in the mail
 * @throws 409 `approved` or `declined` for an application that is decided already
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
