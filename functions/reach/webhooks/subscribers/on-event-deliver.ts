import { ignoreStale } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { findWebhooks, saveDueDelivery } from '../adapters/webhook-repository.ts';
import { deliveryDays } from '../domain/webhook-delivery.ts';
import { listWebhookNews, webhookEvents } from '../domain/webhook-types.ts';

/** Makes a delivery for each webhook that hears of an event. The event's id makes its own, so that a repeat makes none. */
export const handler = subscriber(
  'webhooks-on-event-deliver',
  { on: webhookEvents, needs: ['table:write'] },
  async ({ name: type, data: detail }, { id: eventId, time: at }) => {
    for (const { userId, data } of listWebhookNews(type, detail)) {
      const { webhooks } = await findWebhooks(userId);
      for (const { id: webhookId } of webhooks.filter(({ types, off }) => !off && types.includes(type)))
        await ignoreStale(
          saveDueDelivery({
            webhookId,
            id: `whd_${eventId}`,
            userId,
            type,
            at,
            data: { ...data },
            state: 'waiting',
            tries: [],
            round: 0,
            version: 1,
            expiresAt: toUnixSeconds(at) + deliveryDays * daySeconds,
          }),
        );
    }
  },
);
