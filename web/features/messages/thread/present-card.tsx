import { OfferCard } from '../../../entities/offer/offer-card.tsx';
import { SaleCard } from '../../../entities/sale/sale-card.tsx';
import { ViewingCard } from '../../../entities/viewing/viewing-card.tsx';
import type { Message, ChatPage, ThreadIds } from '../api.ts';

export interface CardProps {
  readonly ids: ThreadIds;
  readonly chat: Pick<ChatPage, 'property' | 'sale' | 'offers' | 'viewings'>;
  readonly card: NonNullable<Message['card']>;
}

/** The present state of a card's object, with its actions. */
export function PresentCard({ ids, chat, card }: CardProps) {
  const looks = 'w-full max-w-prose';
  if (card.type === 'sale')
    return (
      chat.sale && (
        <SaleCard
          sale={chat.sale}
          propertyId={ids.propertyId}
          nation={chat.property?.nation}
          className={looks}
        />
      )
    );
  if (card.type === 'offer') {
    const offer = chat.offers.find(({ id }) => id === card.id);
    return offer && <OfferCard offer={offer} className={looks} />;
  }
  const viewing = chat.viewings.find(({ id }) => id === card.id);
  return viewing && <ViewingCard viewing={viewing} className={looks} />;
}
