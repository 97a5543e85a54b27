import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import { newId } from '../../../functions/kernel/data/ids.ts';
import { cloud } from '../../support/cloud.ts';
import type { MarketWorld } from './market-world.ts';

const bridge = new EventBridgeClient(cloud.aws);
const PublishedDetail = z.object({ meta: z.looseObject({ id: z.string() }), data: z.looseObject({}) });
const batch = 10;

/**
 * Publishes the property's new events a second time, in another order, while the first deliveries may still
 * be running. Every other one gets a new id, like a repeat after the deduplication window.
 */
export async function republishEvents(world: MarketWorld, order: readonly number[]): Promise<number> {
  const news = cloud
    .events()
    .filter(({ id }) => !world.knownEventIds.has(id))
    .filter(({ source, detail }) => source === 'gable' && JSON.stringify(detail).includes(world.home));
  const shuffled = news
    .map((event, index) => ({ event, place: order[index % order.length] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, batch);
  if (shuffled.length === 0) return 0;
  const Entries = shuffled.map(({ event, place }) => {
    const { meta, data } = PublishedDetail.parse(event.detail);
    const repeated = place % 2 === 0 ? meta : { ...meta, id: newId('evt') };
    return {
      EventBusName: event.bus,
      Source: event.source,
      DetailType: event.detailType,
      Detail: JSON.stringify({ meta: repeated, data }),
    };
  });
  for (const { id } of news) world.knownEventIds.add(id);
  const { Entries: published = [] } = await bridge.send(new PutEventsCommand({ Entries }));
  for (const { EventId = '' } of published) world.knownEventIds.add(EventId);
  return shuffled.length;
}

/**
 * The error of a repeat whose first delivery is still running. Retries follow at once here, so they may all
 * meet it.
 */
const stillRunningError = 'The same request is still being worked on.';

/** Ids of all events so far, including those of other test files on the same cloud. */
export function listEventIds(): ReadonlySet<string> {
  return new Set(cloud.events().map(({ id }) => id));
}

/** Failed deliveries of events since then, except repeats of a delivery that was running. */
export function listFailedDeliveries(before: ReadonlySet<string>): string[] {
  return cloud
    .events()
    .filter(({ id }) => !before.has(id))
    .flatMap(({ detailType, deliveries }) =>
      deliveries
        .filter(
          ({ state, error }) =>
            (state === 'dead-lettered' || state === 'lost') && error !== stillRunningError,
        )
        .map(({ rule, error }) => `${detailType} ${rule}: ${error}`),
    );
}
