import { SlotChanged } from '../../../../events/viewing.ts';
import type { SlotId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { loadCalendar, buildCalendarWrite } from '../adapters/calendar-repository.ts';
import { buildSlotWrite, findSlot } from '../adapters/slot-repository.ts';
import { addSpans, removeSpan } from '../domain/property-calendar.ts';
import { assertSpan } from '../domain/slot-pattern.ts';
import { type TimeSlot, createSlotNotFoundError, assertNotBegun } from '../domain/slot.ts';
import type { ViewingCaller } from './update-viewing.ts';

export interface SlotUpdate {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly capacity?: number | undefined;
}

const removeSlotSpan = (slot: TimeSlot, calendar: Awaited<ReturnType<typeof loadCalendar>>) => ({
  ...calendar,
  spans: removeSpan(calendar, slot.id).spans,
});

/** Changes a slot's time or capacity; buyers who have booked it are asked to accept the new time. */
export function changeSlot(
  id: SlotId,
  change: SlotUpdate,
  caller: ViewingCaller,
  now: Date,
): Promise<TimeSlot> {
  return updateWithRetry(
    () => getOwnOpenSlot(id, caller, now),
    async (slot) => {
      const changed = applySlotUpdate(slot, change, now);
      const { propertyId, sellerId } = slot;
      const calendar = addSpans(removeSlotSpan(slot, await loadCalendar(propertyId)), [changed], now);
      const event = SlotChanged.of({ propertyId, sellerId, timeSlotId: id });
      const writes = [buildSlotWrite(changed), buildCalendarWrite(calendar)];
      return { writes, events: [event], result: changed };
    },
  );
}

function applySlotUpdate(
  slot: TimeSlot,
  { start, end, capacity = slot.capacity }: SlotUpdate,
  now: Date,
): TimeSlot {
  const length = Date.parse(slot.end) - Date.parse(slot.start);
  const from = start === undefined ? Date.parse(slot.start) : Date.parse(start);
  // A new start without an end keeps the slot's length.
  const to = end === undefined ? from + length : Date.parse(end);
  const span = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
  if (span.start !== slot.start || span.end !== slot.end) assertSpan(span, now);
  if (capacity > 1 && slot.kind !== 'open_house')
    throw createFieldError('capacity', 'Only an open house takes more than one party');
  if (capacity < slot.booked)
    throw new AppError('conflict', `${slot.booked} parties are confirmed for this time already.`, {
      state: 'booked',
    });
  const free = slot.free + capacity - slot.capacity;
  return { ...slot, ...span, capacity, free, version: slot.version + 1 };
}

async function getOwnOpenSlot(id: SlotId, caller: ViewingCaller, now: Date): Promise<TimeSlot> {
  const slot = await findSlot(id);
  if (slot?.sellerId !== caller.id) throw createSlotNotFoundError();
  if (slot.status !== 'open')
    throw new AppError('conflict', 'This time has been removed.', { state: slot.status });
  assertNotBegun(slot, now);
  return slot;
}
