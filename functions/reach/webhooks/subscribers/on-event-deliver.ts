import { ignoreStale } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { listWebhooksOf, saveDueDelivery } from '../adapters/webhook-repository.ts';
import { deliveryDays } from '../domain/webhook-delivery.ts';
import { listWebhookNews, webhookEvents } from '../domain/webhook-types.ts';

/** Makes a delivery for each webhook that hears of an event. The event's id makes its own, so that a repeat makes none. */
export const handler = subscriber(
  'webhooks-on-event-deliver',
  { on: webhookEvents, needs: ['table:write'] },
  async ({ name: type, data: detail }, { id: eventId, time: at }) => {
    const news = new Map(listWebhookNews(type, detail).map(({ userId, data }) => [userId, data]));
    for (const { userId, webhooks } of await listWebhooksOf([...news.keys()]))
      for (const { id: webhookId } of webhooks.filter(({ types, off }) => !off && types.includes(type)))
        await ignoreStale(
          saveDueDelivery({
            webhookId,
            id: `whd_${eventId}`,
            userId,
            type,
            at,
            data: { ...news.get(userId) },
            state: 'waiting',
            tries: [],
            round: 0,
            version: 1,
            expiresAt: toUnixSeconds(at) + deliveryDays * daySeconds,
          }),
        );
  },
);
