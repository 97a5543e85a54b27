import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { findDelivery, findWebhooks, saveDueDelivery } from '../adapters/webhook-repository.ts';
import { restartDelivery, type WebhookDelivery } from '../domain/webhook-delivery.ts';
import { getWebhook, type Webhook } from '../domain/webhook.ts';

/** @throws 404 `not_found`, 409 `conflict` while it is on its way, 429 `too_many` after 100 in an hour */
export async function replayDelivery(
  { id: userId }: Caller,
  id: Webhook['id'],
  deliveryId: string,
): Promise<WebhookDelivery> {
  getWebhook(await findWebhooks(userId), id);
  const delivery = await findDelivery(id, deliveryId);
  if (!delivery) throw new AppError('not_found', 'We can’t find that delivery. We keep them for 30 days.');
  await enforceLimit({ key: `webhook-replay#${userId}`, max: 100, seconds: hourSeconds });
  const replayed = restartDelivery(delivery, now());
  await saveDueDelivery(replayed);
  return replayed;
}
