import type { EventType } from '../../../../events/define.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { liveEvents, listHintsOf } from '../../../people/live/domain/hint-rules.ts';

const nouns = /^(?:offer|best_and_final|viewing|sale|memorandum|reservation)\./;
const others: ReadonlySet<string> = new Set([
  'property.published.v1',
  'property.status_changed.v1',
  'message.sent.v1',
]);

/**
 * The events that a webhook can hear of: those of homes, viewings, offers, sales and new messages, of which the pages of
 * their people hear by live updates. Money, checks and logins are not among them.
 */
export const webhookEvents: readonly EventType[] = liveEvents.filter(
  ({ name }) => nouns.test(name) || others.has(name),
);
export const webhookTypes: readonly string[] = webhookEvents.map(({ name }) => name);

/** What a webhook says of an event to one person. */
export interface WebhookNews {
  readonly userId: UserId;
  /** The ids that the pages of that person get, too. Whoever wants more reads it by a call. */
  readonly data: Readonly<Record<string, string>>;
}

/** Who hears of an event, and of which ids; each person once. */
export function listWebhookNews(name: string, detail: unknown): WebhookNews[] {
  const news = listHintsOf(name, detail).flatMap(({ users, hint: { topic: _, ...ids } }) =>
    users.map((userId) => [userId, { userId, data: ids }] as const),
  );
  return [...new Map(news).values()];
}
