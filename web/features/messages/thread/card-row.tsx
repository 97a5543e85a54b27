import { CalendarClock, Handshake, PoundSterling } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatClock } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Message, ThreadIds } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { momentWords } from '../moments.ts';

// Loaded on demand: most chats begin without these.
const OfferCard = lazy(async () => ({
  default: (await import('../../../entities/offer/offer-card.tsx')).OfferCard,
}));
const SaleCard = lazy(async () => ({
  default: (await import('../../../entities/sale/sale-card.tsx')).SaleCard,
}));
const ViewingCard = lazy(async () => ({
  default: (await import('../../../entities/viewing/viewing-card.tsx')).ViewingCard,
}));

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly message: Message;
}
type Card = NonNullable<Message['card']>;
const icons = { viewing: CalendarClock, offer: PoundSterling, sale: Handshake } as const;

/**
 * An event of a viewing, an offer or the sale. The last card of each shows its present state with its
 * actions.
 */
export function CardRow({ ids, chat, message: { id, card, createdAt } }: Props) {
  if (!card) return null;
  const isLast = chat.messages.findLast((one) => one.card && sameThing(one.card, card))?.id === id;
  return (
    <div className="my-2 grid justify-items-center gap-2">
      <p className="flex items-center gap-2 text-center text-sm text-muted">
        <Icon as={icons[card.type]} size={18} />
        {momentWords(card)}
        <time dateTime={createdAt} className="tabular">
          {formatClock(createdAt)}
        </time>
      </p>
      {isLast && (
        <Suspense fallback={<Skeleton className="h-40 w-full max-w-prose rounded-md" />}>
          <Present ids={ids} chat={chat} card={card} />
        </Suspense>
      )}
    </div>
  );
}

const sameThing = (a: Card, b: Card): boolean => a.type === b.type && a.id === b.id;

/** The present state of a card's object. */
function Present({ ids, chat, card }: Omit<Props, 'message'> & { readonly card: Card }) {
  const looks = 'w-full max-w-prose';
  if (card.type === 'sale')
    return chat.sale && <SaleCard sale={chat.sale} propertyId={ids.propertyId} className={looks} />;
  if (card.type === 'offer') {
    const offer = chat.offers.find(({ id }) => id === card.id);
    return offer && <OfferCard offer={offer} className={looks} />;
  }
  const viewing = chat.viewings.find(({ id }) => id === card.id);
  return viewing && <ViewingCard viewing={viewing} className={looks} />;
}
