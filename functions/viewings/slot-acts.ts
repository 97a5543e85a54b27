import type * as z from 'zod';
import { SlotCancelled, SlotChanged, SlotsOpened } from '../../events/viewing.ts';
import type { PropertyId, SlotId } from '../../events/vocabulary.ts';
import type { Property } from '../properties/property.ts';
import { propertyById } from '../properties/property-store.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { again, commit } from '../shared/table.ts';
import type { Party } from './acts.ts';
import { noViewings, takesViewings } from './booking.ts';
import { withoutSpan, withSpans } from './calendar.ts';
import { calendarOf, savingCalendar } from './calendar-store.ts';
import { checkSpan, spansOf } from './opening.ts';
import type { SlotOpening, TimeSlot } from './slot.ts';
import { openingSlot, savingSlot, slotById } from './slot-store.ts';

/** Rows that go into one transaction, beside the calendar and its event. */
const together = 90;

/**
 * Opens the times of an opening. Many are opened in parts, each of which holds by itself.
 * @throws 404, 409 `conflict` where the home takes no viewings or times lie over each other, 422 `invalid`
 */
export async function openSlots(
  opening: z.output<typeof SlotOpening>,
  caller: Party,
  now: Date,
): Promise<TimeSlot[]> {
  const home = await ownHome(opening.propertyId, caller);
  const { kind, capacity } = opening;
  const slots = spansOf(opening, now).map(({ start, end }): TimeSlot => ({
    id: newId('slt'),
    propertyId: home.id,
    sellerId: home.ownerId,
    start,
    end,
    capacity,
    kind,
    status: 'open',
    booked: 0,
    free: capacity,
    version: 1,
    createdAt: now.toISOString(),
  }));
  // Nothing is opened where not all of it fits.
  withSpans(await openCalendar(home), slots, now);
  for (let from = 0; from < slots.length; from += together)
    await again(() => openPart(home, slots.slice(from, from + together), now));
  return slots;
}

async function openPart(home: Property, slots: readonly TimeSlot[], now: Date): Promise<void> {
  const calendar = withSpans(await openCalendar(home), slots, now);
  const event = SlotsOpened.of({ propertyId: home.id, sellerId: home.ownerId, count: slots.length });
  await commit([savingCalendar(calendar), ...slots.map(openingSlot)], [event]);
}

async function openCalendar(home: Property) {
  const calendar = await calendarOf(home.id);
  if (!takesViewings(home, calendar)) throw noViewings(home);
  return calendar;
}

export interface SlotChange {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly capacity?: number | undefined;
}

/** Changes a slot's time or its capacity; whoever has it is then asked whether the new time suits. */
export const changeSlot = (id: SlotId, change: SlotChange, caller: Party, now: Date): Promise<TimeSlot> =>
  again(async () => {
    const slot = await ownSlot(id, caller, now);
    const changed = changedSlot(slot, change, now);
    const { propertyId, sellerId } = slot;
    const calendar = withSpans(withoutSpanOf(slot, await calendarOf(propertyId)), [changed], now);
    const event = SlotChanged.of({ propertyId, sellerId, timeSlotId: id });
    await commit([savingSlot(changed), savingCalendar(calendar)], [event]);
    return changed;
  });

const withoutSpanOf = (slot: TimeSlot, calendar: Awaited<ReturnType<typeof calendarOf>>) => ({
  ...calendar,
  spans: withoutSpan(calendar, slot.id).spans,
});

function changedSlot(
  slot: TimeSlot,
  { start, end, capacity = slot.capacity }: SlotChange,
  now: Date,
): TimeSlot {
  const length = Date.parse(slot.end) - Date.parse(slot.start);
  const from = start === undefined ? Date.parse(slot.start) : Date.parse(start);
  // A beginning without an end moves the slot as it is.
  const to = end === undefined ? from + length : Date.parse(end);
  const span = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
  if (span.start !== slot.start || span.end !== slot.end) checkSpan(span, now);
  if (capacity > 1 && slot.kind !== 'open_house')
    throw new AppError('invalid', 'Some details are not right.', {
      errors: { capacity: ['Only an open house takes more than one party'] },
    });
  if (capacity < slot.booked)
    throw new AppError('conflict', `${slot.booked} parties are confirmed for this time already.`, {
      state: 'booked',
    });
  const free = slot.free + capacity - slot.capacity;
  return { ...slot, ...span, capacity, free, version: slot.version + 1 };
}

/** Takes a slot back; whoever has it is told. One that is closed already stays so. */
export const closeSlot = (id: SlotId, reason: string | undefined, caller: Party, now: Date): Promise<void> =>
  again(async () => {
    const slot = await slotById(id);
    if (slot?.sellerId !== caller.id) throw noSlot();
    if (slot.status === 'cancelled') return;
    requireAhead(slot, now);
    const { propertyId, sellerId } = slot;
    const closed: TimeSlot = { ...slot, status: 'cancelled', version: slot.version + 1 };
    const calendar = withoutSpan(await calendarOf(propertyId), id);
    const event = SlotCancelled.of({ propertyId, sellerId, timeSlotId: id, by: 'seller', reason });
    await commit([savingSlot(closed), savingCalendar(calendar)], [event]);
  });

async function ownSlot(id: SlotId, caller: Party, now: Date): Promise<TimeSlot> {
  const slot = await slotById(id);
  if (slot?.sellerId !== caller.id) throw noSlot();
  if (slot.status !== 'open')
    throw new AppError('conflict', 'This time was taken back.', { state: slot.status });
  requireAhead(slot, now);
  return slot;
}

function requireAhead({ start }: TimeSlot, now: Date): void {
  if (start <= now.toISOString())
    throw new AppError('conflict', 'This time has begun already.', { state: 'begun' });
}

const noSlot = () => new AppError('not_found', 'There is no such viewing time.');

async function ownHome(id: PropertyId, caller: Party): Promise<Property> {
  const home = await propertyById(id);
  if (home?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return home;
}
