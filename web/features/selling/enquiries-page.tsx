import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { ListingTabs } from '../../entities/property/listing-tabs.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useLive } from '../../lib/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { enquiriesKey } from './api.ts';
import { type HomePage, homeQuery } from '../../entities/property/home.ts';
import { isHomeId } from '../../lib/ids.ts';
import { Enquiries } from './manage/enquiries.tsx';
import { NotYours } from './manage/not-yours.tsx';
import { OwnHead } from './manage/own-head.tsx';

export const handle: Handle = { head: { title: 'Enquiries', noindex: true } };

const perPage = 20;

/** /my-listing/{id}/enquiries: the buyers who wrote about a property, latest first. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <OfHome id={id} /> : <NotYours />;
}

function OfHome({ id }: { readonly id: HomePage['id'] }) {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const queries = useQueryClient();
  const { data: home, error, isFetching, refetch } = useQuery(homeQuery(id));
  useLive('messages', (hint) => {
    if (hint === undefined || hint.propertyId === id)
      void queries.invalidateQueries({ queryKey: enquiriesKey(id) });
  });
  if (error instanceof ApiError && error.status === 404) return <NotYours />;
  if (error && !home)
    return (
      <ErrorState
        heading="h1"
        error={error}
        what="load this listing"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!home) return <Coming />;
  if (!home.owner) return <NotYours />;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <OwnHead home={home} owner={home.owner} />
      <ListingTabs propertyId={id} />
      <section aria-labelledby="enquiries" className="grid gap-4">
        <h2 id="enquiries" className="text-xl">
          Enquiries
        </h2>
        <Enquiries propertyId={id} page={page} perPage={perPage} paged />
      </section>
    </div>
  );
}

const Coming = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-full" />
    <SkeletonLines lines={8} />
  </div>
);
