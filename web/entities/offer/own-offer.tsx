import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../lib/live.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgainLink } from './again-link.tsx';
import { homeOffersQuery, type Offer, offersKey } from './api.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferDetails } from './offer-details.tsx';

interface Props {
  readonly propertyId: Offer['propertyId'];
}

/** The reader's own offer on a property, with its actions. */
export default function OwnOffer({ propertyId }: Props) {
  const queries = useQueryClient();
  const query = useQuery(homeOffersQuery(propertyId));
  useLive('offers', (hint) => {
    if (hint === undefined || !('propertyId' in hint) || hint.propertyId === propertyId)
      void queries.invalidateQueries({ queryKey: offersKey });
  });
  const skeleton = <Skeleton className="h-40 rounded-md" />;
  return (
    <QuerySection query={query} what="load your offer" skeleton={skeleton}>
      {({ offers: [offer] }) =>
        offer ? (
          <section aria-label="Your offer" className="grid gap-2" data-print="no">
            <OfferCard offer={offer} />
            <OfferDetails offer={offer} />
            <AgainLink offer={offer} />
          </section>
        ) : (
          skeleton
        )
      }
    </QuerySection>
  );
}
