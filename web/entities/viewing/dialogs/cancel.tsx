import { useState } from 'react';
import { lateHours } from '../../../../functions/deals/viewings/domain/viewing-limits.ts';
import { hourMs } from '../../../../functions/kernel/time.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { cancelReasons, formatOtherParty, formatSpan } from '../labels.ts';
import { type ViewingDialogProps, useViewingAnswer } from '../use-viewing-mutation.ts';

const otherReason = 'other';

/** Cancels a viewing, with a reason for the other side. */
export default function CancelViewingDialog({ viewing, onClose }: ViewingDialogProps) {
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const [now] = useState(() => Date.now());
  const isWaiting = viewing.status === 'waitlisted';
  const { step, send: answer } = useViewingAnswer(
    viewing,
    () =>
      isWaiting ? 'We won’t tell you when a place comes free.' : `We’ve told ${formatOtherParty(viewing)}.`,
    onClose,
    isWaiting ? 'You’ve left the waitlist' : 'Viewing cancelled',
  );
  const given = reason === otherReason ? words.trim() : (reason ?? '');
  const send = () => {
    setTried(true);
    if (given !== '') answer({ verb: 'cancel', reason: given });
  };
  const isLate = viewing.agreed && Date.parse(viewing.start) - now < lateHours * hourMs;
  const options = [...cancelReasons[viewing.side], otherReason].map((value) => ({
    value,
    label: value === otherReason ? 'Something else' : value,
  }));
  return (
    <StepDialog
      title={isWaiting ? 'Leave the waitlist?' : 'Cancel this viewing?'}
      action={isWaiting ? 'Leave it' : 'Cancel the viewing'}
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{formatSpan(viewing)}</p>
      {isLate && (
        <Notice kind="warning">
          <p>{`It starts in less than ${lateHours} hours, so this counts as a late cancellation.`}</p>
        </Notice>
      )}
      <RadioGroup
        legend="Why?"
        name="reason"
        options={options}
        value={reason}
        onValue={setReason}
        error={isTried && reason === undefined ? 'Choose a reason' : undefined}
      />
      {reason === otherReason && (
        <Field
          label={`Message to ${formatOtherParty(viewing)}`}
          error={isTried && given === '' ? 'Say why in a few words' : undefined}
        >
          <Textarea
            rows={2}
            maxLength={500}
            className="min-h-20"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
    </StepDialog>
  );
}
