import { AccountDeletionAsked } from '../../events/account.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { allows, move } from './market.ts';
import { homesOf } from './property-store.ts';
import { react } from './store.ts';

/** The homes of somebody who leaves go off the market at once; what was agreed with a buyer stays. */
export const handler = subscriber([AccountDeletionAsked], async ({ data: { userId } }) => {
  const time = now();
  for (const { id } of await homesOf(userId)) {
    await react(id, (property) =>
      allows(property.status, 'withdraw', 'owner')
        ? { decision: move(property, 'withdraw', 'owner', time, 'The owner closed their account'), also: [] }
        : undefined,
    );
  }
});
