import { useState } from 'react';
import { hourMs } from '../../../../functions/kernel/time.ts';
import { lateHours } from '../../../../functions/viewings/domain/viewing-limits.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { cancelReasons, formatOtherParty, formatSpan } from '../labels.ts';
import * as texts from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

const otherReason = 'other';

/** Cancels a viewing, with a reason for the other side. */
export default function CancelViewingDialog({ viewing, onClose }: ViewingDialogProps) {
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const [now] = useState(() => Date.now());
  const step = useViewingMutation(
    () => fillText(texts.viewingCancelledWeveInformedOtherParty, { otherParty: formatOtherParty(viewing) }),
    onClose,
  );
  const given = reason === otherReason ? words.trim() : (reason ?? '');
  const send = () => {
    setTried(true);
    if (given !== '') step.mutate(createViewingUpdate(viewing, { status: 'cancelled', reason: given }));
  };
  const isLate = viewing.agreed && Date.parse(viewing.start) - now < lateHours * hourMs;
  const options = [...cancelReasons[viewing.side], otherReason].map((value) => ({
    value,
    label: value === otherReason ? texts.somethingElse : value,
  }));
  return (
    <StepDialog
      title={viewing.status === 'waitlisted' ? texts.leaveTheWaitlist : texts.cancelThisViewing}
      action={viewing.status === 'waitlisted' ? texts.leaveIt : texts.cancelTheViewing}
      danger
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{formatSpan(viewing)}</p>
      {isLate && (
        <Notice kind="warning">
          <p>{fillText(texts.itStartsInLessThan, { lateHours })}</p>
        </Notice>
      )}
      <RadioGroup
        legend={texts.why}
        name="reason"
        options={options}
        value={reason}
        onValue={setReason}
        error={isTried && reason === undefined ? texts.chooseAReason : undefined}
      />
      {reason === otherReason && (
        <Field
          label={fillText(texts.messageToOtherParty, { otherParty: formatOtherParty(viewing) })}
          error={isTried && given === '' ? texts.sayWhyInAFew : undefined}
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
