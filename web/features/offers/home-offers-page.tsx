import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { type HomeOffers, homeOffersQuery, type Offer } from '../../entities/offer/api.ts';
import { isAgreedOffer, isOpenOffer } from '../../entities/offer/labels.ts';
import { PriceAsked } from '../../entities/property/asking-price.tsx';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { formatCounted } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { joinQueries } from '../../lib/query-state.ts';
import { useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { CsvButton } from '../../ui/csv-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { CountSwitch } from './count-switch.tsx';
import { type OfferOrder, offerSorts } from './labels.ts';
import { OfferComparison } from './offer-comparison.tsx';
import { OfferRow } from './offer-row.tsx';
import { RoundPanel } from './round-panel.tsx';
import { hasEnd, sortOffers } from './sort-offers.ts';
import { useOffersLive } from './use-offers-live.ts';

export const handle: Handle = { head: { title: 'Offers', noindex: true } };

const parseSort = (search: URLSearchParams): OfferOrder =>
  offerSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'urgent';

/** /my-listing/{id}/offers: the offers on a property, side by side, with the seller's actions. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OffersOnHome id={id} /> : <OwnListingNotFound />;
}

function OffersOnHome({ id }: { readonly id: PropertyPage['id'] }) {
  const [search, setSearch] = useSearchParams();
  const sort = parseSort(search);
  const property = useQuery(propertyQuery(id));
  const offers = useQuery({
    ...homeOffersQuery(id, sort === 'urgent' ? 'amount' : sort),
    placeholderData: keepPreviousData,
  });
  useOffersLive();
  const choose = (value: string) =>
    setSearch(value === 'urgent' ? {} : { sort: value }, { preventScrollReset: true, replace: true });
  if (property.data?.isOwner === false) return <OwnListingNotFound />;
  return (
    <QueryPage
      query={joinQueries(property, offers)}
      what="load the offers"
      skeleton={<OffersSkeleton />}
      notFound={<OwnListingNotFound />}
    >
      {([home, list]) => <OffersContent home={home} list={list} sort={sort} onSort={choose} />}
    </QueryPage>
  );
}

interface ContentProps {
  readonly home: PropertyPage;
  readonly list: HomeOffers;
  readonly sort: OfferOrder;
  readonly onSort: (sort: string) => void;
}

function OffersContent({ home, list, sort, onSort }: ContentProps) {
  const isCurrent = (offer: Offer) => isOpenOffer(offer) || isAgreedOffer(offer);
  const current = list.offers.filter(isCurrent);
  const open = sort === 'urgent' ? sortOffers(current) : current;
  const isEnding = hasEnd(current);
  const past = list.offers.filter((offer) => !isCurrent(offer));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader
        propertyId={home.id}
        title={home.title}
        status={home.status}
        nation={home.address.nation}
        page="Offers"
      />
      <p className="text-muted">
        <PriceAsked home={home} />
      </p>
      <RoundPanel home={home} list={list} />
      {list.offers.length === 0 ? (
        isListingOver(home.status) ? (
          <EmptyState icon={HandCoins} title="No offers were made" />
        ) : (
          <EmptyState icon={HandCoins} title="No offers yet">
            <p>Every offer appears here, in your email and under the bell. We never hold one back.</p>
            <p>
              <HelpLink to="answer-offers">How offers work</HelpLink>
            </p>
          </EmptyState>
        )
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-xl">
              {open.some(isAgreedOffer)
                ? 'The offer that you accepted'
                : open.length > 0
                  ? formatCounted(open.length, 'open offer')
                  : 'No open offers'}
            </h2>
            {open.length > 1 && (
              <Field label="Sort" hideLabel>
                <Select
                  options={offerSorts.filter(({ value }) => value !== 'urgent' || isEnding)}
                  value={sort === 'urgent' && !isEnding ? 'amount' : sort}
                  onChange={({ target }) => onSort(target.value)}
                />
              </Field>
            )}
          </div>
          {open.length > 1 && <OfferComparison offers={open} />}
          <ul className="grid gap-4">
            {open.map((offer) => (
              <li key={offer.id} id={offer.id} className="scroll-mt-24">
                <OfferRow offer={offer} />
              </li>
            ))}
          </ul>
          <div>
            <CsvButton
              file="offers"
              label="All offers as CSV"
              rows={async () => (await import('./offer-file.ts')).loadOfferRows(home.id)}
            />
          </div>
          {past.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {formatCounted(past.length, 'past offer')}
              </summary>
              <ul className="grid gap-4 pt-2">
                {past.map((offer) => (
                  <li key={offer.id}>
                    <OfferRow offer={offer} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {!isListingOver(home.status) && <CountSwitch home={home} />}
    </div>
  );
}

const OffersSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-full" />
    <SkeletonLines lines={2} />
    <Skeleton className="h-48 w-full" />
    <Skeleton className="h-48 w-full" />
  </div>
);
