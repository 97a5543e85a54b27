import '../../../../styles/own-pages.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../../../entities/account/user.ts';
import { myBuyingQuery, offersKey } from '../../../../entities/offer/api.ts';
import { allOwnHomesQuery, draftsQuery, ownHomesKey } from '../../../../entities/own-home/api.ts';
import RecentlyViewed from '../../../../entities/property/recently-viewed.tsx';
import { newHomesQuery } from '../../../../entities/saved-search/api.ts';
import { useLive } from '../../../../lib/live.ts';
import { joinQueries } from '../../../../lib/query-state.ts';
import { useSession } from '../../../../lib/session.ts';
import { paths } from '../../../../site/paths.ts';
import { Link } from '../../../../ui/link.tsx';
import { QuerySection } from '../../../../ui/query-page.tsx';
import type { HomePageData } from '../api.ts';
import { NewestSection } from '../newest-homes.tsx';
import { SearchPanel } from '../search-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MemberSkeleton } from './member-skeleton.tsx';
import { NewForSearches } from './new-for-searches.tsx';
import { listNextTasks, nextTasks, type OwnMatters } from './next-tasks.ts';
import { TaskCards } from './task-cards.tsx';

type NewestHomes = Pick<HomePageData, 'newest'>;

/** The home page of a person who is logged in: what waits for them, new homes for their searches, and the search. */
export default function MemberHome({ newest }: NewestHomes) {
  const { standing } = useSession();
  return (
    <QuerySection query={useQuery(userQuery)} what="load your account" skeleton={<MemberSkeleton />}>
      {(user) =>
        // An account that is not in order makes none of the calls below.
        user && standing !== 'unknown' ? (
          <MemberContent userId={user.id} newest={newest} />
        ) : (
          <MemberSkeleton />
        )
      }
    </QuerySection>
  );
}

function MemberContent({ userId, newest }: NewestHomes & { readonly userId: string }) {
  useMattersLive();
  const selling = joinQueries(useQuery(allOwnHomesQuery), useQuery(draftsQuery));
  const matters = joinQueries(selling, useQuery(myBuyingQuery(1)));
  const found = useQuery(newHomesQuery({ page: 1 }));
  // All parts come together, so that none moves another.
  const isReady = (matters.data !== undefined || matters.error !== null) && !found.isPending;
  if (!isReady) return <MemberSkeleton />;
  return (
    <div className="grid gap-12">
      <section aria-labelledby="next" className="grid gap-4">
        <h1 id="next" className="text-2xl sm:text-3xl">
          Next
        </h1>
        <QuerySection query={matters} what="load what waits for you" skeleton={<MemberSkeleton />}>
          {([[{ properties }, drafts], list]) => (
            <NextTasks matters={{ userId, homes: properties, drafts, buying: list.buying }} />
          )}
        </QuerySection>
      </section>
      {found.data && <NewForSearches found={found.data} />}
      <section aria-labelledby="search">
        <h2 id="search" className="mb-4 text-xl">
          Find a home
        </h2>
        <div className="rounded-md border border-line bg-surface p-4 shadow-soft sm:p-5">
          <SearchPanel />
        </div>
      </section>
      <RecentlyViewed />
      {(found.data?.homes.length ?? 0) === 0 && <NewestSection homes={newest} />}
    </div>
  );
}

/** Reads again when something happens on either side. */
function useMattersLive(): void {
  const queries = useQueryClient();
  const invalidate = () => {
    void queries.invalidateQueries({ queryKey: ownHomesKey });
    void queries.invalidateQueries({ queryKey: offersKey });
  };
  useLive('properties', invalidate);
  useLive('messages', invalidate);
  useLive('viewings', invalidate);
  useLive('offers', invalidate);
  useLive('sale', invalidate);
}

function NextTasks({ matters }: { readonly matters: OwnMatters }) {
  const [now] = useState(() => new Date());
  const isSelling = matters.homes.length > 0 || matters.drafts.length > 0;
  const isBuying = matters.buying.length > 0;
  if (!isSelling && !isBuying) return <FirstSteps />;
  const tasks = listNextTasks(matters, now);
  const more = tasks.length - nextTasks;
  return (
    <>
      {tasks.length > 0 ? (
        <TaskCards tasks={tasks.slice(0, nextTasks)} />
      ) : (
        <p className="text-muted">
          Nothing waits for you. We’ll tell you under the bell when something does.
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {more > 0 && <span className="text-muted">{`And ${more} more, which can wait longer:`}</span>}
        {isBuying && (
          <Link to={paths.myBuying} className="link">
            My buying
          </Link>
        )}
        {isSelling && (
          <Link to={paths.agenda} className="link">
            Tasks and calendar
          </Link>
        )}
      </p>
    </>
  );
}
