import * as z from 'zod';
import { IdentityCheckId, IdentityReviewReason, UserId, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { IdentityCheck, IdentityResult, ReviewOutcome } from './domain/identity-check.ts';

/** A check for its person. */
export const IdentityCheckView = IdentityCheck.pick({
  id: true,
  status: true,
  failure: true,
  reviewReason: true,
  createdAt: true,
  updatedAt: true,
}).extend({
  /** Remaining tries before staff review the check. */
  triesLeft: z.int(),
  result: IdentityResult.optional(),
  /** The reason that staff gave with their decision. */
  reason: z.string().optional(),
});
export type IdentityCheckView = z.output<typeof IdentityCheckView>;

export const OwnIdentity = z.object({
  /** Whether this stage offers checks. */
  enabled: z.boolean(),
  /** When the badge was earned; null without a badge. */
  checkedAt: z.iso.datetime().nullable(),
  /** Whether the account has the name that a document is compared with. */
  hasName: z.boolean(),
  /** When new checks become available; null unless this month's are used up. */
  availableFrom: z.iso.datetime().nullable(),
  check: IdentityCheckView.nullable(),
});
export type OwnIdentity = z.output<typeof OwnIdentity>;

/** A check for staff: the provider's outcome without picture, number, name or birth date. */
export const StaffIdentityCheck = IdentityCheck.pick({
  id: true,
  status: true,
  failure: true,
  reviewReason: true,
  result: true,
  createdAt: true,
  updatedAt: true,
  version: true,
}).extend({
  /** The failure in plain words. */
  failureText: z.string().optional(),
  person: z.object({
    id: UserId,
    user_name: z.string().nullable(),
    memberSince: z.iso.datetime().nullable(),
    identityCheckedAt: z.iso.datetime().nullable(),
  }),
  failedTries: z.array(z.iso.datetime()),
  /** Earlier checks of the same person, latest first. */
  earlier: z.array(
    z.object({
      id: IdentityCheckId,
      status: IdentityCheck.shape.status,
      reviewReason: IdentityReviewReason.optional(),
      createdAt: z.iso.datetime(),
    }),
  ),
  acts: z.array(
    z.object({
      id: z.string(),
      actorName: z.string().nullable(),
      action: z.string(),
      reason: z.string().optional(),
      at: z.iso.datetime(),
    }),
  ),
});
export type StaffIdentityCheck = z.output<typeof StaffIdentityCheck>;

const params = z.object({ id: IdentityCheckId });

export const identityCheckRoutes = defineRoutes({
  ownIdentityCheck: {
    method: 'GET',
    path: '/api/user/identity-check',
    access: 'user',
    summary: 'The own identity check, and whether one can be begun',
    result: OwnIdentity,
  },
  startIdentityCheck: {
    method: 'POST',
    path: '/api/user/identity-check',
    access: 'active',
    summary: 'Begin an identity check or go on with it, on the provider’s page',
    status: 201,
    result: z.object({ id: IdentityCheckId, url: z.string() }),
    secret: true,
    problems: ['conflict', 'too_many', 'unavailable', 'stale'],
  },
  identityWebhook: {
    method: 'POST',
    path: '/api/identity-checks/stripe/webhook',
    access: 'public',
    summary: 'The identity provider’s notices, by its signature',
    status: 200,
    raw: true,
    body: z.string(),
    result: z.object({ received: z.literal(true) }),
    problems: ['unavailable'],
  },
  staffIdentityCheck: {
    method: 'GET',
    path: '/api/staff/identity-checks/{id}',
    access: 'staff',
    summary: 'An identity check with the provider’s outcome, without pictures or document data',
    params,
    result: StaffIdentityCheck,
    problems: ['not_found'],
  },
  decideIdentityCheck: {
    method: 'POST',
    path: '/api/staff/identity-checks/{id}/decide',
    access: 'staff',
    summary: 'Allow a further try or end the check; the person reads the reason',
    status: 200,
    params,
    body: z.object({
      outcome: ReviewOutcome,
      reason: textUpTo(1_000).min(3, 'Give a reason'),
      version: z.int().min(1),
    }),
    result: StaffIdentityCheck,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
