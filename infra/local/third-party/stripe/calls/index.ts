import * as z from 'zod';
import { createMissingFault } from '../fault.ts';
import { createListCall, createRetrieveCall, type StripeCall } from './call.ts';
import { createRefund, createCheckoutSession, expireCheckoutSession } from './create.ts';
import { balance, charges, disputes, intents, payouts, refunds, sessions, verifications } from './kinds.ts';
import { cancelVerification, createVerification, redactVerification } from './verification.ts';

const Event = z.record(z.string(), z.unknown());

const retrieveEvent: StripeCall = (account, _params, id) => {
  const body = account.webhooks.find(id);
  if (body === undefined) throw createMissingFault('event', id, 'id');
  return { view: Event.parse(JSON.parse(body)) };
};

type Route = readonly [method: 'GET' | 'POST', path: RegExp, call: StripeCall];

const of = { charge: 'charge', payment_intent: 'intent' };

const routes: readonly Route[] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createCheckoutSession],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    createListCall(sessions, '/v1/checkout/sessions', { payment_intent: 'intent', status: 'status' }),
  ],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, createRetrieveCall(sessions)],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expireCheckoutSession],
  ['GET', /^\/v1\/payment_intents$/, createListCall(intents, '/v1/payment_intents')],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, createRetrieveCall(intents)],
  ['GET', /^\/v1\/charges$/, createListCall(charges, '/v1/charges', { payment_intent: 'intent' })],
  ['GET', /^\/v1\/charges\/([^/]+)$/, createRetrieveCall(charges)],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, createListCall(refunds, '/v1/refunds', of)],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, createRetrieveCall(refunds)],
  ['GET', /^\/v1\/disputes$/, createListCall(disputes, '/v1/disputes', of)],
  ['GET', /^\/v1\/disputes\/([^/]+)$/, createRetrieveCall(disputes)],
  [
    'GET',
    /^\/v1\/balance_transactions$/,
    createListCall(balance, '/v1/balance_transactions', {
      type: 'type',
      source: 'source',
      currency: 'currency',
      payout: 'payout',
    }),
  ],
  ['GET', /^\/v1\/balance_transactions\/([^/]+)$/, createRetrieveCall(balance)],
  ['GET', /^\/v1\/payouts$/, createListCall(payouts, '/v1/payouts', { status: 'status' })],
  ['GET', /^\/v1\/payouts\/([^/]+)$/, createRetrieveCall(payouts)],
  ['POST', /^\/v1\/identity\/verification_sessions$/, createVerification],
  [
    'GET',
    /^\/v1\/identity\/verification_sessions$/,
    createListCall(verifications, '/v1/identity/verification_sessions', {
      status: 'status',
      client_reference_id: 'clientReferenceId',
    }),
  ],
  ['GET', /^\/v1\/identity\/verification_sessions\/([^/]+)$/, createRetrieveCall(verifications)],
  ['POST', /^\/v1\/identity\/verification_sessions\/([^/]+)\/cancel$/, cancelVerification],
  ['POST', /^\/v1\/identity\/verification_sessions\/([^/]+)\/redact$/, redactVerification],
  ['GET', /^\/v1\/events\/([^/]+)$/, retrieveEvent],
];

/** The call of a method and path, with the id in the path; undefined for an unknown one. */
export function findCall(method: string, path: string): { call: StripeCall; id: string } | undefined {
  for (const [wanted, pattern, call] of routes) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match) return { call, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}
