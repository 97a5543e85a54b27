import type { IncomingMessage, ServerResponse } from 'node:http';
import { findEntry, readBody, sendJson } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { closePaypalDispute, openPaypalDispute, Reason } from './disputes.ts';
import { PaypalError } from './errors.ts';
import { refundModes, settlePending } from './payments.ts';
import type { PaypalContext } from './paypal-context.ts';
import { toPaypalDisputeView } from './views.ts';

type ControlCommand = (paypal: PaypalContext, input: unknown) => unknown;

const defineCommand =
  <S extends z.ZodType>(
    schema: S,
    work: (paypal: PaypalContext, input: z.output<S>) => unknown,
  ): ControlCommand =>
  (paypal, input) => {
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new PaypalError(400, { message: z.prettifyError(parsed.error) });
    return paypal.db.transaction(() => work(paypal, parsed.data));
  };

const createMissing = (what: string) => new PaypalError(404, { message: `there is no ${what}` });

/** Control commands for people and tests, by the last part of the path; all take JSON or a form. */
const commands: Readonly<Record<string, ControlCommand>> = {
  /** Holds webhooks until `release`. */
  hold: defineCommand(z.object({}), ({ webhooks }) => {
    webhooks.hold();
    return { holding: true };
  }),
  /** Sends all held events, or the named ones in this order. */
  release: defineCommand(z.object({ ids: z.array(z.string()).optional() }), ({ webhooks }, { ids }) => ({
    released: webhooks.release(ids),
    holding: webhooks.holding(),
  })),
  resend: defineCommand(z.object({ id: z.string() }), ({ webhooks }, { id }) => {
    if (!webhooks.resend(id)) throw createMissing(`event ${id}`);
    return { resent: id };
  }),
  dispute: defineCommand(
    z.object({ captureId: z.string(), reason: Reason.default('MERCHANDISE_OR_SERVICE_NOT_RECEIVED') }),
    (paypal, { captureId, reason }) =>
      toPaypalDisputeView(paypal, openPaypalDispute(paypal, captureId, reason)),
  ),
  'close-dispute': defineCommand(
    z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) }),
    (paypal, { disputeId, outcome }) =>
      toPaypalDisputeView(paypal, closePaypalDispute(paypal, disputeId, outcome === 'won')),
  ),
  /** Ends a capture under review or a pending refund. */
  settle: defineCommand(
    z.object({ id: z.string(), outcome: z.enum(['completed', 'failed']) }),
    (paypal, { id, outcome }) => {
      if (!settlePending(paypal, id, outcome === 'completed')) throw createMissing(`pending ${id}`);
      return { settled: id };
    },
  ),
  /** Sets the outcome of refunds from now on. */
  refunds: defineCommand(z.object({ outcome: z.enum(refundModes) }), ({ store }, { outcome }) => {
    store.set('refunds', outcome);
    return { refunds: outcome };
  }),
};

/** Runs a control command. Answers JSON with JSON, and a form with a redirect to the list. */
export async function answerControl(
  paypal: PaypalContext,
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  const work = findEntry(commands, name);
  if (!work || request.method !== 'POST')
    return sendJson(response, 404, { message: `POST one of ${Object.keys(commands).join(', ')}` });
  const text = (await readBody(request)).toString();
  const fromPage = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  try {
    const answer = work(paypal, fromPage ? Object.fromEntries(new URLSearchParams(text)) : parseBody(text));
    if (fromPage) return void response.writeHead(303, { location: paypal.url }).end();
    sendJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof PaypalError)) throw error;
    sendJson(response, error.status, error.body);
  }
}

function parseBody(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text || '{}');
    return body;
  } catch {
    throw new PaypalError(400, { message: 'send JSON or a form' });
  }
}
