import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type HomeId, readAgain, timesQuery } from '../../entities/viewing/api.ts';
import { isHomeId } from '../../lib/ids.ts';
import { type HomePage, homeQuery } from '../../entities/property/home.ts';
import { formatCounted } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage, QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeViewings } from './home-viewings.tsx';
import { Weeks } from './times/weeks.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';

// Loaded on demand, because it imports the server's rules with zod.
const OpeningSheet = lazy(() => import('./times/opening-sheet.tsx'));

export const handle: Handle = { head: { title: 'Viewings', noindex: true } };

/** /my-listing/{id}/viewings: the viewings and slots of a property. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <HomeTimes id={id} /> : <TimesNotFound />;
}

function HomeTimes({ id }: { readonly id: HomeId }) {
  const queries = useQueryClient();
  useLive('viewings', () => void readAgain(queries));
  return (
    <QueryPage
      query={useQuery(homeQuery(id))}
      what="load the viewings"
      skeleton={<TimesSkeleton />}
      notFound={<TimesNotFound />}
    >
      {(home) => (home.isOwner ? <TimesContent home={home} /> : <TimesNotFound />)}
    </QueryPage>
  );
}

function TimesContent({ home }: { readonly home: HomePage }) {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader propertyId={home.id} title={home.title} status={home.status} page="Viewings" />
      <HomeViewings homeId={home.id} />
      <Times home={home} />
    </div>
  );
}

const takesTimes: ReadonlySet<HomePage['status']> = new Set(['live', 'under_offer']);

function Times({ home }: { readonly home: HomePage }) {
  const [isOpening, setOpening] = useState(false);
  const times = useQuery(timesQuery(home.id));
  const { data } = times;
  const canOpen = takesTimes.has(home.status);
  const open = (
    <Button variant={data?.total === 0 ? 'primary' : 'secondary'} onClick={() => setOpening(true)}>
      <Icon as={CalendarPlus} size={18} />
      Add viewing times
    </Button>
  );
  return (
    <section aria-labelledby="times" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="times" className="text-xl">
          {data && data.total > 0 ? `${formatCounted(data.total, 'time')} ahead` : 'Times'}
        </h2>
        {canOpen && data && data.total > 0 && open}
      </div>
      {!canOpen && (
        <Notice>
          <p>You can add viewing times, and buyers can book them, while the home is on sale.</p>
        </Notice>
      )}
      <QuerySection query={times} what="load the times" skeleton={<Skeleton className="h-64" />}>
        {({ total, slots }) =>
          total > 0 ? (
            <Weeks slots={slots} />
          ) : (
            canOpen && (
              <EmptyState icon={CalendarPlus} title="No viewing times yet" actions={open}>
                <p>
                  Add a few times, once or every week. Buyers choose one and you confirm, with no back and
                  forth.
                </p>
                <p>
                  <HelpLink to="open-times">How viewing times work</HelpLink>
                </p>
              </EmptyState>
            )
          )
        }
      </QuerySection>
      <OnDemand>
        {isOpening && data && (
          <OpeningSheet homeId={home.id} taken={data.slots} onClose={() => setOpening(false)} />
        )}
      </OnDemand>
    </section>
  );
}

const TimesNotFound = () => (
  <OwnListingNotFound>Only the owner of a home sees its viewings.</OwnListingNotFound>
);

const TimesSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-8 w-2/3" />
    <Skeleton className="h-11" />
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </div>
);
