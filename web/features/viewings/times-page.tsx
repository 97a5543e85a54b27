import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import {
  type HomeId,
  invalidateViewings,
  type TimeSlots,
  timesQuery,
  viewingsQuery,
} from '../../entities/viewing/api.ts';
import { viewable } from '../../entities/viewing/viewable.ts';
import { formatCounted } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLive } from '../../lib/live.ts';
import { joinQueries } from '../../lib/query-state.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { QueryPage, QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HomeViewings } from './home-viewings.tsx';
import { SlotWeeks } from './times/weeks.tsx';

// Loaded on demand, because it imports the server's rules with zod.
const OpeningSheet = lazyPart(() => import('./times/open-times-sheet.tsx'));

export const handle: Handle = { head: { title: 'Viewings', noindex: true } };

/** /my-listing/{id}/viewings: the viewings and slots of a property. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <HomeTimes id={id} /> : <TimesNotFound />;
}

function HomeTimes({ id }: { readonly id: HomeId }) {
  const queries = useQueryClient();
  useLive('viewings', () => void invalidateViewings(queries));
  return (
    <QueryPage
      query={useQuery(propertyQuery(id))}
      what="load the viewings"
      skeleton={<TimesSkeleton />}
      notFound={<TimesNotFound />}
    >
      {(home) => (home.isOwner ? <TimesContent home={home} /> : <TimesNotFound />)}
    </QueryPage>
  );
}

function TimesContent({ home: { id, title, status, address } }: { readonly home: PropertyPage }) {
  const upcoming = useQuery(viewingsQuery({ role: 'seller', when: 'upcoming', property_id: id }));
  const times = useQuery(timesQuery(id));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader propertyId={id} title={title} status={status} nation={address.nation} page="Viewings" />
      {/* Both at once: viewings that come after the times move them. */}
      <QuerySection
        query={joinQueries(upcoming, times)}
        what="load the viewings"
        skeleton={<PartsSkeleton />}
      >
        {([{ viewings }, slots]) => (
          <>
            <HomeViewings viewings={viewings} homeId={id} />
            <UpcomingTimes homeId={id} times={slots} status={status} />
          </>
        )}
      </QuerySection>
    </div>
  );
}

/** Why no times can be added to a home; undefined where they can. */
function explainNoTimes(status: PropertyPage['status'], { stopped }: TimeSlots): string | undefined {
  if (stopped)
    return 'You stopped viewings when you accepted the offer. You can add times again if the sale falls through.';
  if (viewable.has(status)) return undefined;
  return isListingOver(status)
    ? 'No more viewings can be booked, as the home isn’t for sale any more.'
    : 'You can add viewing times, and buyers can book them, while the home is on sale.';
}

interface TimesProps {
  readonly homeId: HomeId;
  readonly times: TimeSlots;
  readonly status: PropertyPage['status'];
}

function UpcomingTimes({ homeId, times, status }: TimesProps) {
  const { total, slots } = times;
  const reason = explainNoTimes(status, times);
  const canOpen = reason === undefined;
  const [isOpening, setOpening] = useState(false);
  const open = (
    <Button variant={total === 0 ? 'primary' : 'secondary'} onClick={() => setOpening(true)}>
      <Icon as={CalendarPlus} size={18} />
      Add viewing times
    </Button>
  );
  return (
    <section aria-labelledby="times" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="times" className="text-xl">
          {total > 0 ? formatCounted(total, 'viewing time') : 'Viewing times'}
        </h2>
        {canOpen && total > 0 && open}
      </div>
      {!canOpen && (
        <Notice>
          <p>{reason}</p>
        </Notice>
      )}
      {total > 0 && <SlotWeeks slots={slots} />}
      {total === 0 && canOpen && (
        <EmptyState icon={CalendarPlus} title="No viewing times yet" actions={open}>
          <p>
            Add a few times, once or every week. Buyers choose one and you confirm, with no back and forth.
          </p>
          <p>
            <HelpLink to="open-times">How viewing times work</HelpLink>
          </p>
        </EmptyState>
      )}
      <OnDemand parts={[OpeningSheet]}>
        {isOpening && <OpeningSheet homeId={homeId} taken={slots} onClose={() => setOpening(false)} />}
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
    <PartsSkeleton />
  </div>
);

const PartsSkeleton = () => (
  <>
    <Skeleton className="h-48" />
    <Skeleton className="h-64" />
  </>
);
