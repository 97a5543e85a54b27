import '../../../../styles/own-pages.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../../../entities/account/user.ts';
import { myBuyingQuery, offersKey } from '../../../../entities/offer/api.ts';
import { allOwnHomesQuery, draftsQuery, ownHomesKey } from '../../../../entities/own-home/api.ts';
import { useMattersLive } from '../../../../entities/own-home/use-matters-live.ts';
import RecentlyViewed from '../../../../entities/property/recently-viewed.tsx';
import { newHomesQuery } from '../../../../entities/saved-search/api.ts';
import { joinQueries, type QueryState } from '../../../../lib/query-state.ts';
import { useSession } from '../../../../lib/session.ts';
import { paths } from '../../../../site/paths.ts';
import { InlineError } from '../../../../ui/inline-error.tsx';
import { Link } from '../../../../ui/link.tsx';
import { QuerySection } from '../../../../ui/query-page.tsx';
import type { HomePageData } from '../api.ts';
import { NewestSection } from '../newest-homes.tsx';
import { PlaceLinks } from '../place-links.tsx';
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
  useBothSidesLive();
  const selling = joinQueries(useQuery(allOwnHomesQuery), useQuery(draftsQuery));
  const buying = useQuery(myBuyingQuery(1));
  const found = useQuery(newHomesQuery({ page: 1 }));
  // All parts come together, so that none moves another.
  if (![selling, buying, found].every(isOver)) return <MemberSkeleton />;
  const [own, drafts] = selling.data ?? [];
  return (
    <div className="grid grid-cols-1 gap-12">
      <section aria-labelledby="next" className="grid gap-4">
        <h1 id="next" className="text-2xl sm:text-3xl">
          Next
        </h1>
        {(selling.data ?? buying.data) && (
          <NextTasks
            matters={{
              userId,
              homes: own?.properties ?? [],
              drafts: drafts ?? [],
              buying: buying.data?.buying ?? [],
            }}
          />
        )}
        <FailedPart query={selling} what="what you’re selling" />
        <FailedPart query={buying} what="what you’re buying" />
      </section>
      <FailedPart query={found} what="new homes for your searches" />
      {found.data && <NewForSearches found={found.data} />}
      <section aria-labelledby="search">
        <h2 id="search" className="mb-4 text-xl">
          Find a home
        </h2>
        <div className="rounded-md border border-line bg-surface p-4 shadow-soft sm:p-5">
          <SearchPanel />
        </div>
        <PlaceLinks newest={newest} />
      </section>
      <RecentlyViewed />
      {(found.data?.homes.length ?? 0) === 0 && <NewestSection homes={newest} />}
    </div>
  );
}

const isOver = ({ data, error }: QueryState<unknown>): boolean => data !== undefined || error !== null;

interface FailedProps {
  readonly query: QueryState<unknown>;
  readonly what: string;
}

/** What could not be read; the rest of the page has its own data. */
const FailedPart = ({ query: { data, error, isFetching, refetch }, what }: FailedProps) =>
  data === undefined && (
    <InlineError
      error={error}
      text={`We couldn’t load ${what}.`}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );

/** Reads again when something happens on either side. */
function useBothSidesLive(): void {
  const queries = useQueryClient();
  useMattersLive(() => {
    void queries.invalidateQueries({ queryKey: ownHomesKey });
    void queries.invalidateQueries({ queryKey: offersKey });
  });
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
          Nothing’s waiting for you. We’ll tell you under the bell when something is.
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {more > 0 && <span className="text-muted">{`And ${more} more:`}</span>}
        {isBuying && (
          <Link to={paths.myBuying} className="link">
            Buying
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
