import * as z from 'zod';
import { dayMs } from '../../../kernel/time.ts';
import { newsDays, toPropertyCard } from './card.ts';
import { findBadge } from './home-status.ts';
import type { Property } from './property.ts';
import { PropertyCard } from './views.ts';

/** A card that is kept, with what ends as time goes by. */
export const StoredCard = z.object({
  card: PropertyCard,
  /** When the card's news expires. */
  newsUntil: z.iso.datetime().optional(),
  /** When the card's featured place ends. */
  featuredUntil: z.iso.datetime().optional(),
});
export type StoredCard = z.output<typeof StoredCard>;

export function createStoredCard(property: Property, now: Date): StoredCard {
  const card = toPropertyCard(property, now);
  const newsAt =
    card.news &&
    { new: property.newAt, back: property.backOnMarketAt, reduced: property.reducedAt }[card.news];
  return {
    card,
    ...(card.featured && { featuredUntil: property.package?.featuredUntil }),
    ...(newsAt !== undefined && {
      newsUntil: new Date(Date.parse(newsAt) + newsDays * dayMs).toISOString(),
    }),
  };
}

export function toShownCard({ card, newsUntil, featuredUntil }: StoredCard, now: Date): PropertyCard {
  const at = now.toISOString();
  return {
    ...card,
    // Cards of earlier releases have none.
    badge: card.badge ?? findBadge(card.status, card.nation),
    news: newsUntil !== undefined && newsUntil > at ? card.news : undefined,
    featured: featuredUntil !== undefined && featuredUntil > at,
  };
}
