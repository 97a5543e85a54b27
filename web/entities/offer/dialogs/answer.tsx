import { formatPounds } from '../../../lib/format.ts';
import { type Offer, type OfferChange, offers, type StepProps } from '../api.ts';
import { useStep } from '../use-step.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';

interface Answer {
  readonly title: (offer: Offer) => string;
  readonly about: string;
  readonly action: string;
  readonly done: string;
  readonly danger?: boolean;
}
const sumOf = (amount: number | undefined): string =>
  amount === undefined ? 'this amount' : formatPounds(amount);

type Verb = Extract<
  OfferChange,
  { action: 'accept_counter' | 'reject_counter' | 'reconfirm' | 'agree_change' | 'decline_change' }
>['action'];
const answers: Readonly<Record<Verb, Answer>> = {
  accept_counter: {
    title: ({ counter }) => `Agree to ${sumOf(counter?.amount)}?`,
    about: 'This agrees the sale: it is the seller’s own price, so they have nothing more to confirm.',
    action: 'Agree',
    done: 'The sale is agreed.',
  },
  reject_counter: {
    title: ({ counter }) => `Decline ${sumOf(counter?.amount)}?`,
    about: 'Your own offer stays as it was. You can raise it instead.',
    action: 'Decline it',
    done: 'The counter-offer is declined. Your offer stands.',
    danger: true,
  },
  reconfirm: {
    title: ({ amount }) => `Do you still offer ${sumOf(amount)}?`,
    about: 'The home is available again. Once you confirm, the seller can accept your offer.',
    action: 'Yes, keep my offer',
    done: 'Your offer is confirmed.',
  },
  agree_change: {
    title: ({ change }) => `Agree to ${sumOf(change?.amount)}?`,
    about: 'The agreed price changes for both sides, and the memorandum of sale with it.',
    action: 'Agree',
    done: 'The price has been changed.',
  },
  decline_change: {
    title: ({ change }) => `Decline ${sumOf(change?.amount)}?`,
    about: 'The agreed price stays the same.',
    action: 'Decline it',
    done: 'The agreed price stays the same.',
    danger: true,
  },
};
const isVerb = (verb: string): verb is Verb => verb in answers;

/** Accepts or declines what the other side proposed. */
export default function AnswerDialog({ offer, verb, onClose }: StepProps) {
  const known: Verb = isVerb(verb) ? verb : 'reconfirm';
  const { title, about, action, done, danger = false } = answers[known];
  const step = useStep(() => done, onClose);
  return (
    <StepDialog
      title={title(offer)}
      action={action}
      danger={danger}
      busy={step.isPending}
      error={step.error}
      onSend={() =>
        step.mutate(() => offers.changeOffer({ params: { id: offer.id }, body: { action: known } }))
      }
      onClose={onClose}
    >
      <p>{about}</p>
      {offer.change?.reason && (
        <p className="border-l-3 border-line pl-3 wrap-anywhere">{offer.change.reason}</p>
      )}
      {offer.counter && offer.counter.conditions.length > 0 && (
        <ul className="list-disc pl-5">
          {offer.counter.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{offer.legal}</p>
    </StepDialog>
  );
}
