import { type ComponentType, lazy, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { Offer, OfferVerb, StepProps } from './api.ts';
import { OnDemand } from '../../ui/on-demand.tsx';

const Accept = lazy(() => import('./dialogs/accept.tsx'));
const Reject = lazy(() => import('./dialogs/reject.tsx'));
const Sum = lazy(() => import('./dialogs/sum.tsx'));
const End = lazy(() => import('./dialogs/end.tsx'));
const Answer = lazy(() => import('./dialogs/answer.tsx'));

interface Way {
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly Step: ComponentType<StepProps>;
}
const ways: Readonly<Record<OfferVerb, Way>> = {
  accept: { label: 'Accept', variant: 'primary', Step: Accept },
  accept_counter: { label: 'Agree', variant: 'primary', Step: Answer },
  agree_change: { label: 'Agree', variant: 'primary', Step: Answer },
  reconfirm: { label: 'Confirm my offer', variant: 'primary', Step: Answer },
  counter: { label: 'Counter-offer', variant: 'secondary', Step: Sum },
  raise: { label: 'Raise', variant: 'secondary', Step: Sum },
  ask_change: { label: 'Ask to change the price', variant: 'secondary', Step: Sum },
  reject_counter: { label: 'Decline', variant: 'secondary', Step: Answer },
  decline_change: { label: 'Decline', variant: 'secondary', Step: Answer },
  reject: { label: 'Decline', variant: 'secondary', Step: Reject },
  withdraw: { label: 'Withdraw', variant: 'quiet', Step: End },
  release: { label: 'Call the sale off', variant: 'quiet', Step: End },
};

const agreed: ReadonlySet<Offer['status']> = new Set(['accepted', 'exchanged', 'completed']);

interface Props {
  readonly offer: Offer;
  readonly of?: string;
  /** Hides the links to the sale's page. */
  readonly onSalePage?: boolean;
}

/** The actions of the reader on an offer, each with a dialog that explains it. */
export function OfferActions({ offer, of, onSalePage = false }: Props) {
  const [verb, setVerb] = useState<OfferVerb>();
  const Step = verb && ways[verb].Step;
  const isAgreed = agreed.has(offer.status) && !onSalePage;
  if (offer.can.length === 0 && !isAgreed) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isAgreed && (
        <LinkButton
          to={paths.acceptedOffer(offer.propertyId, offer.counterpart.id)}
          size="sm"
          className="min-h-11"
        >
          The sale, step by step
        </LinkButton>
      )}
      {offer.can.map((each) => {
        const { label, variant } = ways[each];
        const words = each === 'withdraw' && offer.status === 'accepted' ? 'Call the sale off' : label;
        return (
          <Button key={each} variant={variant} size="sm" className="min-h-11" onClick={() => setVerb(each)}>
            {words}
            {of !== undefined && <span className="sr-only">, {of}</span>}
          </Button>
        );
      })}
      <OnDemand>
        {Step && verb && <Step offer={offer} verb={verb} onClose={() => setVerb(undefined)} />}
      </OnDemand>
    </div>
  );
}
