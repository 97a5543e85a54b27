import type * as z from 'zod';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listThreadsOfUser } from '../../../deals/messages/adapters/thread-repository.ts';
import type { Thread } from '../../../deals/messages/domain/message.ts';
import { countUnreadOf } from '../../../deals/messages/domain/thread.ts';
import { loadRounds } from '../../../deals/offers/adapters/best-and-final-repository.ts';
import { listOffersOfProperty, listOpenOffers } from '../../../deals/offers/adapters/offer-repository.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { awaitsAnswer, isOpenStatus } from '../../../deals/offers/domain/transitions.ts';
import { loadSales } from '../../../deals/sales/adapters/sale-repository.ts';
import { canSaleWait } from '../../../deals/sales/domain/sale-step.ts';
import { listReportRequestsOfHome } from '../../../deals/scottish-homes/adapters/report-request-repository.ts';
import type { HomeReportRequest } from '../../../deals/scottish-homes/domain/report-request.ts';
import { listViewingsOfSeller } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { type PropertyCounts, loadCounts } from '../../../listings/properties/adapters/counts-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Counts } from '../../../listings/properties/domain/views.ts';
import type { SellerTask, SellerTasks } from '../../../listings/properties/domain/views.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { type BuyerTask, mayHaveDispute, resolveSellerTasks } from '../domain/seller-tasks.ts';

export interface PropertyNumbers {
  readonly counts: z.output<typeof Counts>;
  readonly deal: SellerTasks;
}

/** The numbers and open tasks of an owner's properties, by id. */
export async function loadPropertyNumbers(
  ownerId: UserId,
  homes: readonly Property[],
  now: Date,
): Promise<(id: PropertyId) => PropertyNumbers> {
  const ids = homes.map(({ id }) => id);
  const [counts, viewings, dealings] = await Promise.all([
    loadCounts(ids),
    ids.length > 0 ? listViewingsOfSeller(ownerId, { when: 'upcoming', now }) : [],
    loadDealings(ownerId, homes, now),
  ]);
  const tasks = new Map(
    dealings.map((dealing) => [dealing.home.id, resolveSellerTasks({ ...dealing, viewings }, now)]),
  );
  const unread = new Map(dealings.map(({ home, threads }) => [home.id, countUnread(threads)]));
  const accounts = await loadAccounts(
    [...tasks.values()].flatMap(({ waiting }) => waiting.flatMap(({ buyerId }) => buyerId ?? [])),
  );
  return (propertyId) => {
    const { waiting = [], ...deal } = tasks.get(propertyId) ?? {};
    return {
      counts: toCountsView(counts.get(propertyId), unread.get(propertyId)),
      deal: { ...deal, waiting: waiting.map((task) => toNamedTask(task, accounts)) },
    };
  };
}

/** The offers on each property, the round of final ones, the sales and the threads with unread messages. */
async function loadDealings(ownerId: UserId, homes: readonly Property[], now: Date) {
  const unreadThreads = await listThreadsOfUser(ownerId, ['unread'], ['seller']);
  const dealings = await Promise.all(
    homes.map(async (home) => {
      const threads = unreadThreads.filter(({ propertyId }) => propertyId === home.id);
      const [offers, reports] = await Promise.all([loadOffers(home, threads, now), loadReports(home)]);
      return { home, threads, offers, reports };
    }),
  );
  const homesWithOffers = dealings.flatMap(({ home, offers }) => (offers.some(awaitsAnswer) ? home.id : []));
  const offersWithSale = dealings.flatMap(({ offers }) => offers.filter((offer) => canSaleWait(offer, now)));
  const [rounds, sales] = await Promise.all([
    loadRounds(homesWithOffers),
    loadSales(offersWithSale.map(({ id }) => id)),
  ]);
  return dealings.map((dealing) => ({
    ...dealing,
    round: rounds.get(dealing.home.id),
    sales,
  }));
}

/**
 * The open offers; of a home that is sold, or whose sale fell through lately, also the others, as the sale is among
 * them, and where messages wait about one that is off sale, since they say whose still count.
 */
async function loadOffers(home: Property, threads: readonly Thread[], now: Date): Promise<Offer[]> {
  const { id, status } = home;
  if (status === 'completed' || mayHaveDispute(home, now)) return listOffersOfProperty(id);
  const openOffers = await listOpenOffers(id);
  if (threads.length === 0 || status === 'live' || status === 'paused') return openOffers;
  return [...openOffers, ...(await listOffersOfProperty(id)).filter((offer) => !isOpenStatus(offer.status))];
}

/** Who asked for the Home Report; only a home in Scotland has one. */
const loadReports = async ({ id, address, homeReport }: Property): Promise<HomeReportRequest[]> =>
  address.nation === 'scotland' && homeReport === 'ready' ? listReportRequestsOfHome(id) : [];

const countUnread = (threads: readonly Thread[]): number =>
  threads.reduce((sum, { seller }) => sum + countUnreadOf(seller), 0);

function toNamedTask({ buyerId, ...task }: BuyerTask, accounts: ReadonlyMap<string, Account>): SellerTask {
  const person = buyerId && accounts.get(buyerId)?.user_name;
  return { ...task, ...(person && { person }) };
}

/** The numbers of a home that nobody has seen yet. */
export function createNewNumbers(): PropertyNumbers {
  return { counts: toCountsView(), deal: { waiting: [] } };
}

const noCounts: PropertyCounts = { views: 0, favourites: 0, enquiries: 0, viewings: 0, offers: 0 };
const toCountsView = (counts: PropertyCounts = noCounts, unread = 0) => ({ ...counts, unread });
