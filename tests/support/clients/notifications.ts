import { randomUUID } from 'node:crypto';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import type { DomainEvent } from '../../../events/define.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient } from './seller.ts';

const Listed = z.object({
  notifications: z.array(
    z.object({ id: z.string(), title: z.string(), body: z.string(), href: z.string(), read: z.boolean() }),
  ),
  total: z.number(),
  unread: z.number(),
});

/** People with notifications and mails, and a bus for events. */
export function createNotificationClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const bus = new EventBridgeClient(cloud.aws);
  const [EventBusName] = cloud.model.buses.filter((name) => name !== 'default');

  const times = new Map<string, string>();

  /** Publishes an event; the same id is a redelivery. */
  const publishEvent = async (event: DomainEvent, id: string = randomUUID(), ago = 0) => {
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
  const listNotifications = async (person: { id: string; token: string }, query = '') =>
    Listed.parse((await sellerClient.callAs(person, 'GET', `/api/notifications${query}`)).body);
  const listMailsAbout = (email: string, word: string) =>
    sellerClient.listMails(email).filter(({ subject }) => subject.includes(word));
  /** Subjects of a person's notice mails, oldest first. */
  const listNoticeSubjects = (email: string) =>
    sellerClient
      .listMails(email)
      .filter(({ headers }) => 'list-unsubscribe' in headers)
      .map(({ subject }) => subject)
      .toReversed();
  return { ...sellerClient, publishEvent, listNotifications, listMailsAbout, listNoticeSubjects };
}
