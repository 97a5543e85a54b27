import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type Slot, timesQuery } from '../api.ts';
import { formatSpan, formatOtherParty } from '../labels.ts';
import { type ViewingDialogProps, useViewingAnswer } from '../use-viewing-mutation.ts';

const suggested = 5;

/** Declines a request or a proposed time, with a reason and, from the seller, alternative slots. */
export default function RejectViewingDialog({ viewing, onClose }: ViewingDialogProps) {
  const [reason, setReason] = useState('');
  const [alternatives, setAlternatives] = useState<Slot['id'][]>([]);
  const isRequest = viewing.status === 'requested';
  const unchanged = viewing.agreed ? 'The agreed time stays.' : '';
  const { step, send: answer } = useViewingAnswer(
    viewing,
    () => unchanged || `We’ve told ${formatOtherParty(viewing)}.`,
    onClose,
    isRequest ? 'Request declined' : 'New time declined',
  );
  const send = () => {
    const words = reason.trim();
    answer({ verb: 'reject', ...(words && { reason: words }), alternatives });
  };
  return (
    <StepDialog
      title={isRequest ? 'Decline this request?' : 'Decline the new time?'}
      action="Decline"
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {isRequest
          ? formatSpan(viewing)
          : `${viewing.proposal ? formatSpan(viewing.proposal) : ''}. ${unchanged}`}
      </p>
      <Field label={`Message to ${formatOtherParty(viewing)}`} optional>
        <Textarea
          rows={2}
          maxLength={500}
          className="min-h-20"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {isRequest && viewing.side === 'seller' && (
        <Alternatives viewing={viewing} value={alternatives} onValue={setAlternatives} />
      )}
    </StepDialog>
  );
}

interface AlternativesProps {
  readonly viewing: ViewingDialogProps['viewing'];
  readonly value: Slot['id'][];
  readonly onValue: (value: Slot['id'][]) => void;
}

function Alternatives({ viewing, value, onValue }: AlternativesProps) {
  const times = useQuery(timesQuery(viewing.propertyId));
  const [now] = useState(() => Date.now());
  const free = (times.data?.slots ?? []).filter(
    ({ id, full, start }) => id !== viewing.timeSlotId && !full && Date.parse(start) > now,
  );
  if (free.length === 0) return null;
  return (
    <CheckboxGroup
      legend="Times that suit you better"
      hint={`We’ll suggest the first ${suggested} you choose.`}
      optional
      name="alternatives"
      options={free.slice(0, 12).map((slot) => ({ value: slot.id, label: formatSpan(slot) }))}
      value={value}
      onValue={(ids) => onValue(ids.slice(0, suggested))}
    />
  );
}
