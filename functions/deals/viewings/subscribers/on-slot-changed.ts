import { SlotCancelled, SlotChanged } from '../../../../events/viewing.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findSlot } from '../adapters/slot-repository.ts';
import { listViewingsOfProperty, listViewingsOfSlot } from '../adapters/viewing-repository.ts';
import { rebalanceSlot } from '../commands/rebalance-slot.ts';
import { updateViewing } from '../commands/update-viewing.ts';
import { applyCancellation } from '../domain/cancellation.ts';
import { endProposalOfClosedSlot, proposeMovedSlotTime, isDetached } from '../domain/reschedule.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import type { Viewing } from '../domain/viewing.ts';

/** Buyers of a moved slot are asked about its new time; buyers of a closed slot are notified. */
export const handler = subscriber(
  'viewings-on-slot-changed',
  { on: [SlotChanged, SlotCancelled], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ name, data }) => {
    const { propertyId, timeSlotId } = data;
    const slot = await findSlot(timeSlotId);
    if (!slot) return;
    const reason = name === SlotCancelled.name && 'reason' in data ? data.reason : undefined;
    const by = 'by' in data ? data.by : 'seller';
    for (const { id } of await listViewingsOfSlot(propertyId, timeSlotId))
      await updateViewing(id, (viewing, stamp) => {
        if (slot.status === 'open') return proposeMovedSlotTime(viewing, slot, stamp);
        return isAffected(viewing, timeSlotId, stamp.now)
          ? applyCancellation(viewing, by, reason, stamp)
          : undefined;
      });
    const elsewhere = (await listViewingsOfProperty(propertyId)).filter(
      (viewing) => viewing.timeSlotId !== timeSlotId && viewing.proposal?.timeSlotId === timeSlotId,
    );
    for (const { id } of elsewhere)
      await updateViewing(id, (viewing, stamp) =>
        slot.status === 'open' && viewing.proposal?.start === slot.start
          ? undefined
          : endProposalOfClosedSlot(viewing, timeSlotId, stamp),
      );
    await rebalanceSlot(propertyId, timeSlotId, now());
  },
);

const isAffected = (viewing: Viewing, slotId: string, time: Date): boolean =>
  isOpenViewing(viewing) &&
  viewing.timeSlotId === slotId &&
  !isDetached(viewing) &&
  viewing.end > time.toISOString();
