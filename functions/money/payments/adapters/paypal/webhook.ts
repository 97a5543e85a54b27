import { ApiError } from '@paypal/paypal-server-sdk';
import * as z from 'zod';
import { AppError } from '../../../../kernel/errors.ts';
import { dayMs, minuteMs } from '../../../../kernel/time.ts';
import type { WebhookEvent } from '../webhook-event-repository.ts';
import { getPaypalClient } from './client.ts';
import { callPaypal } from './http-client.ts';
import type { PaypalKeys } from './keys.ts';

/** The event types that change something here. */
const handledEventTypes: ReadonlySet<string> = new Set([
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
]);

const PaypalEvent = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string(),
  resource: z.object({ id: z.string().optional(), dispute_id: z.string().optional() }),
});

/** The headers of PayPal's signature, in the form in which its verification wants them back. */
const TransmissionHeaders = z
  .object({
    'paypal-auth-algo': z.string(),
    'paypal-cert-url': z.string(),
    'paypal-transmission-id': z.string(),
    'paypal-transmission-sig': z.string(),
    'paypal-transmission-time': z.string(),
  })
  .transform((sent) => ({
    auth_algo: sent['paypal-auth-algo'],
    cert_url: sent['paypal-cert-url'],
    transmission_id: sent['paypal-transmission-id'],
    transmission_sig: sent['paypal-transmission-sig'],
    transmission_time: sent['paypal-transmission-time'],
  }));

type RequestHeaders = Readonly<Record<string, string | undefined>>;
type Transmission = z.output<typeof TransmissionHeaders>;

/** What claims to be a notice of PayPal's about something that is handled here. */
export interface PaypalWebhook {
  readonly sent: Transmission;
  readonly event: unknown;
  readonly report: WebhookEvent;
}

/** PayPal repeats a notice for three days. */
const oldestMilliseconds = 4 * dayMs;
const aheadMilliseconds = 10 * minuteMs;

/**
 * Reads a notice without asking PayPal; `undefined` for one of a form or type that is not handled, such as those of
 * PayPal's simulator and other products.
 * @throws 422 `invalid` for what is not a notice, or of another time
 */
export function parsePaypalWebhook(
  body: string,
  headers: RequestHeaders,
  now: Date,
): PaypalWebhook | undefined {
  const event = parseJson(body);
  const sent = TransmissionHeaders.safeParse(headers).data;
  const age = now.getTime() - Date.parse(sent?.transmission_time ?? '');
  if (!sent || !(age <= oldestMilliseconds && age >= -aheadMilliseconds)) throw createUnknownEventError();
  const notice = PaypalEvent.safeParse(event).data;
  if (!notice || !handledEventTypes.has(notice.event_type)) return undefined;
  const { id: noticeId, event_type: type, resource } = notice;
  const subject = resource.id ?? resource.dispute_id;
  return subject === undefined
    ? undefined
    : { sent, event, report: { payBy: 'wallet', noticeId, type, subject } };
}

/**
 * The webhook event of a notice that PayPal confirms it sent.
 * @throws 422 `invalid` when PayPal does not recognise it
 */
export async function confirmPaypalWebhook(
  keys: PaypalKeys,
  { sent, event, report }: PaypalWebhook,
): Promise<WebhookEvent> {
  if (!(await isGenuine(keys, sent, event))) throw createUnknownEventError();
  return report;
}

const createUnknownEventError = () => new AppError('invalid', 'PayPal doesn’t know this notice.');

function parseJson(body: string): unknown {
  try {
    return z.looseObject({}).parse(JSON.parse(body));
  } catch {
    throw createUnknownEventError();
  }
}

const Verification = z.object({ verification_status: z.string() });

/** The event is sent back as it was parsed, because its signature covers the order of its fields. */
async function isGenuine(keys: PaypalKeys, transmission: Transmission, event: unknown): Promise<boolean> {
  const asked = { ...transmission, webhook_id: keys.webhookId, webhook_event: event };
  try {
    const path = '/v1/notifications/verify-webhook-signature';
    const answer = Verification.parse(await callPaypal(getPaypalClient(keys), 'POST', path, asked));
    return answer.verification_status === 'SUCCESS';
  } catch (error) {
    if (error instanceof ApiError && (error.statusCode === 400 || error.statusCode === 422)) return false;
    throw error;
  }
}
