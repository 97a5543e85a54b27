import { AccountBlocked, AccountDeleted, AccountDeletionAsked } from '../../events/account.ts';
import { UserBlocked } from '../../events/moderation.ts';
import { PropertyStatusChanged } from '../../events/property.ts';
import type { PropertyId, PropertyStatus, UserId } from '../../events/vocabulary.ts';
import { isBlocked } from '../accounts/store.ts';
import { homesOf } from '../properties/property-store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { ended } from './acts.ts';
import { deleteHidden } from '../buying/adapters/hidden-property-repository.ts';
import { reject, withdraw } from './answering.ts';
import { type Ground, type Plan, reactTo } from './ground.ts';
import { endings } from './heard.ts';
import { offersOfBuyer, openOffersOf } from './store.ts';
import { stepOf } from './transitions.ts';

const gone: ReadonlySet<PropertyStatus> = new Set(['withdrawn', 'removed']);
const sold: ReadonlySet<PropertyStatus> = new Set(['exchanged', 'completed']);

/** Offers that have lost their home or their person are closed in neutral words. */
export const handler = subscriber(endings, async (event, { time: told }) => {
  switch (event.name) {
    case PropertyStatusChanged.name: {
      const { propertyId, to } = event.data;
      if (gone.has(to)) await closeAll(propertyId, 'not_selling', told);
      if (sold.has(to)) await closeAll(propertyId, 'other_buyer', told);
      return;
    }
    case AccountDeletionAsked.name:
      return leave(event.data.userId, () => true, openOnly);
    case AccountDeleted.name:
      await leave(event.data.userId, () => true, whatever);
      return deleteHidden(event.data.userId);
    case AccountBlocked.name:
      return endPending(event.data.userId, told);
    case UserBlocked.name: {
      const { blockerId, blockedId } = event.data;
      await leave(blockerId, (sellerId) => sellerId === blockedId, openOnly);
      await leave(blockedId, (sellerId) => sellerId === blockerId, openOnly);
    }
  }
});

/** What was made after the home came back is not meant. */
async function closeAll(
  propertyId: PropertyId,
  reason: 'not_selling' | 'other_buyer',
  told: string,
): Promise<void> {
  for (const { id } of await openOffersOf(propertyId)) {
    await reactTo(id, now(), (ground) => {
      const { offer, moment } = ground;
      if (offer.createdAt > told) return undefined;
      if (stepOf(offer.status, 'reject')) return { change: reject(offer, 'system', { reason }, moment) };
      const off = offer.status === 'accepted' && reason === 'not_selling';
      return off ? ended(ground, 'system', { reason: 'not_selling' }) : undefined;
    });
  }
}

const undecided: ReadonlySet<PropertyStatus> = new Set(['live', 'paused']);

/** Staff blocked a person: what waits for an answer ends, on both of their sides. A sale under way goes on. */
async function endPending(userId: UserId, told: string): Promise<void> {
  // Unblocked by now, they keep what they have.
  if (!(await isBlocked(userId))) return;
  await leave(userId, () => true, openOnly);
  for (const { id, status } of await homesOf(userId))
    if (undecided.has(status)) await closeAll(id, 'not_selling', told);
}

const openOnly = ({ offer, moment }: Ground): Plan | undefined =>
  offer.status !== 'accepted' && stepOf(offer.status, 'withdraw')
    ? { change: withdraw(offer, 'system', {}, moment) }
    : undefined;
const whatever = (ground: Ground): Plan | undefined =>
  ground.offer.status === 'accepted'
    ? ended(ground, 'system', { reason: 'account_closed' })
    : openOnly(ground);

async function leave(
  buyerId: UserId,
  from: (sellerId: UserId) => boolean,
  plan: (ground: Ground) => Plan | undefined,
): Promise<void> {
  for (const { id, sellerId } of await offersOfBuyer(buyerId))
    if (from(sellerId)) await reactTo(id, now(), plan);
}
