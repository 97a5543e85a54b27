import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { jointHomesQuery } from '../../entities/joint-owner/api.ts';
import { listAgendaTasks } from '../../entities/own-home/agenda-tasks.ts';
import { allOwnHomesQuery, type Draft, draftsQuery, type OwnListing } from '../../entities/own-home/api.ts';
import { timesOfHomesQuery, type Viewing, viewingsQuery } from '../../entities/viewing/api.ts';
import { OwnCalendarLink } from '../../entities/viewing/own-calendar-link.tsx';
import { joinQueries } from '../../lib/query-state.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InlineError } from '../../ui/inline-error.tsx';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { AgendaAhead } from './agenda/agenda-ahead.tsx';
import { AgendaCalendar } from './agenda/agenda-calendar.tsx';
import { listAgendaEvents } from './agenda/agenda-events.ts';
import { AgendaTaskList } from './agenda/agenda-task-list.tsx';
import { useOwnHomesLive } from './use-own-homes-live.ts';

export const handle: Handle = { head: { title: 'Tasks and calendar', noindex: true } };

const upcoming = { when: 'upcoming', role: 'seller', per_page: 200 } as const;

/** /my-listing/agenda: what a seller has to do and what is planned, over all homes. */
export function Component() {
  useOwnHomesLive();
  const homes = useQuery(allOwnHomesQuery);
  const viewings = useQuery(viewingsQuery(upcoming));
  const drafts = useQuery(draftsQuery);
  const all = joinQueries(joinQueries(homes, viewings), drafts);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-8">
      <header className="grid gap-2">
        <p className="text-sm">
          <Link to={paths.myListing} className="font-semibold underline underline-offset-3">
            Selling
          </Link>
        </p>
        <h1 className="text-2xl">Tasks and calendar</h1>
      </header>
      <QuerySection query={all} what="load your tasks" skeleton={<AgendaSkeleton />}>
        {([[{ properties }, list], found]) => (
          <AgendaContent homes={properties} viewings={list.viewings} drafts={found} />
        )}
      </QuerySection>
    </div>
  );
}

interface ContentProps {
  readonly homes: readonly OwnListing[];
  readonly viewings: readonly Viewing[];
  readonly drafts: readonly Draft[];
}

function AgendaContent({ homes, viewings, drafts }: ContentProps) {
  const [now] = useState(() => new Date());
  const onSale = homes.filter(({ status }) => status === 'live').map(({ id }) => id);
  const times = useQuery(timesOfHomesQuery(onSale));
  if (homes.length === 0 && drafts.length === 0) return <NoHomes />;
  const { data: slots, isFetching, refetch } = times;
  const events = listAgendaEvents({ homes, viewings, slots: slots ?? [] });
  return (
    <>
      <section aria-labelledby="tasks" className="grid gap-4">
        <h2 id="tasks" className="text-xl">
          To do
        </h2>
        <AgendaTaskList tasks={listAgendaTasks(homes, drafts, now)} />
      </section>
      {times.error !== null && slots === undefined && (
        <InlineError
          error={times.error}
          text="Your open houses can’t be shown at the moment. Days below may have more than they list."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <AgendaAhead events={events} now={now} />
      <AgendaCalendar events={events} now={now} />
      <OwnCalendarLink />
    </>
  );
}

/** A joint owner has a home for sale, whose tasks are its seller's. */
function NoHomes() {
  const { data: jointHomes = [] } = useQuery(jointHomesQuery);
  const isJointOwner = jointHomes.length > 0;
  return (
    <EmptyState
      icon={CalendarDays}
      title={isJointOwner ? 'No listing of your own' : 'Nothing for sale yet'}
      actions={<LinkButton to={paths.sell}>Sell your home</LinkButton>}
    >
      {isJointOwner
        ? 'The seller of a home you own with others sees to its viewings and tasks.'
        : 'Once your home is on sale, you’ll find its viewings and what needs doing here.'}
    </EmptyState>
  );
}

const AgendaSkeleton = () => (
  <div className="grid gap-6" aria-hidden>
    <SkeletonLines lines={4} />
    <Skeleton className="h-96" />
  </div>
);
