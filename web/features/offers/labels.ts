import type { Nation } from '../../../events/vocabulary.ts';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import type { BuyingItem, OfferSort } from '../../entities/offer/api.ts';

const buyingStages: Readonly<
  Record<
    Exclude<BuyingItem['stage'], 'exchanged'>,
    readonly [words: string, tone: 'neutral' | 'green' | 'amber']
  >
> = {
  chatting: ['In conversation', 'neutral'],
  viewing_requested: ['Viewing requested', 'amber'],
  viewing_booked: ['Viewing booked', 'green'],
  viewed: ['Viewed', 'neutral'],
  offer_made: ['Offer made', 'amber'],
  countered: ['Counter-offer to answer', 'amber'],
  backup: ['Backup offer', 'neutral'],
  accepted: ['Offer accepted', 'green'],
  completed: ['Yours', 'green'],
  ended: ['Ended', 'neutral'],
};

/** How far a buyer is with a home. */
export function describeBuyingStage(
  stage: BuyingItem['stage'],
  nation: Nation | undefined,
): {
  readonly label: string;
  readonly tone: 'neutral' | 'green' | 'amber';
} {
  if (stage === 'exchanged') return { label: formatPropertyStatus('exchanged', nation), tone: 'green' };
  const [label, tone] = buyingStages[stage];
  return { label, tone };
}

/** Orders of the offers on a home. The first is the page's own, over the highest first; without an end it is that. */
export const offerSorts = [
  { value: 'urgent', label: 'Ending first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'amount', label: 'Highest first' },
  { value: 'certainty', label: 'Most certain first' },
] as const satisfies readonly { value: OfferSort | 'urgent'; label: string }[];
export type OfferOrder = (typeof offerSorts)[number]['value'];
