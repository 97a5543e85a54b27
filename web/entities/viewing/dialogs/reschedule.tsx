import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { type Slot, timesQuery, type Viewing } from '../api.ts';
import { formatSpan, formatOtherParty } from '../labels.ts';
import { getEarliestStart, listOtherSlots, SlotPicker } from '../slot-picker.tsx';
import { TimeRequest } from '../time-request.tsx';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';
import { viewable } from '../viewable.ts';

const most = 3;

/** Proposes another slot of the property; the other side has to agree. */
export default function RescheduleDialog({ viewing, onClose }: ViewingDialogProps) {
  const [slot, setSlot] = useState<Slot>();
  const [isTried, setTried] = useState(false);
  const hasNone = useHasNoOtherSlot(viewing);
  const step = useViewingMutation(
    () => `Proposed. ${formatOtherParty(viewing)} can answer now.`.replace('. the', '. The'),
    onClose,
  );
  const left = most - viewing.reschedules;
  const send = () => {
    setTried(true);
    if (slot) step.mutate(createViewingUpdate(viewing, { timeSlotId: slot.id }));
  };
  const Without = viewing.side === 'seller' ? AddTimesPrompt : TimeRequestPrompt;
  return (
    <StepDialog
      title={hasNone ? 'Change the time' : 'Propose another time'}
      action={hasNone ? undefined : 'Propose this time'}
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {viewing.agreed
          ? `${formatSpan(viewing)} stays booked until ${formatOtherParty(viewing)} agrees.`
          : `Instead of ${formatSpan(viewing)}.`}
        {left === 1 && !hasNone && ' This is the last time you can suggest another.'}
      </p>
      <SlotPicker
        homeId={viewing.propertyId}
        except={viewing.timeSlotId}
        value={slot?.id}
        onValue={setSlot}
        error={isTried && !slot ? 'Choose a time' : undefined}
        empty={<Without viewing={viewing} onClose={onClose} />}
      />
    </StepDialog>
  );
}

/** Whether the property has no other slot; false until that is known. */
function useHasNoOtherSlot({ propertyId, timeSlotId }: Viewing): boolean {
  const { data } = useQuery(timesQuery(propertyId));
  const [earliest] = useState(getEarliestStart);
  return data !== undefined && listOtherSlots(data.slots, timeSlotId, earliest).length === 0;
}

const TimeRequestPrompt = ({ viewing, onClose }: Pick<ViewingDialogProps, 'viewing' | 'onClose'>) => (
  <TimeRequest
    home={{
      id: viewing.propertyId,
      title: viewing.card?.title ?? 'your home',
      seller: viewing.counterpart,
    }}
    moved={formatSpan(viewing)}
    onClose={onClose}
  />
);

/** The seller's way to another time; where none can be added, the agreed one is moved by a message. */
function AddTimesPrompt({ viewing, onClose }: Pick<ViewingDialogProps, 'viewing' | 'onClose'>) {
  const { propertyId, buyerId, card } = viewing;
  const { data } = useQuery(timesQuery(propertyId));
  const canAdd = data?.stopped !== true && viewable.has(card?.status ?? 'live');
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {canAdd
          ? 'You have no other times to propose. Add the ones that suit you, then come back to this viewing.'
          : 'No more times can be added. Agree another one in the chat.'}
      </p>
      <LinkButton
        to={canAdd ? paths.ownViewings(propertyId) : paths.chat(propertyId, buyerId)}
        onClick={onClose}
      >
        {canAdd ? 'Add viewing times' : 'Write to the buyer'}
      </LinkButton>
    </div>
  );
}
