/** A card with its position in the feed, which grows with each change of the property. */
interface Positioned {
  readonly propertyId: string;
  readonly position: number;
}

export interface CardCacheOptions {
  /** The most cards that are kept; the one that was not used for longest leaves first. */
  readonly max: number;
  /** Milliseconds after which a card is read again, whatever its position. */
  readonly maxAgeMs: number;
  /** Milliseconds of a clock that only grows. */
  readonly readMs: () => number;
}

/** Keeps the cards that an instance read, so that pages which many people look at are read once. */
export interface CardCache<Card> {
  /** The card of a property at this position of the feed or a later one. */
  readonly find: (propertyId: string, position: number) => Card | undefined;
  readonly save: (card: Card) => void;
}

export function createCardCache<Card extends Positioned>(options: CardCacheOptions): CardCache<Card> {
  const { max, maxAgeMs, readMs } = options;
  const kept = new Map<string, { readonly card: Card; readonly savedAt: number }>();
  return {
    find(propertyId, position) {
      const found = kept.get(propertyId);
      if (!found) return undefined;
      kept.delete(propertyId);
      if (found.card.position < position || readMs() - found.savedAt >= maxAgeMs) return undefined;
      kept.set(propertyId, found);
      return found.card;
    },
    save(card) {
      kept.delete(card.propertyId);
      kept.set(card.propertyId, { card, savedAt: readMs() });
      const oldest = kept.keys().next();
      if (kept.size > max && !oldest.done) kept.delete(oldest.value);
    },
  };
}
