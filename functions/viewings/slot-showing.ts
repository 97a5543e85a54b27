import type { UserId } from '../../events/vocabulary.ts';
import type { Property } from '../properties/property.ts';
import { isFull } from './asking.ts';
import { takesViewings } from './booking.ts';
import type { Calendar } from './calendar.ts';
import type { SlotView } from './contract.ts';
import { toLondonTime } from '../shared/london-time.ts';
import { tooSoon } from './moves.ts';
import { byNow } from './showing.ts';
import type { TimeSlot } from './slot.ts';
import { slotsAhead } from './slot-store.ts';
import { openViewingOf, viewingsOfSeller } from './store.ts';
import type { Viewing } from './viewing.ts';

interface Times {
  slots: SlotView[];
  days: { day: string; free: number }[];
  total: number;
}

/** When a home can be viewed: the owner sees every time with its requests, a buyer what is open, a visitor the days. */
export async function slotsFor(
  home: Property,
  calendar: Calendar,
  viewerId: UserId | undefined,
  now: Date,
): Promise<Times> {
  const all = await slotsAhead(home.id, now);
  const open = all.filter(({ status }) => status === 'open');
  if (viewerId === home.ownerId) return forOwner(open, home, now);
  const bookable = takesViewings(home, calendar) ? open.filter(({ start }) => !tooSoon(start, now)) : [];
  const days = daysOf(bookable);
  if (viewerId === undefined) return { slots: [], days, total: bookable.length };
  const mine = await openViewingOf(viewerId, home.id);
  const shown = all.filter((slot) => bookable.includes(slot) || slot.id === mine?.timeSlotId);
  const slots = shown.map((slot) => slotView(slot, slot.id === mine?.timeSlotId ? mine : undefined));
  return { slots, days, total: slots.length };
}

async function forOwner(open: readonly TimeSlot[], home: Property, now: Date): Promise<Times> {
  const viewings = await viewingsOfSeller(home.ownerId, { when: 'upcoming', now });
  const requests = new Map<string, number>();
  for (const { timeSlotId } of viewings.filter((viewing) => byNow(viewing, now).status === 'requested'))
    requests.set(timeSlotId, (requests.get(timeSlotId) ?? 0) + 1);
  const slots = open.map((slot) => ({ ...slotView(slot), requests: requests.get(slot.id) ?? 0 }));
  return { slots, days: daysOf(open), total: slots.length };
}

export function slotView(slot: TimeSlot, mine?: Viewing): SlotView {
  const { sellerId: _, createdAt: __, free: ___, ...shown } = slot;
  return {
    ...shown,
    full: isFull(slot),
    ...(mine && { mine: { id: mine.id, status: mine.status, messageId: mine.messageId } }),
  };
}

/** Local days with a free place, and how many. */
function daysOf(slots: readonly TimeSlot[]): Times['days'] {
  const free = new Map<string, number>();
  for (const slot of slots) {
    const { day } = toLondonTime(new Date(slot.start));
    if (!isFull(slot)) free.set(day, (free.get(day) ?? 0) + slot.free);
  }
  return [...free].map(([day, places]) => ({ day, free: places }));
}
