import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { SlotPicker } from '../slot-picker.tsx';
import type { Slot } from '../api.ts';
import { changing, type StepProps, useStep } from '../use-step.ts';
import { formatSpan, formatOtherSide } from '../words.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';

const most = 3;

/** Proposes another slot of the property; the other side has to agree. */
export default function RescheduleDialog({ viewing, onClose }: StepProps) {
  const [slot, setSlot] = useState<Slot>();
  const [isTried, setTried] = useState(false);
  const step = useStep(
    () => `Proposed. ${formatOtherSide(viewing)} can answer now.`.replace('. the', '. The'),
    onClose,
  );
  const left = most - viewing.reschedules;
  const send = () => {
    setTried(true);
    if (slot) step.mutate(changing(viewing, { timeSlotId: slot.id }));
  };
  return (
    <StepDialog
      title="Propose another time"
      action="Propose this time"
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {viewing.agreed
          ? `${formatSpan(viewing)} stays booked until ${formatOtherSide(viewing)} agrees.`
          : `Instead of ${formatSpan(viewing)}.`}
        {left === 1 && ' This is the last time you can suggest another.'}
      </p>
      <SlotPicker
        homeId={viewing.propertyId}
        except={viewing.timeSlotId}
        value={slot?.id}
        onValue={setSlot}
        error={isTried && !slot ? 'Choose a time' : undefined}
        empty={
          <Notice>
            <p>
              {viewing.side === 'seller'
                ? 'There are no other times. Add more first.'
                : 'There are no other times at the moment. Message the seller to ask for one.'}
            </p>
          </Notice>
        }
      />
    </StepDialog>
  );
}
