import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { AgainLink } from '../../entities/offer/again-link.tsx';
import type { Offer } from '../../entities/offer/api.ts';
import { isBindingOffer, isOpenOffer } from '../../entities/offer/labels.ts';
import { OfferActions } from '../../entities/offer/offer-actions.tsx';
import { OfferDetails } from '../../entities/offer/offer-details.tsx';
import { OfferSum } from '../../entities/offer/offer-sum.tsx';
import { SimilarLink } from '../../entities/offer/similar-link.tsx';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { ownOffersQuery } from './api.ts';
import { RowsSkeleton } from './buying-tab.tsx';
import { HomePhoto } from './home-photo.tsx';
import { sortOwnOffers } from './sort-offers.ts';

/** All offers of a person, each with its next step: what ends first, then sales, then the newest, then what is over. */
export default function OffersTab() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  return (
    <QuerySection query={useQuery(ownOffersQuery(page))} what="load your offers" skeleton={<RowsSkeleton />}>
      {(list) => <OfferList list={list} page={page} />}
    </QuerySection>
  );
}

interface ListProps {
  readonly list: {
    readonly offers: readonly Offer[];
    readonly total: number;
    readonly per_page: number;
  };
  readonly page: number;
}

function OfferList({ list, page }: ListProps) {
  if (list.total === 0)
    return (
      <EmptyState
        icon={HandCoins}
        title="No offers yet"
        actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
      >
        <p>
          Make an offer from a home’s page. It isn’t binding, and you can withdraw it until it’s accepted.
        </p>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {sortOwnOffers(list.offers).map((offer) => (
          <li key={offer.id} className="border-t border-line py-5 first:border-t-0 first:pt-0">
            <OwnOfferRow offer={offer} />
          </li>
        ))}
      </ul>
      <Pagination page={page} perPage={list.per_page} total={list.total} />
    </>
  );
}

const OwnOfferRow = ({ offer }: { readonly offer: Offer }) => (
  <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-6">
    <HomePhoto card={offer.card} />
    <div className="grid min-w-0 content-start justify-items-start gap-1">
      <OfferSum offer={offer} />
      <h2 className="text-base">
        {offer.card ? (
          <Link to={paths.property(offer.card)} className="hover:underline">
            {offer.card.title}
          </Link>
        ) : (
          'A home that isn’t on the market'
        )}
      </h2>
    </div>
    <div className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
      <p>{offer.next.text}</p>
      <OfferActions offer={offer} of={offer.card?.title ?? 'your offer'} />
      <AgainLink offer={offer} />
      <SimilarLink offer={offer} />
      <OfferDetails offer={offer} />
      {isOpenOffer(offer) && !isBindingOffer(offer) && <p className="text-sm text-muted">{offer.legal}</p>}
    </div>
  </article>
);
