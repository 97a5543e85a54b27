import { useState } from 'react';
import { type Slot, viewings } from '../../../entities/viewing/api.ts';
import { formatSpan } from '../../../entities/viewing/labels.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useTimesMutation } from './use-times-mutation.ts';

/** Closes a slot; buyers with a viewing in it get the reason. */
export function CloseTimeDialog({ slot, onClose }: { readonly slot: Slot; readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const step = useTimesMutation(() => 'The time has been removed.', onClose);
  const people = slot.booked + (slot.requests ?? 0);
  const send = () => {
    const words = reason.trim();
    const query = words ? { reason: words } : {};
    step.mutate(() => viewings.closeSlot({ params: { id: slot.id }, query }));
  };
  return (
    <StepDialog
      title="Remove this time?"
      action="Remove it"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{formatSpan(slot)}</p>
      {people > 0 && (
        <>
          <Notice kind="warning">
            <p>{`${formatCounted(people, 'buyer')} asked for this time. We’ll cancel their viewing and tell them.`}</p>
          </Notice>
          <Field label="Why, in a few words" optional>
            <Textarea
              rows={2}
              maxLength={500}
              className="min-h-20"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </>
      )}
    </StepDialog>
  );
}
