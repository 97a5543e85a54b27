import { randomUUID } from 'node:crypto';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import type { DomainEvent } from '../../events/define.ts';
import { sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Listed = z.object({
  notifications: z.array(
    z.object({ id: z.string(), title: z.string(), body: z.string(), href: z.string(), read: z.boolean() }),
  ),
  total: z.number(),
  unread: z.number(),
});

/** People with notifications and mails, and a bus for events. */
export function tellingAt(cloud: TestCloud) {
  const selling = sellingAt(cloud);
  const bus = new EventBridgeClient(cloud.aws);
  const [EventBusName] = cloud.model.buses.filter((name) => name !== 'default');

  const times = new Map<string, string>();

  /** Publishes an event; the same id is a redelivery. */
  const happens = async (event: DomainEvent, id: string = randomUUID(), ago = 0) => {
    const time = times.get(id) ?? new Date(cloud.clock.now() - ago).toISOString();
    times.set(id, time);
    const meta = { id, time, actor: null, correlationId: 'test' };
    const entry = {
      EventBusName,
      Source: 'gable',
      DetailType: event.name,
      Detail: JSON.stringify({ meta, data: event.detail }),
    };
    await bus.send(new PutEventsCommand({ Entries: [entry] }));
    await cloud.idle();
  };
  /** Newest first. */
  const bell = async (person: { id: string; token: string }, query = '') =>
    Listed.parse((await selling.own(person, 'GET', `/api/notifications${query}`)).body);
  const about = (email: string, word: string) =>
    selling.mailsTo(email).filter(({ subject }) => subject.includes(word));
  /** Subjects of a person's notice mails, oldest first. */
  const subjects = (email: string) =>
    selling
      .mailsTo(email)
      .filter(({ headers }) => 'list-unsubscribe' in headers)
      .map(({ subject }) => subject)
      .toReversed();
  return { ...selling, happens, bell, about, subjects };
}
