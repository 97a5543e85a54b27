import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { useParams, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { toEnquiriesKey } from './api.ts';
import { EnquiryList } from './manage/enquiries.tsx';

export const handle: Handle = { head: { title: 'Enquiries', noindex: true } };

/** /my-listing/{id}/enquiries: the buyers who wrote about a property, the most urgent first. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <HomeEnquiries id={id} /> : <OwnListingNotFound />;
}

function HomeEnquiries({ id }: { readonly id: PropertyPage['id'] }) {
  const queries = useQueryClient();
  useLive('messages', (hint) => {
    if (hint === undefined || hint.propertyId === id)
      void queries.invalidateQueries({ queryKey: toEnquiriesKey(id) });
  });
  return (
    <QueryPage
      query={useQuery(propertyQuery(id))}
      what="load this listing"
      skeleton={<EnquiriesSkeleton />}
      notFound={<OwnListingNotFound />}
    >
      {(home) => (home.owner ? <EnquiriesContent home={home} /> : <OwnListingNotFound />)}
    </QueryPage>
  );
}

interface ContentProps {
  readonly home: PropertyPage;
}

function EnquiriesContent({ home }: ContentProps) {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader
        propertyId={home.id}
        title={home.title}
        status={home.status}
        nation={home.address.nation}
        page="Enquiries"
      />
      <section aria-labelledby="enquiries" className="grid gap-4">
        <h2 id="enquiries" className="text-xl">
          Enquiries
        </h2>
        <EnquiryList propertyId={home.id} page={page} isOver={isListingOver(home.status)} />
      </section>
    </div>
  );
}

const EnquiriesSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-full" />
    <SkeletonLines lines={8} />
  </div>
);
