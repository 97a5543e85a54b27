import { sideOf } from '../../../../events/vocabulary.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import { toOwnCard, toPropertyCard } from '../../../listings/properties/domain/card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { ViewingView } from '../contract.ts';
import { toCurrentViewing } from './due-changes.ts';
import { isBooked, isOpenViewing, selectViewingActions } from './transitions.ts';
import type { Viewing } from './viewing.ts';

/** The facts besides the viewing that its view needs. */
interface ViewingViewSource {
  readonly property: Property | undefined;
  readonly counterpart: ViewingView['counterpart'];
  /** Homes of which the buyer has an open viewing. */
  readonly openHomes?: ReadonlySet<string>;
}

/** A viewing as one of its two sides sees it. */
export function toViewingView(
  stored: Viewing,
  callerId: string,
  { property, counterpart, openHomes }: ViewingViewSource,
  now: Date,
): ViewingView {
  const viewing = toCurrentViewing(stored, now);
  const side = sideOf(viewing, callerId) ?? 'buyer';
  const { version: _, place: __, calendarKeys, feedback, ...shown } = viewing;
  const forSale = property && property.status !== 'removed' ? property : undefined;
  return {
    ...shown,
    side,
    counterpart,
    // The seller sees only feedback that is shared.
    ...(feedback && (side === 'buyer' || feedback.share) && { feedback }),
    ...(forSale && { card: toCardForSide(forSale, side, now) }),
    ...(property && canSeeAddress(viewing) && { address: formatFullAddress(property) }),
    ...(isBooked(viewing) && { icsUrl: toCalendarPath(viewing.id, calendarKeys[side]) }),
    ...(side === 'buyer' &&
      !isOpenViewing(viewing) &&
      openHomes?.has(viewing.propertyId) && { bookedAgain: true as const }),
    can: selectViewingActions(viewing, side, now),
  };
}

const toCardForSide = (property: Property, side: ViewingView['side'], now: Date) =>
  side === 'seller' ? toOwnCard(property, now) : toPropertyCard(property, now);

/** Buyers who are expected at the property or visited it. */
export function canSeeAddress(viewing: Viewing): boolean {
  return viewing.kind !== 'video' && (isBooked(viewing) || viewing.status === 'completed');
}

/** Ends in a file name, so that calendars recognise the type. */
function toCalendarPath(id: string, key: string): string {
  return `/api/viewing-calendar/${id}.${key}.ics`;
}
