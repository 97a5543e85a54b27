import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { type Slot, timesQuery, type Viewing } from '../api.ts';
import { viewable } from '../viewable.ts';
import { getEarliestStart, listOtherSlots, SlotPicker } from '../slot-picker.tsx';
import { TimeRequest } from '../time-request.tsx';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';
import { formatSpan, formatOtherParty } from '../labels.ts';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

const most = 3;

/** Proposes another slot of the property; the other side has to agree. */
export default function RescheduleDialog({ viewing, onClose }: ViewingDialogProps) {
  const [slot, setSlot] = useState<Slot>();
  const [isTried, setTried] = useState(false);
  const hasNone = useHasNoOtherSlot(viewing);
  const step = useViewingMutation(
    () =>
      fillText(words.proposedOtherPartyCanAnswerNow, { otherParty: formatOtherParty(viewing) }).replace(
        words.the,
        words.the2,
      ),
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
      title={hasNone ? words.changeTheTime : words.proposeAnotherTime}
      action={hasNone ? undefined : words.proposeThisTime}
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {viewing.agreed
          ? `${formatSpan(viewing)} stays booked until ${formatOtherParty(viewing)} agrees.`
          : fillText(words.insteadOfSpan, { span: formatSpan(viewing) })}
        {left === 1 && !hasNone && words.thisIsTheLastTime}
      </p>
      <SlotPicker
        homeId={viewing.propertyId}
        except={viewing.timeSlotId}
        value={slot?.id}
        onValue={setSlot}
        error={isTried && !slot ? words.chooseATime : undefined}
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
      title: viewing.card?.title ?? words.yourHome,
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
        {canAdd ? words.youHaveNoOtherTimes : 'No more times can be added. Agree another one in the chat.'}
      </p>
      <LinkButton
        to={canAdd ? paths.ownViewings(propertyId) : paths.chat(propertyId, buyerId)}
        onClick={onClose}
      >
        {canAdd ? words.addViewingTimes : 'Write to the buyer'}
      </LinkButton>
    </div>
  );
}
