import { formatPounds } from '../../../lib/format.ts';
import { type Offer, type OfferChange, offers, type OfferDialogProps } from '../api.ts';
import { useOfferMutation } from '../use-offer-mutation.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

interface AnswerText {
  readonly title: (offer: Offer) => string;
  readonly about: string;
  readonly action: string;
  readonly done: string;
  readonly danger?: boolean;
}
const formatSum = (amount: number | undefined): string =>
  amount === undefined ? words.thisAmount : formatPounds(amount);

type AnswerVerb = Extract<
  OfferChange,
  { action: 'accept_counter' | 'reject_counter' | 'reconfirm' | 'agree_change' | 'decline_change' }
>['action'];
const answers: Readonly<Record<AnswerVerb, AnswerText>> = {
  accept_counter: {
    title: ({ counter }) => fillText(words.agreeToSum, { sum: formatSum(counter?.amount) }),
    about: words.thisAgreesTheSaleIts,
    action: words.agree,
    done: words.theSaleIsAgreed,
  },
  reject_counter: {
    title: ({ counter }) => fillText(words.declineSum, { sum: formatSum(counter?.amount) }),
    about: words.yourOwnOfferStaysAs,
    action: words.declineIt,
    done: words.youveDeclinedTheCounterOffer,
    danger: true,
  },
  reconfirm: {
    title: ({ amount }) => fillText(words.doYouStillOfferSum, { sum: formatSum(amount) }),
    about: words.theHomeIsAvailableAgain,
    action: words.yesKeepMyOffer,
    done: words.yourOfferIsConfirmed,
  },
  agree_change: {
    title: ({ change }) => fillText(words.agreeToSum, { sum: formatSum(change?.amount) }),
    about: words.theAgreedPriceChangesFor,
    action: words.agree,
    done: words.thePriceHasBeenChanged,
  },
  decline_change: {
    title: ({ change }) => fillText(words.declineSum, { sum: formatSum(change?.amount) }),
    about: words.theAgreedPriceStaysThe,
    action: words.declineIt,
    done: words.theAgreedPriceStaysThe,
    danger: true,
  },
};
const isAnswerVerb = (verb: string): verb is AnswerVerb => verb in answers;

/** Accepts or declines what the other side proposed. */
export default function AnswerDialog({ offer, verb, onClose }: OfferDialogProps) {
  const answer: AnswerVerb = isAnswerVerb(verb) ? verb : 'reconfirm';
  const { title, about, action, done, danger = false } = answers[answer];
  const step = useOfferMutation(() => done, onClose);
  return (
    <StepDialog
      title={title(offer)}
      action={action}
      danger={danger}
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
