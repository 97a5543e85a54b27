import * as z from 'zod';
import type { StripeAccount } from '../account.ts';
import { createInvalidFault, createMissingFault, createRefusedFault } from '../fault.ts';
import type { Charge } from '../objects.ts';
import { refundCharge } from '../operations/refund.ts';
import { expireSession } from '../operations/session.ts';
import type { Params } from '../params/form.ts';
import { expandable, metadata, createText, whole } from '../params/kinds.ts';
import { readParams } from '../params/read.ts';
import { createOpenSession, SessionParams } from '../params/session.ts';
import { toStripeRefundView } from '../views/refund.ts';
import { toSessionView } from '../views/session.ts';
import { findObject, type CallResult } from './call.ts';
import { charges, intents, sessions } from './kinds.ts';

export function createCheckoutSession(account: StripeAccount, params: Params): CallResult {
  const { expand, ...given } = readParams(SessionParams, params);
  const session = createOpenSession(given, account.now());
  account.sessions.put(session, session.expiresAt);
  return { view: toSessionView(account, session), expand };
}

const Expandable = z.strictObject(expandable);

export function expireCheckoutSession(account: StripeAccount, params: Params, id: string): CallResult {
  const { expand } = readParams(Expandable, params);
  return { view: toSessionView(account, expireSession(account, findObject(account, sessions, id))), expand };
}

const RefundParams = z.strictObject({
  ...expandable,
  payment_intent: createText().optional(),
  charge: createText().optional(),
  amount: whole
    .refine((amount) => amount > 0, {
      error: 'Invalid positive integer',
      params: { code: 'parameter_invalid_integer' },
    })
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

function getRefundedCharge(
  account: StripeAccount,
  { payment_intent, charge }: z.output<typeof RefundParams>,
): Charge {
  if (charge !== undefined) return findObject(account, charges, charge, 404);
  if (payment_intent === undefined)
    throw createInvalidFault(
      'Name a charge or a payment_intent to refund.',
      'parameter_missing',
      'payment_intent',
    );
  const intent = account.intents.find(payment_intent);
  if (!intent) throw createMissingFault(intents.name, payment_intent, 'payment_intent');
  const latest = account.charges.find(intent.latestCharge ?? '');
  if (!latest)
    throw createRefusedFault(`PaymentIntent ${payment_intent} has no successful charge to refund.`);
  return latest;
}

export function createRefund(account: StripeAccount, params: Params): CallResult {
  const given = readParams(RefundParams, params);
  const { amount, reason, metadata: about, expand } = given;
  const stripeRefund = refundCharge(account, getRefundedCharge(account, given), {
    amount,
    reason,
    metadata: about,
  });
  return { view: toStripeRefundView(account, stripeRefund), expand };
}
