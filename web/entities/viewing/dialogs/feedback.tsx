import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { createViewingUpdate, type ViewingDialogProps, useViewingMutation } from '../use-viewing-mutation.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { feedbackInterests, feedbackPrices } from '../labels.ts';
import * as texts from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

/** The buyer's feedback on a viewing; they choose whether the seller sees it. */
export default function FeedbackDialog({ viewing, onClose }: ViewingDialogProps) {
  const [interest, setInterest] = useState<(typeof feedbackInterests)[number]['value']>();
  const [priceView, setPriceView] = useState<(typeof feedbackPrices)[number]['value']>();
  const [comment, setComment] = useState('');
  const [share, setShare] = useState(true);
  const [isTried, setTried] = useState(false);
  const step = useViewingMutation(
    () => (share ? texts.thankYouTheSellerWill : texts.savedOnlyYouCanSee),
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
      title={texts.howWasTheViewing}
      action={share ? texts.sendToTheSeller : texts.keepForMyself}
      busy={step.isPending}
      error={step.error}
      onSend={send}
      onClose={onClose}
    >
      <RadioGroup
        legend={fillText(texts.areYouInterestedInTitle, { title: viewing.card?.title ?? texts.thisHome })}
        name="interest"
        options={feedbackInterests}
        value={interest}
        onValue={setInterest}
        error={isTried && interest === undefined ? texts.chooseOne : undefined}
      />
      <RadioGroup
        legend={texts.thePriceSeems}
        optional
        name="price"
        columns={3}
        options={feedbackPrices}
        value={priceView}
        onValue={setPriceView}
      />
      <Field label={texts.whatYouLikedAndDidnt} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          className="min-h-24"
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <Checkbox
        label={texts.shareItWithTheSeller}
        hint={texts.otherwiseOnlyYoullSeeIt}
        checked={share}
        onChange={({ target }) => setShare(target.checked)}
      />
    </StepDialog>
  );
}
