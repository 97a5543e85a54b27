import { formatPounds } from '../../../lib/format.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { type Offer, type OfferChange, offers, type OfferDialogProps } from '../api.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { describeOfferSubject } from './offer-subject.ts';

interface AnswerText {
  readonly title: (offer: Offer) => string;
  readonly about: string;
  readonly action: string;
  readonly done: string;
  /** The title of an answer that declines. */
  readonly endTitle?: string;
}
const formatSum = (amount: number | undefined): string =>
  amount === undefined ? 'this amount' : formatPounds(amount);

type AnswerVerb = Extract<
  OfferChange,
  { action: 'accept_counter' | 'reject_counter' | 'reconfirm' | 'agree_change' | 'decline_change' }
>['action'];
const answers: Readonly<Record<AnswerVerb, AnswerText>> = {
  accept_counter: {
    title: ({ counter }) => `Agree to ${formatSum(counter?.amount)}?`,
    about: 'This agrees the sale. It’s the seller’s own price, so they don’t have to confirm it.',
    action: 'Agree',
    done: 'The sale is agreed.',
  },
  reject_counter: {
    title: ({ counter }) => `Decline ${formatSum(counter?.amount)}?`,
    about: 'Your own offer stays as it was. You can raise it instead.',
    action: 'Decline it',
    done: 'Your own offer is still open.',
    endTitle: 'Counter-offer declined',
  },
  reconfirm: {
    title: ({ amount }) => `Do you still offer ${formatSum(amount)}?`,
    about: 'The home is available again. Once you confirm, the seller can accept your offer.',
    action: 'Yes, keep my offer',
    done: 'Your offer is confirmed.',
  },
  agree_change: {
    title: ({ change }) => `Agree to ${formatSum(change?.amount)}?`,
    about: 'The agreed price changes for both sides, and the paper with what you agreed too.',
    action: 'Agree',
    done: 'The price has been changed.',
  },
  decline_change: {
    title: ({ change }) => `Decline ${formatSum(change?.amount)}?`,
    about: 'The agreed price stays the same.',
    action: 'Decline it',
    done: 'The agreed price stays the same.',
    endTitle: 'New price declined',
  },
};
const isAnswerVerb = (verb: string): verb is AnswerVerb => verb in answers;

/** Accepts or declines what the other side proposed. */
export default function AnswerDialog({ offer, verb, onClose }: OfferDialogProps) {
  const answer: AnswerVerb = isAnswerVerb(verb) ? verb : 'reconfirm';
  const { title, about, action, done, endTitle } = answers[answer];
  const navigate = useNavigate();
  const finish = () => {
    onClose();
    if (answer === 'accept_counter')
      void navigate(paths.acceptedOffer(offer.propertyId, offer.counterpart.id));
  };
  const step = useOfferMutation(() => done, finish, endTitle);
  return (
    <StepDialog
      title={title(offer)}
      subject={describeOfferSubject(offer)}
      action={action}
      danger={endTitle !== undefined}
      busy={step.isPending}
      error={step.error}
      onSend={() =>
        step.mutate(() => offers.changeOffer({ params: { id: offer.id }, body: { action: answer } }))
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
