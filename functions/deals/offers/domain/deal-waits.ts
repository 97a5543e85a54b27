import type { OfferId, PropertyStatus, Side } from '../../../../events/vocabulary.ts';
import { hourMs } from '../../../kernel/time.ts';
import type { Loss, Wait } from '../../../kernel/urgency.ts';
import { reconfirmHours } from '../../viewings/domain/viewing-limits.ts';
import type { Viewing } from '../../viewings/domain/viewing.ts';
import type { Offer } from './offer.ts';
import { awaitsAnswer, isRestingOffer } from './transitions.ts';

/** What is lost when nobody acts on each kind of thing that waits between a buyer and a seller. */
export const lossesOfWaits = {
  price_change: 'sale',
  sale_step: 'sale',
  offer: 'offer',
  counter: 'offer',
  reconfirm: 'offer',
  final_offer: 'offer',
  viewing_request: 'viewing',
  viewing_time: 'viewing',
  attendance: 'nothing',
  visit: 'viewing',
  review: 'nothing',
  dispute: 'reply',
  home_report: 'reply',
  messages: 'reply',
} as const satisfies Readonly<Record<string, Loss>>;
export type DealWaitKind = keyof typeof lossesOfWaits;

const waitsOfSales: ReadonlySet<DealWaitKind> = new Set(['price_change', 'sale_step', 'review', 'dispute']);

/** Whether the sale of an offer waits, and not the offer itself. */
export function isWaitOfSale({ kind }: { readonly kind: DealWaitKind }): boolean {
  return waitsOfSales.has(kind);
}

export interface DealWait extends Wait {
  readonly kind: DealWaitKind;
  /** Of a dispute: the offer whose sale fell through, as the same two may have agreed another one since. */
  readonly offerId?: OfferId | undefined;
}

/** What an offer's wait is read from; the site's offers have no more. */
type OfferFacts = Pick<Offer, 'status' | 'updatedAt'> &
  Partial<Pick<Offer, 'expiresAt' | 'reconfirmBy' | 'counter' | 'change' | 'sealedUntil'>> & {
    readonly propertyStatus: PropertyStatus;
    /** The end of a round of final offers that runs. */
    readonly roundEnd?: string | undefined;
  };

/** What waits on an offer: who has to act and by when. A sale that is agreed has its own steps. */
export function findOfferWait(offer: OfferFacts, side: Side, now: Date): DealWait | undefined {
  const { status, change, counter, updatedAt } = offer;
  const create = (kind: DealWaitKind, actor: Side | null, by?: string) =>
    createWait(kind, actor === side, by, updatedAt);
  if (status === 'accepted' && change)
    return create('price_change', change.by === 'buyer' ? 'seller' : 'buyer');
  if (!awaitsAnswer(offer)) return undefined;
  if (isRestingOffer(offer, offer.propertyStatus)) return undefined;
  const { sealedUntil, roundEnd, reconfirmBy, expiresAt } = offer;
  if (sealedUntil !== undefined && sealedUntil > now.toISOString())
    return create('final_offer', null, sealedUntil);
  if (reconfirmBy !== undefined && (roundEnd === undefined || reconfirmBy < roundEnd))
    return create('reconfirm', 'buyer', reconfirmBy);
  // An offer that ends before its round cannot be raised to a final one afterwards.
  if (roundEnd !== undefined)
    return create(
      'final_offer',
      'buyer',
      expiresAt !== undefined && expiresAt < roundEnd ? expiresAt : roundEnd,
    );
  if (counter && status === 'countered') return create('counter', 'buyer', counter.expiresAt);
  return create('offer', 'seller', expiresAt);
}

type ViewingFacts = Pick<Viewing, 'status' | 'start' | 'updatedAt'> &
  Partial<Pick<Viewing, 'heldUntil' | 'proposal' | 'reconfirmedAt'>>;

/** What waits on a viewing that is not over: its answer, or that it takes place. */
export function findViewingWait(viewing: ViewingFacts, side: Side, now: Date): DealWait | undefined {
  const { status, start, heldUntil, proposal, reconfirmedAt, updatedAt } = viewing;
  const create = (kind: DealWaitKind, actor: Side | null, by: string | undefined) =>
    createWait(kind, actor === side, by, updatedAt);
  if (start <= now.toISOString()) return undefined;
  if (status === 'requested') return create('viewing_request', 'seller', heldUntil);
  if (status === 'reschedule_proposed' && proposal)
    return create('viewing_time', proposal.by === 'buyer' ? 'seller' : 'buyer', heldUntil);
  if (status !== 'confirmed') return undefined;
  const isNear = Date.parse(start) - now.getTime() <= reconfirmHours * hourMs;
  return side === 'buyer' && isNear && reconfirmedAt === undefined
    ? create('attendance', 'buyer', start)
    : create('visit', null, start);
}

export function createWait(
  kind: DealWaitKind,
  isOwn: boolean,
  by: string | undefined,
  since: string | undefined,
): DealWait {
  return {
    kind,
    loss: lossesOfWaits[kind],
    isOwn,
    ...(by !== undefined && { by }),
    ...(since !== undefined && { since }),
  };
}
