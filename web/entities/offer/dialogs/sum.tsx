import { useState } from 'react';
import { calculateCounterEnd } from '../../../../functions/deals/offers/domain/answer-times.ts';
import { findAmountDoubt } from '../../../../functions/deals/offers/domain/offer-limits.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { formatMoment, formatPounds } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { OwnersConsent } from '../../joint-owner/owners-consent.tsx';
import { AmountConfirmation } from '../amount-confirmation.tsx';
import { type Offer, type OfferChange, offers, type OfferDialogProps } from '../api.ts';
import { formatShareOfPrice } from '../labels.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { describeOfferSubject } from './offer-subject.ts';

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
    about: () => 'Your offer stays as it is until you send the new one.',
    body: (amount, words) => ({ action: 'raise', amount, ...(words && { note: words }) }),
  },
  final: {
    title: 'Your best and final offer',
    action: 'Send the final offer',
    done: 'Your final offer is in. It’s sealed until the deadline.',
    sum: 'Your final offer',
    words: 'Message to the seller',
    about: ({ round }) =>
      `Nobody sees the new sum before ${round ? formatMoment(round.deadline) : 'the deadline'}, and you can change it until then. Afterwards the seller sees all offers at once and accepts one or none.`,
    body: (amount, words) => ({ action: 'raise', amount, ...(words && { note: words }) }),
  },
  bid: {
    title: 'Your bid for the closing date',
    action: 'Send the bid',
    done: 'Your bid is in. It’s sealed until the closing date.',
    sum: 'Your bid',
    words: 'Message to the seller',
    about: ({ round }) =>
      `Nobody sees the bid before ${round ? formatMoment(round.deadline) : 'the closing date'}, and you can change it until then. Afterwards the seller opens all bids at once and accepts one or none, not always the highest.`,
    body: (amount, words) => ({ action: 'raise', amount, ...(words && { note: words }) }),
  },
  counter: {
    title: 'Make a counter-offer',
    action: 'Send the counter-offer',
    done: 'Your counter-offer is with the buyer.',
    sum: 'The price you’d accept',
    words: 'Conditions, one per line',
    about: () =>
      `The buyer has until ${formatMoment(calculateCounterEnd(new Date()).toISOString())} to reply. If they accept, the sale is agreed and you don’t need to confirm it.`,
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

function resolveKind({ round, status, nation }: Offer, verb: OfferDialogProps['verb']): keyof typeof kinds {
  if (verb === 'counter' || verb === 'ask_change') return verb;
  if (!round?.open || status === 'on_hold') return 'raise';
  return nation === 'scotland' ? 'bid' : 'final';
}

/** A step with a sum. */
export default function SumDialog({ offer, verb, onClose }: OfferDialogProps) {
  const kind: SumText = kinds[resolveKind(offer, verb)];
  const [amount, setAmount] = useState<number>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOfferMutation(() => kind.done, onClose);
  const missing = kind.wordsNeeded && words.trim() === '';
  const [ownersAgree, setOwnersAgree] = useState(false);
  const [confirmedAmount, setConfirmedAmount] = useState<number>();
  const price = offer.card?.price;
  const isConfirmed = amount !== undefined && confirmedAmount === amount;
  const isDoubted =
    amount !== undefined && price !== undefined && findAmountDoubt(amount, price) !== undefined;
  const confirmation = { confirmLow: isConfirmed, confirmHigh: isConfirmed };
  const send = () => {
    setTried(true);
    if (amount === undefined || missing || (isDoubted && !isConfirmed)) return;
    const change = kind.body(amount, words.trim());
    const body = { ...change, ...confirmation, ...(change.action === 'counter' && { ownersAgree }) };
    step.mutate(() => offers.changeOffer({ params: { id: offer.id }, body }));
  };
  return (
    <StepDialog
      title={kind.title}
      subject={describeOfferSubject(offer)}
      action={kind.action}
      busy={step.isPending}
      error={step.error}
      fields={['amount', 'confirmLow', 'confirmHigh', 'reason', 'ownersAgree']}
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
      <AmountConfirmation
        amount={amount}
        askingPrice={price}
        confirmedAmount={confirmedAmount}
        onConfirmedAmount={setConfirmedAmount}
        isMissing={isTried}
        failure={step.error}
      />
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
