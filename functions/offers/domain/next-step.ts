import { formatPounds } from '../../kernel/money.ts';
import type { Offer } from './offer.ts';
import { type BestAndFinal, isRoundRunning } from './best-and-final.ts';
import { formatLondonDateTime } from '../../kernel/london-time.ts';

export interface OfferNextStep {
  readonly owedBy: Side | null;
  readonly text: string;
}
type Side = 'seller' | 'buyer';

/** Which side acts next on this offer, worded for one side. */
export function describeNextStep(
  offer: Offer,
  side: Side,
  round: BestAndFinal | undefined,
  now: Date,
): OfferNextStep {
  if (offer.status === 'pending' || offer.status === 'countered')
    return describePendingStep(offer, side, round, now);
  const mine = side === 'buyer';
  switch (offer.status) {
    case 'on_hold':
      return createNextStep(
        null,
        mine
          ? 'Your offer is now a backup. We’ll tell you if the sale falls through.'
          : 'Kept as a backup while the sale goes ahead.',
      );
    case 'accepted':
      return describeAgreedStep(offer, side);
    case 'exchanged':
      return createNextStep(null, 'Contracts are exchanged. Completion comes next.');
    case 'completed':
      return createNextStep(null, 'The sale is completed.');
    case 'rejected':
      return createNextStep(
        null,
        mine ? 'The seller declined. You can make another offer.' : 'You declined this offer.',
      );
    case 'withdrawn':
      return createNextStep(null, mine ? 'You withdrew this offer.' : 'The buyer withdrew.');
    case 'expired':
      return createNextStep(
        null,
        mine ? 'This offer has expired. You can make another one.' : 'This offer has expired.',
      );
    case 'fallen_through':
      return createNextStep(null, 'This sale fell through.');
  }
}

const createNextStep = (owedBy: Side | null, text: string): OfferNextStep => ({ owedBy, text });

function describePendingStep(
  offer: Offer,
  side: Side,
  round: BestAndFinal | undefined,
  now: Date,
): OfferNextStep {
  const mine = side === 'buyer';
  if (isRoundRunning(round, now)) return describeRoundStep(offer, side, round);
  if (offer.reconfirmBy !== undefined) {
    const until = formatLondonDateTime(offer.reconfirmBy);
    return createNextStep(
      'buyer',
      mine
        ? `The home is available again. Confirm your offer by ${until}.`
        : `The buyer has until ${until} to confirm this offer again.`,
    );
  }
  if (offer.counter) {
    const sum = formatPounds(offer.counter.amount);
    const until = formatLondonDateTime(offer.counter.expiresAt);
    return createNextStep(
      'buyer',
      mine
        ? `The seller asks for ${sum}. Answer by ${until}.`
        : `You asked for ${sum}. The buyer has until ${until}.`,
    );
  }
  const until = offer.expiresAt === undefined ? '' : ` by ${formatLondonDateTime(offer.expiresAt)}`;
  return createNextStep(
    'seller',
    mine
      ? `The seller has your offer and answers${until === '' ? ' next' : until}.`
      : `Accept, decline or make a counter-offer${until}.`,
  );
}

function describeRoundStep({ sealedUntil }: Offer, side: Side, { deadline }: BestAndFinal): OfferNextStep {
  const until = formatLondonDateTime(deadline);
  const sent = sealedUntil === deadline;
  if (side === 'seller') return createNextStep('buyer', `Best and final offers open ${until}.`);
  return sent
    ? createNextStep(null, `Your sealed offer opens ${until}. You can raise it until then.`)
    : createNextStep('buyer', `Make your best and final offer by ${until}. It stays sealed until then.`);
}

function describeAgreedStep({ change }: Offer, side: Side): OfferNextStep {
  if (!change) return createNextStep(null, 'The sale is agreed. Follow its next steps on the sale page.');
  const sum = formatPounds(change.amount);
  const by = change.by === 'buyer' ? 'seller' : 'buyer';
  return createNextStep(
    by,
    change.by === side
      ? `You asked to change the price to ${sum}. The ${by} answers next.`
      : `The ${change.by} asks to change the price to ${sum}. Agree or decline.`,
  );
}
