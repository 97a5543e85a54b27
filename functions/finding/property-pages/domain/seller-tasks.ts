import type { PropertyId, PropertyStatus, UserId } from '../../../../events/vocabulary.ts';
import { type BestAndFinal, isRoundRunning } from '../../../deals/offers/domain/best-and-final.ts';
import { type DealWait, findOfferWait, findViewingWait } from '../../../deals/offers/domain/deal-waits.ts';
import { toCurrentOffer } from '../../../deals/offers/domain/due-changes.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import type { SellerTask, SellerTasks } from '../../../listings/properties/domain/views.ts';

interface SellerContext {
  readonly propertyId: PropertyId;
  readonly propertyStatus: PropertyStatus;
  readonly viewings: readonly Viewing[];
  readonly offers: readonly Offer[];
  readonly round: BestAndFinal | undefined;
  readonly unread: number;
}

/** A task with the buyer who waits, where only one does. */
export interface BuyerTask extends SellerTask {
  readonly buyerId?: UserId;
}
type ResolvedTasks = Omit<SellerTasks, 'waiting'> & { readonly waiting: readonly BuyerTask[] };

const agreedOfferStatuses: ReadonlySet<Offer['status']> = new Set(['accepted', 'exchanged', 'completed']);

/** The seller's open tasks, next viewing and agreed sale of a property. */
export function resolveSellerTasks(ground: SellerContext, now: Date): ResolvedTasks {
  const { propertyStatus, round } = ground;
  const time = now.toISOString();
  const viewings = ground.viewings.filter(({ propertyId }) => propertyId === ground.propertyId);
  const next = viewings
    .filter(
      ({ status, start }) => start > time && (status === 'confirmed' || status === 'reschedule_proposed'),
    )
    .map(({ start }) => start)
    .toSorted()[0];
  const offers = ground.offers.map((offer) => toCurrentOffer(offer, round, now));
  const roundEnd = isRoundRunning(round, now) ? round.deadline : undefined;
  const sale = offers.find(({ status }) => agreedOfferStatuses.has(status));
  const waits = [
    ...offers.map((offer) => ({
      ...offer,
      wait: findOfferWait({ ...offer, propertyStatus, roundEnd }, 'seller', now),
    })),
    ...viewings.map((viewing) => ({ ...viewing, wait: findViewingWait(viewing, 'seller', now) })),
  ].flatMap(({ buyerId, wait }) => (wait && isOwed(wait, time) ? [{ buyerId, wait }] : []));
  return {
    waiting: [
      ...toTask('changes', waits),
      ...toTask('offers', waits),
      ...toTask('viewings', waits),
      ...toTask('times', waits),
      ...(ground.unread > 0 ? [{ kind: 'messages' as const, count: ground.unread }] : []),
    ],
    ...(next !== undefined && { nextViewing: next }),
    ...(sale && { saleWith: sale.buyerId }),
  };
}

/** Whether the seller has to act, and it is not too late. */
const isOwed = ({ isOwn, by }: DealWait, time: string): boolean => isOwn && (by === undefined || by > time);

interface BuyerWait {
  readonly buyerId: UserId;
  readonly wait: DealWait;
}

const kinds: Readonly<Record<Exclude<SellerTask['kind'], 'messages'>, readonly DealWait['kind'][]>> = {
  changes: ['price_change'],
  offers: ['offer'],
  viewings: ['viewing_request'],
  times: ['viewing_time'],
};

function toTask(kind: keyof typeof kinds, all: readonly BuyerWait[]): BuyerTask[] {
  const waits = all.filter(({ wait }) => kinds[kind].includes(wait.kind));
  const [first] = waits;
  if (!first) return [];
  const since = waits.flatMap(({ wait }) => wait.since ?? []).toSorted()[0];
  const by = waits.flatMap(({ wait }) => wait.by ?? []).toSorted()[0];
  return [
    {
      kind,
      count: waits.length,
      ...(since !== undefined && { since }),
      ...(by !== undefined && { by }),
      ...(waits.length === 1 && { buyerId: first.buyerId }),
    },
  ];
}
