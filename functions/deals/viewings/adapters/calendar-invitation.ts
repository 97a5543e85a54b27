import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  type ICalLocation,
} from 'ical-generator';
import type { Side } from '../../../../events/vocabulary.ts';
import { toCalendarText } from '../../../kernel/calendar-text.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { formatFullAddress, formatShortAddress } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isBooked } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';

export interface CalendarInvitation {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}

export interface InvitationOptions {
  /** Origin of the site, e.g. `https://gable.example`. */
  readonly siteUrl: string;
  /** Gable's own address, because neither side may learn the other's. */
  readonly organiser: string;
  /** The recipient of a mailed invitation. Missing for a calendar link, whose file names no attendee. */
  readonly attendee?: { readonly name: string; readonly email: string } | undefined;
  /** The other side's name as the reader knows it. */
  readonly counterpart?: string | undefined;
}

/**
 * The viewing for one side's calendar, as iCalendar text. Its UID is stable and its SEQUENCE rises, so a
 * later invitation replaces or cancels it. Undefined if the two sides never agreed on a time.
 */
export function createInvitation(
  viewing: Viewing,
  side: Side,
  property: Property,
  options: InvitationOptions,
): CalendarInvitation | undefined {
  const { attendee } = options;
  const booked = isAgreed(viewing);
  if (!booked && !(viewing.status === 'cancelled' && viewing.agreed)) return undefined;
  const method = booked ? (attendee ? 'REQUEST' : 'PUBLISH') : 'CANCEL';
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Gable', product: 'Viewings' },
  });
  const event = calendar.createEvent(toViewingEvent(viewing, side, property, options));
  if (attendee)
    event.createAttendee({
      ...attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return {
    method,
    name: 'viewing.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: toCalendarText(calendar),
  };
}

/** Whether both sides agreed on its time, which holds while another one is proposed. */
const isAgreed = (viewing: Viewing): boolean => isBooked(viewing) || viewing.status === 'completed';

/**
 * A viewing as an event of one side's calendar. Whoever is not expected at the home learns no number of it.
 */
export function toViewingEvent(
  viewing: Viewing,
  side: Side,
  property: Property,
  { siteUrl, organiser, counterpart }: InvitationOptions,
): ICalEventData {
  const booked = isAgreed(viewing);
  const title = formatShortAddress(property, side === 'seller');
  const url = `${siteUrl}/viewings`;
  const summary = side === 'seller' ? `Viewing of your home: ${title}` : `Viewing: ${title}`;
  return {
    id: `${viewing.id}@${new URL(siteUrl).hostname}`,
    sequence: viewing.sequence,
    stamp: new Date(viewing.updatedAt),
    // UTC, so that every calendar shows the same instant in any time zone.
    start: new Date(viewing.start),
    end: new Date(viewing.end),
    summary,
    description: [
      describeViewing(viewing, side, counterpart),
      ...(booked ? [`Change or cancel it at ${url}`] : []),
    ].join(' '),
    status: booked ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: 'Gable', email: organiser },
    url,
    ...(viewing.kind !== 'video' && { location: toLocation(property, booked, title) }),
    ...(booked && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: reminderSeconds, description: summary }],
    }),
  };
}

/** Seconds before the start at which a calendar reminds its owner. */
const reminderSeconds = hourSeconds;

/** Where the viewing is. The other side of a cancelled one must not learn the number from it, so it has the title. */
function toLocation(property: Property, booked: boolean, title: string): ICalLocation {
  if (!booked) return { title };
  const { latitude: lat, longitude: lon } = property.address;
  return { title: formatFullAddress(property), geo: { lat, lon } };
}

function describeViewing(viewing: Viewing, side: Side, counterpart: string | undefined): string {
  const kind = { private: 'A private viewing', open_house: 'An open house', video: 'A viewing by video' };
  const other = side === 'seller' ? 'the buyer' : 'the seller';
  const party = side === 'seller' ? ` Party of ${viewing.attendees}.` : '';
  return `${kind[viewing.kind]} with ${counterpart ?? other}.${party}`;
}
