import type { Nation, Side } from '../../../../events/vocabulary.ts';
import { formatLondonDateTime } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { capitaliseFirst } from '../../../kernel/text.ts';
import { type SaleWords, saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import { type BestAndFinal, isRoundRunning } from './best-and-final.ts';
import { describeOfferEnd, type OfferEndFacts, type OfferEndText, resolveOfferEnd } from './offer-end.ts';
import type { Offer } from './offer.ts';
import { isRestingOffer } from './transitions.ts';

export interface NextStepFacts extends OfferEndFacts {
  readonly round: BestAndFinal | undefined;
  readonly nation: Nation;
}

/** What comes next for an offer, or how it ended, worded for one side. */
export function describeNextStep(offer: Offer, side: Side, facts: NextStepFacts, now: Date): OfferEndText {
  const end = resolveOfferEnd(offer, facts.propertyStatus);
  if (end) return describeOfferEnd(offer, end, side, facts);
  switch (offer.status) {
    case 'on_hold':
      return createNextStep(
        side === 'buyer'
          ? 'Your offer is now a backup. We’ll tell you if the sale falls through.'
          : 'Kept as a backup while the sale goes ahead.',
      );
    case 'accepted':
      return describeAgreedStep(offer, side);
    case 'exchanged':
      return createNextStep(describeBinding(saleWordsOf(facts.nation)));
    default:
      return describePendingStep(offer, side, facts, now);
  }
}

const describeBinding = ({ isBound, completion }: SaleWords): string =>
  `${capitaliseFirst(isBound)}. ${completion} comes next.`;

const createNextStep = (text: string): OfferEndText => ({
  text,
  findSimilar: false,
  canOfferAgain: false,
});

/** An open offer on a home that is off the market for now, such as one whose package has ended. */
const describeRestingStep = (side: Side): OfferEndText =>
  side === 'buyer'
    ? createNextStep('The home is off the market for now. Your offer counts if it goes back on sale.')
    : createNextStep('Put the home back on sale to answer this offer, or decline it.');

function describePendingStep(
  offer: Offer,
  side: Side,
  { round, propertyStatus }: NextStepFacts,
  now: Date,
): OfferEndText {
  const mine = side === 'buyer';
  if (isRestingOffer(offer, propertyStatus)) return describeRestingStep(side);
  if (isRoundRunning(round, now)) return describeRoundStep(offer, side, round);
  if (offer.reconfirmBy !== undefined) {
    const until = formatLondonDateTime(offer.reconfirmBy);
    return createNextStep(
      mine
        ? `The home is available again. Confirm your offer by ${until}.`
        : `The buyer has until ${until} to confirm this offer again.`,
    );
  }
  if (offer.counter) {
    const sum = formatPounds(offer.counter.amount);
    const until = formatLondonDateTime(offer.counter.expiresAt);
    return createNextStep(
      mine
        ? `The seller asks for ${sum}. Reply by ${until}.`
        : `You asked for ${sum}. The buyer has until ${until}.`,
    );
  }
  const until = offer.expiresAt === undefined ? '' : formatLondonDateTime(offer.expiresAt);
  return createNextStep(
    mine
      ? `Your offer is with the seller${until === '' ? '' : `, who has until ${until} to reply`}.`
      : until === ''
        ? 'The buyer is waiting for your reply.'
        : `Reply by ${until}, or the offer expires.`,
  );
}

/** The same at a closing date, in Scotland. */
const closingDateTexts = {
  seller: {
    sent: (until: string) =>
      `The bid is in and sealed. You see it with all the others on the closing date, ${until}, and accept one or none.`,
    open: (until: string) =>
      `The buyer can send a sealed bid until the closing date, ${until}. Without one, this offer counts as it is.`,
  },
  buyer: {
    sent: (until: string) =>
      `Your bid is in. It’s sealed, and you can change it, until the closing date, ${until}. Then the seller opens all bids and accepts one or none, not always the highest.`,
    open: (until: string) =>
      `The closing date is ${until}. Send your bid by then: it stays sealed until the seller opens all of them. If you don’t send one, your offer counts as it is.`,
  },
} as const;

/** Says what a round is, when it closes and what happens then. */
function describeRoundStep(
  { sealedUntil }: Offer,
  side: Side,
  { deadline, isClosingDate }: BestAndFinal,
): OfferEndText {
  const until = formatLondonDateTime(deadline);
  const isSent = sealedUntil === deadline;
  if (isClosingDate) return createNextStep(closingDateTexts[side][isSent ? 'sent' : 'open'](until));
  if (side === 'seller')
    return createNextStep(
      isSent
        ? `The final offer is in and sealed. You see it with all the others at ${until}, and accept one or none.`
        : `The buyer can send a final offer until ${until}. Without one, this offer counts as it is.`,
    );
  return isSent
    ? createNextStep(
        `Your final offer is in. It’s sealed, and you can change it, until ${until}. Then the seller compares all offers and accepts one or none.`,
      )
    : createNextStep(
        `The seller asks every buyer for their best and final offer by ${until}. Yours stays sealed until then; after that the seller accepts one or none. If you don’t send one, your offer counts as it is.`,
      );
}

function describeAgreedStep({ change }: Offer, side: Side): OfferEndText {
  if (!change) return createNextStep('The sale is agreed. Follow its next steps on the sale page.');
  const sum = formatPounds(change.amount);
  const by = change.by === 'buyer' ? 'seller' : 'buyer';
  return createNextStep(
    change.by === side
      ? `You asked to change the price to ${sum}. It’s with the ${by} now.`
      : `The ${change.by} asks to change the price to ${sum}. Agree or decline.`,
  );
}
