import * as z from 'zod';
import { expireSession } from '../acts/session.ts';
import { refund } from '../acts/refund.ts';
import type { Account } from '../account.ts';
import type { Charge } from '../facts.ts';
import { invalid, missing, refused } from '../fault.ts';
import type { Params } from '../params/form.ts';
import { expandable, metadata, text, whole } from '../params/kinds.ts';
import { readParams } from '../params/read.ts';
import { sessionFrom, SessionParams } from '../params/session.ts';
import { refundView } from '../views/refund.ts';
import { lineView, sessionView } from '../views/session.ts';
import { find, type Result } from './call.ts';
import { charges, intents, sessions } from './kinds.ts';

export function createSession(account: Account, params: Params): Result {
  const { expand, ...given } = readParams(SessionParams, params);
  const session = sessionFrom(given, account.now());
  account.sessions.put(session, session.expiresAt);
  return { view: sessionView(account, session), expand };
}

const Expandable = z.strictObject(expandable);

export function expire(account: Account, params: Params, id: string): Result {
  const { expand } = readParams(Expandable, params);
  return { view: sessionView(account, expireSession(account, find(account, sessions, id))), expand };
}

export function listLines(account: Account, params: Params, id: string): Result {
  const { expand } = readParams(Expandable.extend({ limit: whole.optional() }), params);
  const session = find(account, sessions, id);
  const data = session.lines.map((line) => lineView(session, line));
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return { view: { object: 'list', data, has_more: false, url }, expand };
}

const RefundParams = z.strictObject({
  ...expandable,
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: whole
    .refine((amount) => amount > 0, {
      error: 'Invalid positive integer',
      params: { code: 'parameter_invalid_integer' },
    })
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

function refundedCharge(account: Account, { payment_intent, charge }: z.output<typeof RefundParams>): Charge {
  if (charge !== undefined) return find(account, charges, charge, 404);
  if (payment_intent === undefined)
    throw invalid('Name a charge or a payment_intent to refund.', 'parameter_missing', 'payment_intent');
  const intent = account.intents.find(payment_intent);
  if (!intent) throw missing(intents.name, payment_intent, 'payment_intent');
  const latest = account.charges.find(intent.latestCharge ?? '');
  if (!latest) throw refused(`PaymentIntent ${payment_intent} has no successful charge to refund.`);
  return latest;
}

export function createRefund(account: Account, params: Params): Result {
  const given = readParams(RefundParams, params);
  const { amount, reason, metadata: about, expand } = given;
  const made = refund(account, refundedCharge(account, given), { amount, reason, metadata: about });
  return { view: refundView(account, made), expand };
}
