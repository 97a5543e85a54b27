import { formatPounds } from '../shared/money.ts';
import type { Offer } from './offer.ts';
import { type BestAndFinal, isRunning } from './round.ts';
import { timeText } from './words.ts';

export interface Next {
  readonly owedBy: Side | null;
  readonly text: string;
}
type Side = 'seller' | 'buyer';

/** Who has to do the next step, told to one side. It speaks of this offer alone. */
export function nextOf(offer: Offer, side: Side, round: BestAndFinal | undefined, now: Date): Next {
  if (offer.status === 'pending' || offer.status === 'countered') return waiting(offer, side, round, now);
  const mine = side === 'buyer';
  switch (offer.status) {
    case 'on_hold':
      return owed(
        null,
        mine
          ? 'Your offer is kept as a backup. You hear if the sale falls through.'
          : 'Kept as a backup while the sale goes ahead.',
      );
    case 'accepted':
      return agreed(offer, side);
    case 'exchanged':
      return owed(null, 'Contracts are exchanged. Completion comes next.');
    case 'completed':
      return owed(null, 'The sale is completed.');
    case 'rejected':
      return owed(
        null,
        mine ? 'The seller declined. You can make another offer.' : 'You declined this offer.',
      );
    case 'withdrawn':
      return owed(null, mine ? 'You withdrew this offer.' : 'The buyer withdrew.');
    case 'expired':
      return owed(
        null,
        mine ? 'This offer has run out. You can make another one.' : 'This offer has run out.',
      );
    case 'fallen_through':
      return owed(null, 'This sale fell through.');
  }
}

const owed = (owedBy: Side | null, text: string): Next => ({ owedBy, text });

function waiting(offer: Offer, side: Side, round: BestAndFinal | undefined, now: Date): Next {
  const mine = side === 'buyer';
  if (isRunning(round, now)) return inRound(offer, side, round);
  if (offer.reconfirmBy !== undefined) {
    const until = timeText(offer.reconfirmBy);
    return owed(
      'buyer',
      mine
        ? `The home is available again. Confirm your offer by ${until}.`
        : `The buyer has until ${until} to confirm this offer again.`,
    );
  }
  if (offer.counter) {
    const sum = formatPounds(offer.counter.amount);
    const until = timeText(offer.counter.expiresAt);
    return owed(
      'buyer',
      mine
        ? `The seller asks for ${sum}. Answer by ${until}.`
        : `You asked for ${sum}. The buyer has until ${until}.`,
    );
  }
  const until = offer.expiresAt === undefined ? '' : ` by ${timeText(offer.expiresAt)}`;
  return owed(
    'seller',
    mine
      ? `The seller has your offer and answers${until === '' ? ' next' : until}.`
      : `Accept, decline or make a counter-offer${until}.`,
  );
}

function inRound({ sealedUntil }: Offer, side: Side, { deadline }: BestAndFinal): Next {
  const until = timeText(deadline);
  const sent = sealedUntil === deadline;
  if (side === 'seller') return owed('buyer', `Best and final offers open ${until}.`);
  return sent
    ? owed(null, `Your sealed offer opens ${until}. You can raise it until then.`)
    : owed('buyer', `Name your best and final offer by ${until}. It stays sealed until then.`);
}

function agreed({ change }: Offer, side: Side): Next {
  if (!change) return owed(null, 'The sale is agreed. Follow its next steps on the sale page.');
  const sum = formatPounds(change.amount);
  const by = change.by === 'buyer' ? 'seller' : 'buyer';
  return owed(
    by,
    change.by === side
      ? `You asked to change the price to ${sum}. The ${by} answers next.`
      : `The ${change.by} asks to change the price to ${sum}. Agree or decline.`,
  );
}
