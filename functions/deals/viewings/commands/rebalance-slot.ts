import type { PropertyId, SlotId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findSlot } from '../adapters/slot-repository.ts';
import { listViewingsOfSlot } from '../adapters/viewing-repository.ts';
import { isSlotFull, offerFreePlace } from '../domain/requests.ts';
import { rejectAsFull } from '../domain/responses.ts';
import { isTooSoon } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';
import { updateViewing } from './update-viewing.ts';

/**
 * Matches the viewings of a slot with its capacity: rejects requests for a full slot, and gives free places
 * to the first viewings on the waitlist. Repeatable.
 * @param known viewings that the index may not show yet
 */
export async function rebalanceSlot(
  propertyId: PropertyId,
  slotId: SlotId,
  now: Date,
  known: readonly Viewing[] = [],
): Promise<void> {
  const slot = await findSlot(slotId);
  if (slot?.status !== 'open') return;
  const listed = await listViewingsOfSlot(propertyId, slotId);
  const here = known.filter(({ timeSlotId }) => timeSlotId === slotId);
  const viewings = [...new Map([...listed, ...here].map((viewing) => [viewing.id, viewing])).values()];
  if (slot.booked >= slot.capacity)
    for (const { id } of viewings.filter(({ status }) => status === 'requested'))
      await updateViewing(id, rejectAsFull);
  if (isSlotFull(slot) || isTooSoon(slot.start, now)) return;
  const waiting = viewings
    .filter(({ status }) => status === 'waitlisted')
    .toSorted((a, b) => a.id.localeCompare(b.id));
  for (const { id } of waiting.slice(0, slot.free)) await ignoreConflict(updateViewing(id, offerFreePlace));
}

/** Another buyer may have taken the place in the meantime; the waitlist entry stays. */
async function ignoreConflict(offering: Promise<void>): Promise<void> {
  try {
    await offering;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
