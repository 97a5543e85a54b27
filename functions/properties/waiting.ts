import * as z from 'zod';
import { type PropertyId, UserId } from '../../events/vocabulary.ts';
import type { Offer } from '../offers/offer.ts';
import type { Viewing } from '../viewings/viewing.ts';

/** What waits for the seller of a home, and since when as far as that is known. */
export const Waiting = z.object({
  kind: z.enum(['changes', 'offers', 'viewings', 'messages']),
  count: z.int().min(1),
  since: z.iso.datetime().optional(),
});
export type Waiting = z.output<typeof Waiting>;

/** What a seller's list says of a home beside its numbers. */
export const Deal = z.object({
  /** The most pressing first. */
  waiting: z.array(Waiting),
  nextViewing: z.iso.datetime().optional(),
  /** The buyer of the sale under way. */
  saleWith: UserId.optional(),
});
export type Deal = z.output<typeof Deal>;

interface Ground {
  readonly viewings: readonly Viewing[];
  readonly offers: readonly Offer[];
  readonly unread: number;
}

const agreed: ReadonlySet<Offer['status']> = new Set(['accepted', 'exchanged', 'completed']);

/** How a home's deals stand for its seller. */
export function dealOf(ground: Ground & { propertyId: PropertyId }, now: Date): Deal {
  const time = now.toISOString();
  const viewings = ground.viewings.filter(({ propertyId }) => propertyId === ground.propertyId);
  const toCome = viewings.filter(({ start }) => start > time);
  const next = toCome
    .filter(({ status }) => status === 'confirmed' || status === 'reschedule_proposed')
    .map(({ start }) => start)
    .toSorted()[0];
  const sale = ground.offers.find(({ status }) => agreed.has(status));
  return {
    waiting: [
      ...waiting(
        'changes',
        ground.offers.filter(({ status, change }) => status === 'accepted' && change?.by === 'buyer'),
      ),
      ...waiting(
        'offers',
        ground.offers.filter((offer) => isAnswerable(offer, time)),
      ),
      ...waiting(
        'viewings',
        toCome.filter((viewing) => asksSeller(viewing, time)),
      ),
      ...(ground.unread > 0 ? [{ kind: 'messages' as const, count: ground.unread }] : []),
    ],
    ...(next !== undefined && { nextViewing: next }),
    ...(sale && { saleWith: sale.buyerId }),
  };
}

/** An offer that the seller can answer now: not sealed, not run out, not waiting for its buyer's word. */
const isAnswerable = ({ status, sealedUntil, expiresAt, reconfirmBy }: Offer, time: string): boolean =>
  status === 'pending' &&
  reconfirmBy === undefined &&
  (sealedUntil === undefined || sealedUntil <= time) &&
  (expiresAt === undefined || expiresAt > time);

const asksSeller = ({ status, heldUntil, proposal }: Viewing, time: string): boolean =>
  (status === 'requested' && (heldUntil === undefined || heldUntil > time) && proposal?.by !== 'seller') ||
  (status === 'reschedule_proposed' && proposal?.by === 'buyer');

function waiting(kind: Waiting['kind'], all: readonly { updatedAt: string }[]): Waiting[] {
  const since = all.map(({ updatedAt }) => updatedAt).toSorted()[0];
  return since === undefined ? [] : [{ kind, count: all.length, since }];
}
