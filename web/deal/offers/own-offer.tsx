import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { homeOffersQuery, type Offer, offersKey } from './api.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferDetails } from './offer-details.tsx';

/** The reader's own open offer on a home, as it is now, with what they can do. */
export default function OwnOffer({ propertyId }: { readonly propertyId: Offer['propertyId'] }) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(homeOffersQuery(propertyId));
  useLive('offers', (hint) => {
    if (hint === undefined || !('propertyId' in hint) || hint.propertyId === propertyId)
      void queries.invalidateQueries({ queryKey: offersKey });
  });
  const [offer] = data?.offers ?? [];
  if (offer)
    return (
      <section aria-label="Your offer" className="grid gap-2" data-print="no">
        <OfferCard offer={offer} />
        <OfferDetails offer={offer} />
      </section>
    );
  if (error)
    return (
      <ErrorState error={error} what="load your offer" busy={isFetching} onRetry={() => void refetch()} />
    );
  return <Skeleton className="h-40 rounded-md" />;
}
