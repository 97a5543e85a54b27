import { createSimilarQuery } from '../../../functions/finding/saved-searches/domain/similar-search.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Offer } from './api.ts';

/** Where a buyer who lost a home looks on: a search for the like of it, or the searches kept for them. */
export function toSimilarPath(card: Offer['card']): string {
  return card ? `${paths.listing}?${createSimilarQuery(card)}` : paths.savedSearches;
}

/** Shown with an offer that ended because the home is gone. */
export function SimilarLink({ offer: { next, card } }: { readonly offer: Pick<Offer, 'next' | 'card'> }) {
  return next.findSimilar ? (
    <LinkButton
      to={toSimilarPath(card)}
      variant="secondary"
      size="sm"
      className="min-h-11 justify-self-start"
    >
      See homes like it
    </LinkButton>
  ) : null;
}
