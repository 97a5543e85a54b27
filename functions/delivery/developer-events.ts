import { listWebhookNews, webhookEvents } from '../reach/webhooks/domain/webhook-types.ts';
import { describeWebhookEvent } from '../reach/webhooks/domain/webhook-words.ts';

/** The events that a webhook can hear of by subject, each with its meaning and the body of one, for the page for developers. */
export function renderDeveloperEvents(): string {
  const events = webhookEvents.map(({ name, example }) => {
    const [news] = listWebhookNews(name, example);
    const body = { type: name, timestamp: '2026-11-29T10:00:00.000Z', data: news?.data ?? {} };
    return { ...describeWebhookEvent(name), event: { name, example: body } };
  });
  const subjects = [...new Set(events.map(({ subject }) => subject))].map((title) => ({
    title,
    events: events
      .filter(({ subject }) => subject === title)
      .map(({ what, event: { name, example } }) => ({ name, what, example })),
  }));
  return `${JSON.stringify(subjects, null, 2)}\n`;
}
