import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useLive } from '../../lib/live.ts';
import { joinQueries } from '../../lib/query-state.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invalidateViewings, type Viewing, viewingsQuery } from './api.ts';
import { LostAnswers } from './viewing-answer-waiting.tsx';
import { ViewingItem } from './viewing-item.tsx';
import { partViewings } from './waiting-viewings.ts';

interface Props {
  readonly when: 'upcoming' | 'past';
  /** Only viewings of one side. */
  readonly side?: Viewing['side'] | undefined;
  readonly homeId?: Viewing['propertyId'];
  /** Heading level of the days; `h3` below a section heading. */
  readonly heading?: 'h2' | 'h3';
  /** Shown when the list is empty. */
  readonly empty?: ReactNode;
}

/** Own viewings: those to answer, then by day; upcoming ones soonest first, past ones latest first. */
export function ViewingList({ when, side, homeId, heading = 'h2', empty }: Props) {
  const queries = useQueryClient();
  useLive('viewings', () => void invalidateViewings(queries));
  const place = useRef<HTMLDivElement>(null);
  const wanted = { when, ...(side && { role: side }), ...(homeId && { property_id: homeId }) };
  return (
    <QuerySection
      query={useQuery(viewingsQuery(wanted))}
      what="load the viewings"
      skeleton={<ViewingsSkeleton />}
    >
      {(list) => (
        <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-7 outline-none">
          {when === 'upcoming' && homeId === undefined && (
            <LostAnswers
              shown={list.viewings}
              isAll={list.total <= list.viewings.length}
              side={side}
              onLeave={() => place.current?.focus()}
            />
          )}
          {list.viewings.length === 0 ? (
            (empty ?? <NoViewings when={when} />)
          ) : (
            <ViewingDays list={list} heading={heading} showHome={homeId === undefined} />
          )}
        </div>
      )}
    </QuerySection>
  );
}

interface DaysProps {
  readonly list: { readonly viewings: readonly Viewing[]; readonly total: number };
  readonly heading: 'h2' | 'h3';
  readonly showHome: boolean;
}

function ViewingDays({ list, heading: Heading, showHome }: DaysProps) {
  const { toAnswer, others } = partViewings(list.viewings);
  const byDay = Map.groupBy(others, ({ start }) => formatDay(start));
  return (
    <div className="grid gap-7">
      {toAnswer.length > 0 && (
        <section aria-label="To answer" className="grid gap-3">
          <Heading className="text-lg">To answer</Heading>
          <ViewingItems viewings={toAnswer} showHome={showHome} />
        </section>
      )}
      {[...byDay].map(([day, viewings]) => (
        <section key={day} aria-label={day} className="grid gap-3">
          <Heading className="text-lg">{day}</Heading>
          <ViewingItems viewings={viewings} showHome={showHome} hideDay />
        </section>
      ))}
      {list.total > list.viewings.length && (
        <p className="text-sm text-muted">
          {`Showing the nearest ${list.viewings.length} of ${list.total}.`}
        </p>
      )}
    </div>
  );
}

interface ItemsProps {
  readonly viewings: readonly Viewing[];
  readonly showHome: boolean;
  readonly hideDay?: boolean;
}

const ViewingItems = ({ viewings, ...shown }: ItemsProps) => (
  <ul className="grid gap-4">
    {viewings.map((viewing) => (
      <li key={viewing.id} id={viewing.id} className="scroll-mt-24">
        <ViewingItem viewing={viewing} {...shown} />
      </li>
    ))}
  </ul>
);

/** A buyer's viewings, for their list of properties. */
export function BuyerViewings() {
  const upcoming = useQuery(viewingsQuery({ when: 'upcoming', role: 'buyer' }));
  const past = useQuery(viewingsQuery({ when: 'past', role: 'buyer' }));
  // A failure of both queries is shown once.
  if (upcoming.error && !upcoming.data && past.error && !past.data)
    return (
      <QuerySection query={joinQueries(upcoming, past)} what="load the viewings" skeleton={null}>
        {() => null}
      </QuerySection>
    );
  return (
    <div className="grid gap-10">
      <ViewingList when="upcoming" side="buyer" />
      {/* Upcoming ones would push it down. */}
      {!upcoming.isLoading && (
        <section aria-labelledby="past-viewings" className="grid gap-4">
          <h2 id="past-viewings" className="text-xl">
            Past viewings
          </h2>
          <ViewingList
            when="past"
            side="buyer"
            heading="h3"
            empty={<p className="text-muted">None yet.</p>}
          />
        </section>
      )}
    </div>
  );
}

const NoViewings = ({ when }: Pick<Props, 'when'>) => (
  <EmptyState
    icon={CalendarDays}
    title={when === 'upcoming' ? 'No upcoming viewings' : 'No past viewings'}
    actions={
      when === 'upcoming' && (
        <LinkButton to={paths.listing} variant="secondary">
          Find a home to view
        </LinkButton>
      )
    }
  >
    <p>
      {when === 'upcoming'
        ? 'When you ask to see a home, or someone asks to see yours, it appears here by day.'
        : 'Past viewings appear here, with any feedback.'}
    </p>
  </EmptyState>
);

const ViewingsSkeleton = () => (
  <div className="grid gap-4" aria-hidden>
    <Skeleton className="h-6 w-40" />
    {[1, 2].map((n) => (
      <Skeleton key={n} className="h-48" />
    ))}
  </div>
);
