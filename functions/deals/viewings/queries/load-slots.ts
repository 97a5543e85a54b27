import type { UserId } from '../../../../events/vocabulary.ts';
import { toLondonTime } from '../../../kernel/london-time.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { listUpcomingSlots } from '../adapters/slot-repository.ts';
import { findOpenViewing, listViewingsOfSeller } from '../adapters/viewing-repository.ts';
import type { SlotView } from '../contract.ts';
import { toCurrentViewing } from '../domain/due-changes.ts';
import { areViewingsStopped, canTakeViewings } from '../domain/property-calendar.ts';
import type { PropertyCalendar } from '../domain/property-calendar.ts';
import { isSlotFull } from '../domain/requests.ts';
import type { TimeSlot } from '../domain/slot.ts';
import { isTooSoon } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';

interface SlotList {
  slots: SlotView[];
  days: { day: string; free: number }[];
  stopped: boolean;
  total: number;
}

/**
 * A property's slots: all with their requests for the owner, the bookable ones for a buyer, only days for a
 * visitor.
 */
export async function loadSlots(
  property: Property,
  calendar: PropertyCalendar,
  viewerId: UserId | undefined,
  now: Date,
): Promise<SlotList> {
  const all = await listUpcomingSlots(property.id, now);
  const open = all.filter(({ status }) => status === 'open');
  const stopped = areViewingsStopped(property, calendar);
  if (viewerId === property.ownerId) return { ...(await loadOwnerSlots(open, property, now)), stopped };
  const bookable = canTakeViewings(property, calendar)
    ? open.filter(({ start }) => !isTooSoon(start, now))
    : [];
  const days = countFreePlacesByDay(bookable);
  if (viewerId === undefined) return { slots: [], days, stopped, total: bookable.length };
  const mine = await findOpenViewing(viewerId, property.id);
  const shown = all.filter((slot) => bookable.includes(slot) || slot.id === mine?.timeSlotId);
  const slots = shown.map((slot) => toSlotView(slot, slot.id === mine?.timeSlotId ? mine : undefined));
  return { slots, days, stopped, total: slots.length };
}

async function loadOwnerSlots(
  open: readonly TimeSlot[],
  property: Property,
  now: Date,
): Promise<Omit<SlotList, 'stopped'>> {
  const viewings = await listViewingsOfSeller(property.ownerId, { when: 'upcoming', now });
  const requests = new Map<string, number>();
  for (const { timeSlotId } of viewings.filter(
    (viewing) => toCurrentViewing(viewing, now).status === 'requested',
  ))
    requests.set(timeSlotId, (requests.get(timeSlotId) ?? 0) + 1);
  const slots = open.map((slot) => ({ ...toSlotView(slot), requests: requests.get(slot.id) ?? 0 }));
  return { slots, days: countFreePlacesByDay(open), total: slots.length };
}

export function toSlotView(slot: TimeSlot, mine?: Viewing): SlotView {
  const { sellerId: _, createdAt: __, free: ___, ...shown } = slot;
  return {
    ...shown,
    full: isSlotFull(slot),
    ...(mine && { mine: { id: mine.id, status: mine.status, messageId: mine.messageId } }),
  };
}

/** Local days with free places, and their number. */
function countFreePlacesByDay(slots: readonly TimeSlot[]): SlotList['days'] {
  const free = new Map<string, number>();
  for (const slot of slots) {
    const { day } = toLondonTime(new Date(slot.start));
    if (!isSlotFull(slot)) free.set(day, (free.get(day) ?? 0) + slot.free);
  }
  return [...free].map(([day, places]) => ({ day, free: places }));
}
