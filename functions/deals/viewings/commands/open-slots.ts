import type * as z from 'zod';
import { SlotsOpened } from '../../../../events/viewing.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { buildCalendarWrite, loadCalendar } from '../adapters/calendar-repository.ts';
import { buildNewSlotWrite } from '../adapters/slot-repository.ts';
import { addSpans, canTakeViewings, createNoViewingsError } from '../domain/property-calendar.ts';
import { expandOpening } from '../domain/slot-pattern.ts';
import type { SlotOpening, TimeSlot } from '../domain/slot.ts';
import type { ViewingCaller } from './update-viewing.ts';

/** Rows in one transaction besides the calendar and its event. */
const slotsPerTransaction = 90;

/**
 * Creates the slots of an opening. Many slots are inserted in several transactions; each is valid on its own.
 * @throws 404, 409 `conflict` if the property takes no viewings or slots overlap, 422 `invalid`
 */
export async function openSlots(
  opening: z.output<typeof SlotOpening>,
  caller: ViewingCaller,
  now: Date,
): Promise<TimeSlot[]> {
  const property = await getOwnProperty(opening.propertyId, caller.id);
  const { kind, capacity } = opening;
  const slots = expandOpening(opening, now).map(({ start, end }): TimeSlot => ({
    id: newId('slt'),
    propertyId: property.id,
    sellerId: property.ownerId,
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
  // Check all slots first: if one does not fit, no slot is inserted.
  addSpans(await getOpenCalendar(property), slots, now);
  for (let from = 0; from < slots.length; from += slotsPerTransaction)
    await insertSlots(property, slots.slice(from, from + slotsPerTransaction), now);
  return slots;
}

async function insertSlots(property: Property, slots: readonly TimeSlot[], now: Date): Promise<void> {
  const event = SlotsOpened.of({ propertyId: property.id, sellerId: property.ownerId, count: slots.length });
  await updateWithRetry(
    () => getOpenCalendar(property),
    (calendar) => ({
      writes: [buildCalendarWrite(addSpans(calendar, slots, now)), ...slots.map(buildNewSlotWrite)],
      events: [event],
    }),
  );
}

async function getOpenCalendar(property: Property) {
  const calendar = await loadCalendar(property.id);
  if (!canTakeViewings(property, calendar)) throw createNoViewingsError(property);
  return calendar;
}
