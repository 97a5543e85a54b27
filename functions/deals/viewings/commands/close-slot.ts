import { SlotCancelled } from '../../../../events/viewing.ts';
import type { SlotId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { loadCalendar, buildCalendarWrite } from '../adapters/calendar-repository.ts';
import { findSlot, buildSlotWrite } from '../adapters/slot-repository.ts';
import { removeSpan } from '../domain/property-calendar.ts';
import { createSlotNotFoundError, assertNotBegun, type TimeSlot } from '../domain/slot.ts';
import type { ViewingCaller } from './update-viewing.ts';

/** Closes a slot and notifies its buyers; closing it again changes nothing. */
export async function closeSlot(
  id: SlotId,
  reason: string | undefined,
  caller: ViewingCaller,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => findSlot(id),
    async (slot) => {
      if (slot?.sellerId !== caller.id) throw createSlotNotFoundError();
      if (slot.status === 'cancelled') return undefined;
      assertNotBegun(slot, now);
      const { propertyId, sellerId } = slot;
      const closed: TimeSlot = { ...slot, status: 'cancelled', version: slot.version + 1 };
      const calendar = removeSpan(await loadCalendar(propertyId), id);
      const event = SlotCancelled.of({ propertyId, sellerId, timeSlotId: id, by: 'seller', reason });
      return { writes: [buildSlotWrite(closed), buildCalendarWrite(calendar)], events: [event] };
    },
  );
}
