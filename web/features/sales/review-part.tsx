import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import { ReportButton } from '../../entities/report/report-button.tsx';
import { invalidateSales, type Sale, sales } from '../../entities/sale/api.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { focusFirstInvalid } from '../../lib/focus-invalid.ts';
import { formatMoment, formatName } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { SalePart } from './sale-part.tsx';

type Review = NonNullable<Sale['review']>;

interface Props {
  readonly sale: Sale;
  readonly review: Review;
}

/** How the two sides found each other: neither reads the other's words before theirs are final. */
export default function ReviewPart({ sale, review }: Props) {
  const { own, other, until, canGive } = review;
  const [isChanging, setChanging] = useState(false);
  const opener = useReturnedFocus(isChanging);
  const name = formatName(sale.counterpart, sale.side === 'seller' ? 'the buyer' : 'the seller');
  if (!canGive && !own && !other) return null;
  return (
    <SalePart id="review" title={`How was it with ${name}?`}>
      <div className="grid gap-4">
        {canGive && (
          <p className="text-sm text-muted">
            {`Your stars count towards the rating on ${name}’s card; your words are for the two of you. You both see what the other wrote once both are in, or on ${formatMoment(until)}; until then you can change yours.`}
          </p>
        )}
        {own && !isChanging && <GivenReview who="You" review={own} />}
        {canGive && own && !isChanging && (
          <div className="grid justify-items-start gap-3 print:hidden">
            {/* With both in, nobody could change theirs. */}
            <p>{`${capitaliseFirst(name)} hasn’t given theirs yet.`}</p>
            <Button ref={opener} variant="secondary" onClick={() => setChanging(true)}>
              Change my review
            </Button>
          </div>
        )}
        {canGive && (!own || isChanging) && (
          <ReviewForm sale={sale} own={own} onGiven={() => setChanging(false)} />
        )}
        {other && (
          <div className="grid justify-items-start gap-1">
            <GivenReview who={name} review={other} />
            <ReportButton
              about={{ kind: 'person', userId: sale.counterpart.id, name, canBlock: false }}
              label="Report"
            />
          </div>
        )}
      </div>
    </SalePart>
  );
}

const GivenReview = ({
  who,
  review,
}: {
  readonly who: string;
  readonly review: NonNullable<Review['own']>;
}) => (
  <blockquote className="border-l-3 border-line pl-3">
    <p className="wrap-anywhere whitespace-pre-line">{review.text}</p>
    <p className="text-sm text-muted">{`${who}: ${review.stars} out of 5`}</p>
  </blockquote>
);

const marks = [
  { value: '5', label: '5, very good' },
  { value: '4', label: '4' },
  { value: '3', label: '3' },
  { value: '2', label: '2' },
  { value: '1', label: '1, poor' },
] as const;

interface FormProps {
  readonly sale: Sale;
  readonly own: Review['own'];
  readonly onGiven: () => void;
}

function ReviewForm({ sale, own, onGiven }: FormProps) {
  const queries = useQueryClient();
  const [stars, setStars] = useState(own ? String(own.stars) : '');
  const [text, setText] = useState(own?.text ?? '');
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: () =>
      sales.giveReview({
        params: { propertyId: sale.propertyId },
        body: { stars: Number(stars), text: text.trim() },
      }),
    onSuccess: async () => {
      toast.success('Thank you. Your review is saved.');
      await invalidateSales(queries);
      onGiven();
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (stars !== '' && text.trim() !== '') sending.mutate();
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <form noValidate onSubmit={send} className="grid max-w-prose gap-4">
      <FailureNotice error={sending.error} fields={['text', 'stars']} />
      <RadioGroup
        legend="Out of five"
        name="stars"
        value={stars}
        onValue={setStars}
        options={marks}
        columns={3}
        error={isTried && stars === '' ? 'Choose one' : findFieldError(sending.error, 'stars')}
      />
      <Field
        label="In a sentence"
        hint="About the sale, such as how quickly they answered"
        error={isTried && text.trim() === '' ? 'Write a sentence' : findFieldError(sending.error, 'text')}
      >
        <Textarea
          rows={2}
          maxLength={300}
          className="min-h-20"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" busy={sending.isPending} className="justify-self-start">
        {own ? 'Change my review' : 'Give my review'}
      </Button>
    </form>
  );
}
