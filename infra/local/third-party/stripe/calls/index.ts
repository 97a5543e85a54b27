import * as z from 'zod';
import { missing } from '../fault.ts';
import { list, retrieve, type Call } from './call.ts';
import { createRefund, createSession, expire, listLines } from './create.ts';
import {
  balance,
  charges,
  disputes,
  intents,
  refunds,
  sessions,
  verificationReports,
  verifications,
} from './kinds.ts';
import { cancelVerification, createVerification, redactVerification } from './verification.ts';

const Event = z.record(z.string(), z.unknown());

const retrieveEvent: Call = (account, _params, id) => {
  const body = account.webhooks.find(id);
  if (body === undefined) throw missing('event', id, 'id');
  return { view: Event.parse(JSON.parse(body)) };
};

type Route = readonly [method: 'GET' | 'POST', path: RegExp, call: Call];

const of = { charge: 'charge', payment_intent: 'intent' };

const routes: readonly Route[] = [
  ['POST', /^\/v1\/checkout\/sessions$/, createSession],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    list(sessions, '/v1/checkout/sessions', { payment_intent: 'intent', status: 'status' }),
  ],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, retrieve(sessions)],
  ['GET', /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/, listLines],
  ['POST', /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/, expire],
  ['GET', /^\/v1\/payment_intents$/, list(intents, '/v1/payment_intents')],
  ['GET', /^\/v1\/payment_intents\/([^/]+)$/, retrieve(intents)],
  ['GET', /^\/v1\/charges$/, list(charges, '/v1/charges', { payment_intent: 'intent' })],
  ['GET', /^\/v1\/charges\/([^/]+)$/, retrieve(charges)],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds$/, list(refunds, '/v1/refunds', of)],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, retrieve(refunds)],
  ['GET', /^\/v1\/disputes$/, list(disputes, '/v1/disputes', of)],
  ['GET', /^\/v1\/disputes\/([^/]+)$/, retrieve(disputes)],
  [
    'GET',
    /^\/v1\/balance_transactions$/,
    list(balance, '/v1/balance_transactions', { type: 'type', source: 'source', currency: 'currency' }),
  ],
  ['GET', /^\/v1\/balance_transactions\/([^/]+)$/, retrieve(balance)],
  ['POST', /^\/v1\/identity\/verification_sessions$/, createVerification],
  [
    'GET',
    /^\/v1\/identity\/verification_sessions$/,
    list(verifications, '/v1/identity/verification_sessions', {
      status: 'status',
      client_reference_id: 'clientReferenceId',
    }),
  ],
  ['GET', /^\/v1\/identity\/verification_sessions\/([^/]+)$/, retrieve(verifications)],
  ['POST', /^\/v1\/identity\/verification_sessions\/([^/]+)\/cancel$/, cancelVerification],
  ['POST', /^\/v1\/identity\/verification_sessions\/([^/]+)\/redact$/, redactVerification],
  ['GET', /^\/v1\/identity\/verification_reports\/([^/]+)$/, retrieve(verificationReports)],
  ['GET', /^\/v1\/events\/([^/]+)$/, retrieveEvent],
];

/** The call of a method and path, with the id in the path; undefined for an unknown one. */
export function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  for (const [wanted, pattern, call] of routes) {
    const match = method === wanted ? pattern.exec(path) : null;
    if (match) return { call, id: decodeURIComponent(match[1] ?? '') };
  }
  return undefined;
}
