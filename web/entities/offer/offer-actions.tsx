import { useState } from 'react';
import { formatPounds } from '../../lib/format.ts';
import { type LazyPart, lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import type { Offer, OfferVerb, OfferDialogProps } from './api.ts';

const Accept = lazyPart(() => import('./dialogs/accept.tsx'));
const Reject = lazyPart(() => import('./dialogs/reject.tsx'));
const Sum = lazyPart(() => import('./dialogs/sum.tsx'));
const End = lazyPart(() => import('./dialogs/end.tsx'));
const Answer = lazyPart(() => import('./dialogs/answer.tsx'));

interface OfferAction {
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly Dialog: LazyPart<OfferDialogProps>;
}
const offerActions: Readonly<Record<OfferVerb, OfferAction>> = {
  accept: { label: 'Accept', variant: 'primary', Dialog: Accept },
  accept_counter: { label: 'Agree', variant: 'primary', Dialog: Answer },
  agree_change: { label: 'Agree', variant: 'primary', Dialog: Answer },
  reconfirm: { label: 'Confirm my offer', variant: 'primary', Dialog: Answer },
  counter: { label: 'Counter-offer', variant: 'secondary', Dialog: Sum },
  raise: { label: 'Raise my offer', variant: 'secondary', Dialog: Sum },
  ask_change: { label: 'Ask to change the price', variant: 'secondary', Dialog: Sum },
  reject_counter: { label: 'Decline', variant: 'secondary', Dialog: Answer },
  decline_change: { label: 'Decline', variant: 'secondary', Dialog: Answer },
  reject: { label: 'Decline the offer', variant: 'secondary', Dialog: Reject },
  withdraw: { label: 'Withdraw my offer', variant: 'quiet', Dialog: End },
  release: { label: 'Call the sale off', variant: 'quiet', Dialog: End },
};

const answered: ReadonlySet<OfferVerb> = new Set([
  'accept_counter',
  'reject_counter',
  'agree_change',
  'decline_change',
] as const);

/** What an action is called where the offer's state gives it another meaning, or a sum to name. */
function renameAction(verb: OfferVerb, offer: Offer): string | undefined {
  const { status, round, sealed, nation, counter, change } = offer;
  const asked = change ?? counter;
  if (answered.has(verb) && asked)
    return `${verb.startsWith('a') ? 'Agree to' : 'Decline'} ${formatPounds(asked.amount)}`;
  if (verb === 'withdraw' && status === 'accepted') return 'Call the sale off';
  if (verb === 'raise' && round?.open && status !== 'on_hold')
    return nation === 'scotland'
      ? `${sealed ? 'Change' : 'Send'} your bid`
      : `${sealed ? 'Change' : 'Send'} your final offer`;
  return undefined;
}

/** Tells apart two actions that both refuse: only one of them ends the offer. */
function describeRefusals({ can, amount, change }: Offer): string | undefined {
  if (can.includes('decline_change') && change) return 'Declining keeps the price that you agreed.';
  if (!can.includes('reject_counter') || !can.includes('withdraw')) return undefined;
  const own = amount === undefined ? 'your own offer' : `your own offer of ${formatPounds(amount)}`;
  return `Declining keeps ${own} open. Withdrawing ends it.`;
}

/** What the page of an offer's sale is called; it keeps its reasons and papers after a sale that fell through, too. */
const saleLabels: Readonly<Partial<Record<Offer['status'], string>>> = {
  accepted: 'The sale, step by step',
  exchanged: 'The sale, step by step',
  completed: 'The sale, step by step',
  fallen_through: 'How the sale ended',
};

interface Props {
  readonly offer: Offer;
  readonly of?: string;
  /** Hides the links to the sale's page. */
  readonly onSalePage?: boolean;
}

/** The actions of the reader on an offer, each with a dialog that explains it. */
export function OfferActions({ offer, of, onSalePage = false }: Props) {
  const [verb, setVerb] = useState<OfferVerb>();
  const Dialog = verb && offerActions[verb].Dialog;
  const saleLabel = onSalePage ? undefined : saleLabels[offer.status];
  const isOff = offer.status === 'fallen_through';
  if (offer.can.length === 0 && saleLabel === undefined) return null;
  const refusals = describeRefusals(offer);
  return (
    <div className="flex flex-wrap gap-2">
      {saleLabel !== undefined && (
        <LinkButton
          // The same two may have agreed another sale of the home since.
          to={paths.acceptedOffer(offer.propertyId, offer.counterpart.id, isOff ? offer.id : undefined)}
          variant={isOff ? 'secondary' : 'primary'}
          size="sm"
          className="min-h-11"
        >
          {saleLabel}
        </LinkButton>
      )}
      {offer.can.map((each) => {
        const { label, variant } = offerActions[each];
        const words = renameAction(each, offer) ?? label;
        const isAskedFor = each === 'raise' && !offer.sealed && offer.round?.open === true;
        return (
          <Button
            key={each}
            variant={isAskedFor ? 'primary' : variant}
            size="sm"
            className="min-h-11"
            onClick={() => setVerb(each)}
          >
            {words}
            {of !== undefined && <span className="sr-only">, {of}</span>}
          </Button>
        );
      })}
      {refusals !== undefined && <p className="w-full text-sm text-muted">{refusals}</p>}
      <OnDemand parts={offer.can.map((each) => offerActions[each].Dialog)}>
        {Dialog && verb && <Dialog offer={offer} verb={verb} onClose={() => setVerb(undefined)} />}
      </OnDemand>
    </div>
  );
}
