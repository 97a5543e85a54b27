import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { feedbackInterests, feedbackPrices } from '../labels.ts';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';

/** The buyer's feedback on a viewing; they choose whether the seller sees it. */
export default function FeedbackDialog({ viewing, onClose }: ViewingDialogProps) {
  const [interest, setInterest] = useState<(typeof feedbackInterests)[number]['value']>();
  const [priceView, setPriceView] = useState<(typeof feedbackPrices)[number]['value']>();
  const [comment, setComment] = useState('');
  const [share, setShare] = useState(true);
  const [isTried, setTried] = useState(false);
  const step = useViewingMutation(
    () => (share ? 'Thank you. The seller will see it.' : 'Saved. Only you can see it.'),
    onClose,
  );
  const send = () => {
    setTried(true);
    if (interest === undefined) return;
    const words = comment.trim();
    const feedback = {
      interest: Number(interest),
      ...(words && { comment: words }),
      ...(priceView && { priceView }),
      share,
    };
    step.mutate(createViewingUpdate(viewing, { feedback }));
  };
  return (
    <StepDialog
      title="How was the viewing?"
      action={share ? 'Send to the seller' : 'Keep for myself'}
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <RadioGroup
        legend={`Are you interested in ${viewing.card?.title ?? 'this home'}?`}
        name="interest"
        options={feedbackInterests}
        value={interest}
        onValue={setInterest}
        error={isTried && interest === undefined ? 'Choose one' : undefined}
      />
      <RadioGroup
        legend="The price seems"
        optional
        name="price"
        columns={3}
        options={feedbackPrices}
        value={priceView}
        onValue={setPriceView}
      />
      <Field label="What you liked and didn’t like" optional>
        <Textarea
          rows={3}
          maxLength={2000}
          className="min-h-24"
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <Checkbox
        label="Share it with the seller"
        hint="Otherwise only you’ll see it."
        checked={share}
        onChange={({ target }) => setShare(target.checked)}
      />
    </StepDialog>
  );
}
