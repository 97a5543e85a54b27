import { AppError } from '../../../kernel/errors.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import { enforceSlidingLimit } from '../../../kernel/http/sliding-limit.ts';
import type { PaypalKeys } from '../adapters/paypal/keys.ts';
import { confirmPaypalWebhook, type PaypalWebhook } from '../adapters/paypal/webhook.ts';
import type { WebhookEvent } from '../adapters/webhook-event-repository.ts';

/** Notices of one network that PayPal does not recognise, in ten minutes; each makes us ask PayPal. */
const maxUnknown = 100;

/** @throws 422 `invalid` when PayPal does not recognise the notice, 429 after many of these */
export async function verifyPaypalWebhook(
  keys: PaypalKeys,
  paypalWebhook: PaypalWebhook,
  ip: string,
): Promise<WebhookEvent> {
  const use = await enforceSlidingLimit({
    key: `paypal-webhook#${toNetwork(ip)}`,
    max: maxUnknown,
    seconds: 600,
  });
  let isUnknown = false;
  try {
    return await confirmPaypalWebhook(keys, paypalWebhook);
  } catch (error) {
    isUnknown = error instanceof AppError;
    throw error;
  } finally {
    if (!isUnknown) await use.undo();
  }
}
