import { OfferId, type UserId, ViewingId } from '../../events/vocabulary.ts';
import { offerViewsFor } from '../offers/showing.ts';
import { acceptedOfferOf, offersById, openOfferOf } from '../offers/store.ts';
import { saleOf } from '../sales/store.ts';
import { viewingViewsFor } from '../viewings/showing.ts';
import { openViewingOf, viewingsById } from '../viewings/store.ts';
import type { Chat } from './contract.ts';
import type { Message } from './message.ts';
import { otherSide, type Parties, personOn, sideOf } from './thread.ts';

type Deal = Pick<Chat, 'viewings' | 'offers' | 'sale'>;

/** What the cards of a page stand for, as it is now, with what is open between the two. */
export async function dealOf(
  parties: Parties,
  messages: readonly Message[],
  callerId: UserId,
  now: Date,
): Promise<Deal> {
  const [viewings, offers, sale] = await Promise.all([
    viewingsOf(parties, messages),
    offersOf(parties, messages),
    saleBetween(parties, callerId),
  ]);
  const [viewingViews, offerViews] = await Promise.all([
    viewingViewsFor(viewings, callerId, now),
    offerViewsFor(offers, callerId, now),
  ]);
  return { viewings: viewingViews, offers: offerViews, ...(sale && { sale }) };
}

const idsOf = (messages: readonly Message[], type: 'viewing' | 'offer'): string[] => [
  ...new Set(messages.flatMap(({ card }) => (card?.type === type ? [card.id] : []))),
];

async function viewingsOf({ buyerId, propertyId }: Parties, messages: readonly Message[]) {
  const ids = idsOf(messages, 'viewing').map((id) => ViewingId.parse(id));
  const [named, open] = await Promise.all([viewingsById(ids), openViewingOf(buyerId, propertyId)]);
  return withOpen(named, open);
}

async function offersOf({ buyerId, propertyId }: Parties, messages: readonly Message[]) {
  const ids = idsOf(messages, 'offer').map((id) => OfferId.parse(id));
  const [named, open] = await Promise.all([offersById(ids), openOfferOf(propertyId, buyerId)]);
  return withOpen(named, open);
}

/** The open one is read without delay and stands for what a batch may have of it. */
const withOpen = <T extends { readonly id: string }>(named: readonly T[], open: T | undefined): T[] =>
  open ? [open, ...named.filter(({ id }) => id !== open.id)] : [...named];

async function saleBetween(parties: Parties, callerId: UserId): Promise<Deal['sale']> {
  const accepted = await acceptedOfferOf(parties.propertyId);
  const side = sideOf(parties, callerId);
  if (accepted?.buyerId !== parties.buyerId || !side) return undefined;
  const sale = await saleOf(accepted.id);
  return { status: sale?.status ?? 'under_offer', toUserId: personOn(parties, otherSide(side)) };
}
