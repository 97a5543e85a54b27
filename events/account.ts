import * as z from 'zod';
import { defineEvent } from './define.ts';
import { DeletionObstacle, UserId } from './vocabulary.ts';

const shape = z.object({ userId: UserId });
const example = { userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' } as const;

export const AccountRegistered = defineEvent(
  'account.registered.v1',
  z.object({
    userId: UserId,
    by: z.enum(['password', 'google', 'facebook']),
    referralCode: z.string().optional(),
    /** Present with a referral code: a hash of the sign-up's network, comparable only under the same code. */
    origin: z.string().optional(),
  }),
  { ...example, by: 'password' },
);
export const AccountVerified = defineEvent('account.verified.v1', shape, example);
export const AccountChanged = defineEvent(
  'account.changed.v1',
  z.object({ userId: UserId, fields: z.array(z.string()) }),
  { ...example, fields: ['user_name'] },
);
/** Ends one sign-in; others of the same person continue. */
export const AccountSignedOut = defineEvent('account.signed_out.v1', shape.extend({ session: z.string() }), {
  ...example,
  session: 'b1f7f3de-2f0e-4d0e-9d0c-5a3c7c1f6f01',
});
/** Blocked by staff: the person can change nothing until staff unblock the account. */
export const AccountBlocked = defineEvent('account.blocked.v1', shape, example);
/** Unblocked by staff: the earlier state is restored. */
export const AccountUnblocked = defineEvent('account.unblocked.v1', shape, example);
export const AccountPasswordReset = defineEvent('account.password_reset.v1', shape, example);
/** Every sign-in needs a code of the authenticator app from now on. */
export const TwoStepEnabled = defineEvent('account.two_step_enabled.v1', shape, example);
export const TwoStepDisabled = defineEvent(
  'account.two_step_disabled.v1',
  shape.extend({ by: z.enum(['self', 'staff']) }),
  { ...example, by: 'self' },
);
/** A recovery code replaced the app in a sign-in. */
export const RecoveryCodeUsed = defineEvent(
  'account.recovery_code_used.v1',
  shape.extend({ left: z.int().min(0) }),
  { ...example, left: 9 },
);
export const PasskeysChanged = defineEvent(
  'account.passkeys_changed.v1',
  z.object({ userId: UserId, count: z.int().min(0) }),
  { ...example, count: 1 },
);
export const RecoveryCodesReplaced = defineEvent('account.recovery_codes_replaced.v1', shape, example);
export const AccountDeletionRequested = defineEvent(
  'account.deletion_requested.v1',
  z.object({ userId: UserId, deletesAt: z.iso.datetime() }),
  {
    ...example,
    deletesAt: '2026-12-05T10:00:00.000Z',
  },
);
/** The day came, and something that others rely on was still under way. */
export const AccountDeletionPostponed = defineEvent(
  'account.deletion_postponed.v1',
  z.object({
    userId: UserId,
    /** The day of the next try. */
    deletesAt: z.iso.datetime(),
    heldBy: DeletionObstacle,
    /** The other sides of the sales under way. */
    otherIds: z.array(UserId),
  }),
  {
    ...example,
    deletesAt: '2026-12-12T10:00:00.000Z',
    heldBy: 'sale',
    otherIds: ['usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F'],
  },
);
export const AccountDeletionUndone = defineEvent('account.deletion_undone.v1', shape, example);
export const AccountDeleted = defineEvent('account.deleted.v1', shape, example);
