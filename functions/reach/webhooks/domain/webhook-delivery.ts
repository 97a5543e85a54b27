import * as z from 'zod';
import { UserId, WebhookId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { networkFailures } from '../../../kernel/http/public-address.ts';
import { hourMs, minuteMs } from '../../../kernel/time.ts';
import { isDeliveryOverdue } from './overdue-delivery.ts';

/** How one try ended: a status of HTTP, or why there was none. */
export const WebhookTry = z.object({
  at: z.iso.datetime(),
  status: z.int().optional(),
  failure: z.enum(networkFailures).optional(),
});
export type WebhookTry = z.output<typeof WebhookTry>;

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed']);

/** News for one webhook. Its id is the `webhook-id` of each try, by which a receiver knows a repeat. */
export const WebhookDelivery = z.object({
  webhookId: WebhookId,
  id: z.string(),
  userId: UserId,
  type: z.string(),
  /** When it happened. */
  at: z.iso.datetime(),
  data: z.record(z.string(), z.string()),
  state: DeliveryState,
  tries: z.array(WebhookTry),
  /** Tries since it was last begun: by the event, or by a press. */
  round: z.int(),
  nextAt: z.iso.datetime().optional(),
  version: z.int(),
  expiresAt: z.int(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

/** Waits before the second try and each after it: ten tries in three days and three hours. */
const waitsMs = [
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const;
/** For so many days the log has a delivery. */
export const deliveryDays = 30;
/** The log of a delivery that is begun again and again. */
const keptTries = 20;

export function isDelivered({ status = 0 }: WebhookTry): boolean {
  return status >= 200 && status < 300;
}

/** The delivery after a try, with the time of the next where it failed and tries are left. */
export function addTry(delivery: WebhookDelivery, webhookTry: WebhookTry): WebhookDelivery {
  const { nextAt: _, ...rest } = delivery;
  const tried = {
    ...rest,
    tries: [...delivery.tries, webhookTry].slice(-keptTries),
    round: delivery.round + 1,
    version: delivery.version + 1,
  };
  if (isDelivered(webhookTry)) return { ...tried, state: 'delivered' };
  const wait = webhookTry.status === 410 ? undefined : waitsMs[delivery.round];
  if (wait === undefined) return { ...tried, state: 'failed' };
  return { ...tried, nextAt: new Date(Date.parse(webhookTry.at) + wait).toISOString() };
}

/**
 * Begins a delivery again under its id, whatever became of it.
 * @throws 409 `conflict` while it waits for a try that is still to be expected
 */
export function restartDelivery(before: WebhookDelivery, now: Date): WebhookDelivery {
  const { nextAt: _, ...delivery } = before;
  if (delivery.state === 'waiting' && !isDeliveryOverdue(before, now))
    throw new AppError('conflict', 'This is on its way. We’ll try again by ourselves.', { state: 'waiting' });
  return { ...delivery, state: 'waiting', round: 0, version: delivery.version + 1 };
}

/** The body that is sent and signed: thin, as whoever needs more reads it by a call with a key. */
export function toWebhookBody({ type, at, data }: WebhookDelivery): string {
  return JSON.stringify({ type, timestamp: at, data });
}
