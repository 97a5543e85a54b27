import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { findEntry, readBody, sendJson } from '../../runtime/http.ts';
import type { Desk } from './desk.ts';
import { closeDispute, openDispute, Reason } from './disputes.ts';
import { PaypalError } from './errors.ts';
import { refundModes, settle } from './payments.ts';
import { disputeView } from './views.ts';

type Door = (desk: Desk, input: unknown) => unknown;

const door =
  <S extends z.ZodType>(schema: S, work: (desk: Desk, input: z.output<S>) => unknown): Door =>
  (desk, input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new PaypalError(400, { message: z.prettifyError(parsed.error) });
    return desk.db.transaction(() => work(desk, parsed.data));
  };

const missing = (what: string) => new PaypalError(404, { message: `there is no ${what}` });

/** Control commands for people and tests, by the last part of the path; all take JSON or a form. */
const doors: Readonly<Record<string, Door>> = {
  /** Holds webhooks until `release`. */
  hold: door(z.object({}), ({ webhooks }) => {
    webhooks.hold();
    return { holding: true };
  }),
  /** Sends all held events, or the named ones in this order. */
  release: door(z.object({ ids: z.array(z.string()).optional() }), ({ webhooks }, { ids }) => ({
    released: webhooks.release(ids),
    holding: webhooks.holding(),
  })),
  resend: door(z.object({ id: z.string() }), ({ webhooks }, { id }) => {
    if (!webhooks.resend(id)) throw missing(`event ${id}`);
    return { resent: id };
  }),
  dispute: door(
    z.object({ captureId: z.string(), reason: Reason.default('MERCHANDISE_OR_SERVICE_NOT_RECEIVED') }),
    (desk, { captureId, reason }) => disputeView(desk, openDispute(desk, captureId, reason)),
  ),
  'close-dispute': door(
    z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) }),
    (desk, { disputeId, outcome }) => disputeView(desk, closeDispute(desk, disputeId, outcome === 'won')),
  ),
  /** Ends a capture under review or a pending refund. */
  settle: door(
    z.object({ id: z.string(), outcome: z.enum(['completed', 'failed']) }),
    (desk, { id, outcome }) => {
      if (!settle(desk, id, outcome === 'completed')) throw missing(`pending ${id}`);
      return { settled: id };
    },
  ),
  /** Sets the outcome of refunds from now on. */
  refunds: door(z.object({ outcome: z.enum(refundModes) }), ({ store }, { outcome }) => {
    store.set('refunds', outcome);
    return { refunds: outcome };
  }),
};

/** Runs a control command. Answers JSON with JSON, and a form with a redirect to the list. */
export async function answerControl(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  const work = findEntry(doors, name);
  if (!work || request.method !== 'POST')
    return sendJson(response, 404, { message: `POST one of ${Object.keys(doors).join(', ')}` });
  const text = (await readBody(request)).toString();
  const fromPage = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  try {
    const answer = work(desk, fromPage ? Object.fromEntries(new URLSearchParams(text)) : parsed(text));
    if (fromPage) return void response.writeHead(303, { location: desk.url }).end();
    sendJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    sendJson(response, error.status, error.body);
  }
}

function parsed(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text || '{}');
    return body;
  } catch {
    throw new PaypalError(400, { message: 'send JSON or a form' });
  }
}
