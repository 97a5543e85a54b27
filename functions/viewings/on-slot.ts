import { SlotCancelled, SlotChanged } from '../../events/viewing.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { careForSlot } from './care.ts';
import { callOff, dropProposal, followSlot, isDetached } from './changing.ts';
import { react } from './keeping.ts';
import { isOpen } from './moves.ts';
import { slotById } from './slot-store.ts';
import { viewingsOfProperty, viewingsOfSlot } from './store.ts';
import type { Viewing } from './viewing.ts';

/** Who has a slot that moved is asked about its new time; who has one that was taken back is told. */
export const handler = subscriber([SlotChanged, SlotCancelled], async ({ name, data }) => {
  const { propertyId, timeSlotId } = data;
  const slot = await slotById(timeSlotId);
  if (!slot) return;
  const reason = name === SlotCancelled.name && 'reason' in data ? data.reason : undefined;
  const by = 'by' in data ? data.by : 'seller';
  for (const { id } of await viewingsOfSlot(propertyId, timeSlotId))
    await react(id, (viewing, moment) => {
      if (slot.status === 'open') return followSlot(viewing, slot, moment);
      return concerns(viewing, timeSlotId, moment.now) ? callOff(viewing, by, reason, moment) : undefined;
    });
  const elsewhere = (await viewingsOfProperty(propertyId)).filter(
    (viewing) => viewing.timeSlotId !== timeSlotId && viewing.proposal?.timeSlotId === timeSlotId,
  );
  for (const { id } of elsewhere)
    await react(id, (viewing, moment) =>
      slot.status === 'open' && viewing.proposal?.start === slot.start
        ? undefined
        : dropProposal(viewing, timeSlotId, moment),
    );
  await careForSlot(propertyId, timeSlotId, now());
});

const concerns = (viewing: Viewing, slotId: string, time: Date): boolean =>
  isOpen(viewing) &&
  viewing.timeSlotId === slotId &&
  !isDetached(viewing) &&
  viewing.end > time.toISOString();
