import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import * as z from 'zod';
import { newId } from '../../../functions/kernel/data/ids.ts';
import { cloud } from '../../support/cloud.ts';
import type { World } from './people.ts';

const bridge = new EventBridgeClient(cloud.aws);
const Told = z.object({ meta: z.looseObject({ id: z.string() }), data: z.looseObject({}) });
const batch = 10;

/**
 * What was told of the home since is told once more: in another order, while the first deliveries may still be under
 * way. Every other one comes as news of its own, as after the time for which the bus's repeats are known.
 */
export async function tellAgain(world: World, order: readonly number[]): Promise<number> {
  const news = cloud
    .events()
    .filter(({ id }) => !world.heard.has(id))
    .filter(({ source, detail }) => source === 'gable' && JSON.stringify(detail).includes(world.home));
  const shuffled = news
    .map((event, index) => ({ event, place: order[index % order.length] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, batch);
  if (shuffled.length === 0) return 0;
  const Entries = shuffled.map(({ event, place }) => {
    const { meta, data } = Told.parse(event.detail);
    const repeated = place % 2 === 0 ? meta : { ...meta, id: newId('evt') };
    return {
      EventBusName: event.bus,
      Source: event.source,
      DetailType: event.detailType,
      Detail: JSON.stringify({ meta: repeated, data }),
    };
  });
  for (const { id } of news) world.heard.add(id);
  const { Entries: told = [] } = await bridge.send(new PutEventsCommand({ Entries }));
  for (const { EventId = '' } of told) world.heard.add(EventId);
  return shuffled.length;
}

/** Here the tries of a delivery follow each other at once, so that a repeat may find the first one under way each time. */
const besides = 'The same request is still being worked on.';

/** What was told so far, by whatever file shares the cloud. */
export const toldSoFar = (): ReadonlySet<string> => new Set(cloud.events().map(({ id }) => id));

/** Deliveries that were given up of what was told since, less repeats of one that was at work. */
export const givenUp = (before: ReadonlySet<string>): string[] =>
  cloud
    .events()
    .filter(({ id }) => !before.has(id))
    .flatMap(({ detailType, deliveries }) =>
      deliveries
        .filter(({ state, error }) => (state === 'dead-lettered' || state === 'lost') && error !== besides)
        .map(({ rule, error }) => `${detailType} ${rule}: ${error}`),
    );
