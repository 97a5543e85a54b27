import type { PropertyId } from '../../../../events/vocabulary.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import type { Viewing } from '../../../deals/viewings/domain/viewing.ts';
import type { SellerTask, SellerTasks } from '../../../listings/properties/domain/views.ts';

interface SellerContext {
  readonly viewings: readonly Viewing[];
  readonly offers: readonly Offer[];
  readonly unread: number;
}

const agreedOfferStatuses: ReadonlySet<Offer['status']> = new Set(['accepted', 'exchanged', 'completed']);

/** The seller's open tasks, next viewing and agreed sale of a property. */
export function resolveSellerTasks(
  ground: SellerContext & { propertyId: PropertyId },
  now: Date,
): SellerTasks {
  const time = now.toISOString();
  const viewings = ground.viewings.filter(({ propertyId }) => propertyId === ground.propertyId);
  const toCome = viewings.filter(({ start }) => start > time);
  const next = toCome
    .filter(({ status }) => status === 'confirmed' || status === 'reschedule_proposed')
    .map(({ start }) => start)
    .toSorted()[0];
  const sale = ground.offers.find(({ status }) => agreedOfferStatuses.has(status));
  return {
    waiting: [
      ...toTask(
        'changes',
        ground.offers.filter(({ status, change }) => status === 'accepted' && change?.by === 'buyer'),
      ),
      ...toTask(
        'offers',
        ground.offers.filter((offer) => isAnswerable(offer, time)),
      ),
      ...toTask(
        'viewings',
        toCome.filter((viewing) => isWaitingForSeller(viewing, time)),
      ),
      ...(ground.unread > 0 ? [{ kind: 'messages' as const, count: ground.unread }] : []),
    ],
    ...(next !== undefined && { nextViewing: next }),
    ...(sale && { saleWith: sale.buyerId }),
  };
}

/**
 * Whether the seller can answer the offer now: not sealed, not expired, not awaiting the buyer's
 * reconfirmation.
 */
const isAnswerable = ({ status, sealedUntil, expiresAt, reconfirmBy }: Offer, time: string): boolean =>
  status === 'pending' &&
  reconfirmBy === undefined &&
  (sealedUntil === undefined || sealedUntil <= time) &&
  (expiresAt === undefined || expiresAt > time);

const isWaitingForSeller = ({ status, heldUntil, proposal }: Viewing, time: string): boolean =>
  (status === 'requested' && (heldUntil === undefined || heldUntil > time) && proposal?.by !== 'seller') ||
  (status === 'reschedule_proposed' && proposal?.by === 'buyer');

function toTask(kind: SellerTask['kind'], all: readonly { updatedAt: string }[]): SellerTask[] {
  const since = all.map(({ updatedAt }) => updatedAt).toSorted()[0];
  return since === undefined ? [] : [{ kind, count: all.length, since }];
}
