import type * as z from 'zod';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { countUnreadByProperty } from '../../../deals/messages/adapters/thread-repository.ts';
import { loadRounds } from '../../../deals/offers/adapters/best-and-final-repository.ts';
import { listOpenOffers } from '../../../deals/offers/adapters/offer-repository.ts';
import { awaitsAnswer } from '../../../deals/offers/domain/transitions.ts';
import { listViewingsOfSeller } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { type PropertyCounts, loadCounts } from '../../../listings/properties/adapters/counts-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Counts } from '../../../listings/properties/domain/views.ts';
import type { SellerTask, SellerTasks } from '../../../listings/properties/domain/views.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { type BuyerTask, resolveSellerTasks } from '../domain/seller-tasks.ts';

export interface PropertyNumbers {
  readonly counts: z.output<typeof Counts>;
  readonly deal: SellerTasks;
}

/** The numbers and open tasks of an owner's properties, by id. */
export async function loadPropertyNumbers(
  ownerId: UserId,
  homes: readonly Pick<Property, 'id' | 'status'>[],
  now: Date,
): Promise<(id: PropertyId) => PropertyNumbers> {
  const ids = homes.map(({ id }) => id);
  const [counts, unread, viewings, dealings] = await Promise.all([
    loadCounts(ids),
    countUnreadByProperty(ownerId),
    ids.length > 0 ? listViewingsOfSeller(ownerId, { when: 'upcoming', now }) : [],
    loadDealings(homes),
  ]);
  const tasks = new Map(
    dealings.map(({ home: { id, status }, offers, round }) => {
      const ground = { propertyId: id, propertyStatus: status, viewings, offers, round };
      return [id, resolveSellerTasks({ ...ground, unread: unread.get(id) ?? 0 }, now)] as const;
    }),
  );
  const people = await loadAccounts(
    [...tasks.values()].flatMap(({ waiting }) => waiting.flatMap(({ buyerId }) => buyerId ?? [])),
  );
  return (propertyId) => {
    const { waiting = [], ...deal } = tasks.get(propertyId) ?? {};
    return {
      counts: toCountsView(counts.get(propertyId), unread.get(propertyId)),
      deal: { ...deal, waiting: waiting.map((task) => toNamedTask(task, people)) },
    };
  };
}

/** The open offers on each property, and the round of final offers where one of them waits for an answer. */
async function loadDealings(homes: readonly Pick<Property, 'id' | 'status'>[]) {
  const dealings = await Promise.all(
    homes.map(async (home) => ({ home, offers: await listOpenOffers(home.id) })),
  );
  const asking = dealings.filter(({ offers }) => offers.some(awaitsAnswer));
  const rounds = await loadRounds(asking.map(({ home }) => home.id));
  return dealings.map(({ home, offers }) => ({ home, offers, round: rounds.get(home.id) }));
}

function toNamedTask({ buyerId, ...task }: BuyerTask, people: ReadonlyMap<string, Account>): SellerTask {
  const person = buyerId && people.get(buyerId)?.user_name;
  return { ...task, ...(person && { person }) };
}

/** The numbers of a home that nobody has seen yet. */
export function createNewNumbers(): PropertyNumbers {
  return { counts: toCountsView(), deal: { waiting: [] } };
}

const noCounts: PropertyCounts = { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0 };
const toCountsView = (counted: PropertyCounts = noCounts, unread = 0) => ({ ...counted, unread });
