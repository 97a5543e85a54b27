import { accountsById } from '../accounts/store.ts';
import { counterpartView } from '../accounts/views.ts';
import { listBuyerBadges } from '../buyer-checks/queries/list-buyer-badges.ts';
import { fullAddressOf } from '../properties/address.ts';
import { card } from '../properties/card.ts';
import type { Property } from '../properties/property.ts';
import { propertiesById } from '../properties/property-store.ts';
import { sideOf } from './acts.ts';
import { settled } from './changing.ts';
import type { ViewingView } from './contract.ts';
import { actionsOf, isBooked, isOpen } from './moves.ts';
import type { Viewing } from './viewing.ts';

/** The viewings as one of their two sides sees them, in the order given; those of others are left out. */
export async function viewingViewsFor(
  viewings: readonly Viewing[],
  callerId: string,
  now: Date,
): Promise<ViewingView[]> {
  const own = viewings.filter((viewing) => sideOf(viewing, callerId));
  const asked = own.filter((viewing) => viewing.sellerId === callerId && isOpen(viewing));
  const [homes, accounts, badges] = await Promise.all([
    propertiesById([...new Set(own.map(({ propertyId }) => propertyId))]),
    accountsById(own.map((viewing) => otherOf(viewing, callerId))),
    listBuyerBadges(
      asked.map(({ buyerId }) => buyerId),
      now,
    ),
  ]);
  const homeById = new Map(homes.map((home) => [home.id, home]));
  return own.map((viewing) => {
    const otherId = otherOf(viewing, callerId);
    const checks = asked.includes(viewing) ? badges.get(otherId) : undefined;
    const counterpart = { ...counterpartView(otherId, accounts.get(otherId)), ...(checks && { checks }) };
    return viewingView(viewing, callerId, { home: homeById.get(viewing.propertyId), counterpart }, now);
  });
}

const otherOf = ({ sellerId, buyerId }: Viewing, callerId: string) =>
  callerId === sellerId ? buyerId : sellerId;

interface Beside {
  readonly home: Property | undefined;
  readonly counterpart: ViewingView['counterpart'];
}

function viewingView(
  stored: Viewing,
  callerId: string,
  { home, counterpart }: Beside,
  now: Date,
): ViewingView {
  const viewing = byNow(stored, now);
  const side = sideOf(viewing, callerId) ?? 'buyer';
  const { version: _, place: __, calendarKeys, feedback, ...shown } = viewing;
  const forSale = home && home.status !== 'removed' ? home : undefined;
  return {
    ...shown,
    side,
    counterpart,
    // What the buyer does not share stays with the buyer.
    ...(feedback && (side === 'buyer' || feedback.share) && { feedback }),
    ...(forSale && { card: cardFor(forSale, side, now) }),
    ...(home && knowsAddress(viewing) && { address: fullAddressOf(home) }),
    ...(isBooked(viewing) && { icsUrl: calendarPath(viewing.id, calendarKeys[side]) }),
    can: actionsOf(viewing, side, now),
  };
}

/** As it is by now, though nobody has written that down yet. */
export const byNow = (viewing: Viewing, now: Date): Viewing =>
  settled(viewing, { now, messageId: viewing.messageId })?.viewing ?? viewing;

const cardFor = (home: Property, side: ViewingView['side'], now: Date) =>
  card(side === 'seller' ? { ...home, addressShown: 'full' } : home, now);

/** Whoever is expected at the home, or was there. */
export const knowsAddress = (viewing: Viewing): boolean =>
  viewing.kind !== 'video' && (isBooked(viewing) || viewing.status === 'completed');

/** Ends in a file's name, by which calendars know what it is. */
export const calendarPath = (id: string, key: string): string => `/api/viewing-calendar/${id}.${key}.ics`;
