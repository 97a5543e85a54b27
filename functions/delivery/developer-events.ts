import { listWebhookNews, webhookEvents } from '../reach/webhooks/domain/webhook-types.ts';

/** The events that a webhook can hear of, each with the body of one: the page for developers prints them. */
export function renderDeveloperEvents(): string {
  const events = webhookEvents.map(({ name, example }) => {
    const [news] = listWebhookNews(name, example);
    return { name, example: { type: name, timestamp: '2026-11-29T10:00:00.000Z', data: news?.data ?? {} } };
  });
  return `${JSON.stringify(events, null, 2)}\n`;
}
