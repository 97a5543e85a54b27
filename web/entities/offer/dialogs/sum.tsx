import { useState } from 'react';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type Offer, type OfferChange, offers, type OfferDialogProps } from '../api.ts';
import { OwnersConsent } from '../../joint-owner/owners-consent.tsx';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { formatShareOfPrice } from '../words.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';

interface SumText {
  readonly title: string;
  readonly action: string;
  readonly done: string;
  readonly sum: string;
  readonly words: string;
  readonly wordsNeeded?: boolean;
  readonly about: (offer: Offer) => string;
  readonly body: (amount: number, words: string) => OfferChange;
}
const toLines = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const kinds = {
  raise: {
    title: 'Raise your offer',
    action: 'Send the new offer',
    done: 'Your new offer is with the seller.',
    sum: 'Your new offer',
    words: 'Message to the seller',
    about: ({ amount, round }) =>
      `${amount === undefined ? '' : `Your offer is ${formatPounds(amount)} now. `}${round?.open ? 'Your new offer stays sealed until the deadline.' : ''}`,
    body: (amount, words) => ({ action: 'raise', amount, ...(words && { note: words }) }),
  },
  counter: {
    title: 'Make a counter-offer',
    action: 'Send the counter-offer',
    done: 'Your counter-offer is with the buyer for 72 hours.',
    sum: 'The price you’d accept',
    words: 'Conditions, one per line',
    about: () =>
      'The buyer has 72 hours to answer. If they accept, the sale is agreed and you don’t need to confirm it.',
    body: (amount, words) => ({ action: 'counter', amount, conditions: toLines(words).slice(0, 10) }),
  },
  ask_change: {
    title: 'Ask to change the price',
    action: 'Ask for this price',
    done: 'We’ve asked the other side. The agreed price stays until they answer.',
    sum: 'The price you’re asking for',
    words: 'Why?',
    wordsNeeded: true,
    about: ({ amount }) =>
      `The agreed price${amount === undefined ? '' : ` of ${formatPounds(amount)}`} stays the same until the other side agrees.`,
    body: (amount, words) => ({ action: 'ask_change', amount, reason: words }),
  },
} as const satisfies Record<string, SumText>;

/** A step with a sum. */
export default function SumDialog({ offer, verb, onClose }: OfferDialogProps) {
  const kind: SumText = kinds[verb === 'counter' || verb === 'ask_change' ? verb : 'raise'];
  const [amount, setAmount] = useState<number>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOfferMutation(() => kind.done, onClose);
  const missing = kind.wordsNeeded && words.trim() === '';
  const [ownersAgree, setOwnersAgree] = useState(false);
  const withOwners = (body: OfferChange): OfferChange =>
    body.action === 'counter' ? { ...body, ownersAgree } : body;
  const send = () => {
    setTried(true);
    if (amount === undefined || missing) return;
    step.mutate(() =>
      offers.changeOffer({ params: { id: offer.id }, body: withOwners(kind.body(amount, words.trim())) }),
    );
  };
  const price = offer.card?.price;
  return (
    <StepDialog
      title={kind.title}
      action={kind.action}
      busy={step.isPending}
      error={step.error}
      fields={['amount', 'reason', 'ownersAgree']}
      onSend={send}
      onClose={onClose}
    >
      <p>{kind.about(offer)}</p>
      <Field
        label={kind.sum}
        hint={amount !== undefined && price !== undefined ? formatShareOfPrice(amount, price) : ' '}
        error={isTried && amount === undefined ? 'Enter an amount' : findFieldError(step.error, 'amount')}
      >
        <MoneyInput name="amount" value={amount} onValue={setAmount} />
      </Field>
      <Field
        label={kind.words}
        optional={!kind.wordsNeeded}
        error={isTried && missing ? 'Say why' : findFieldError(step.error, 'reason')}
      >
        <Textarea
          rows={2}
          maxLength={1000}
          className="min-h-20"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {verb === 'counter' && (
        <OwnersConsent
          propertyId={offer.propertyId}
          checked={ownersAgree}
          onChecked={setOwnersAgree}
          error={findFieldError(step.error, 'ownersAgree')}
        />
      )}
      <p className="text-sm text-muted">{offer.legal}</p>
    </StepDialog>
  );
}
