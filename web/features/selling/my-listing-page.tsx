import { useQuery } from '@tanstack/react-query';
import { CalendarDays, HousePlus, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { sortByUrgency } from '../../../functions/kernel/urgency.ts';
import { jointHomesQuery } from '../../entities/joint-owner/api.ts';
import { type Draft, draftsQuery, type OwnListing } from '../../entities/own-home/api.ts';
import { listHomeWaits } from '../../entities/own-home/home-waits.ts';
import { toWizardQuery } from '../../entities/own-home/wizard-query.ts';
import { cx } from '../../lib/cx.ts';
import { formatCounted } from '../../lib/format.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ownHomesQuery } from './api.ts';
import { importPath } from './import-path.ts';
import { AddressFilter } from './listings/address-filter.tsx';
import { DraftRow } from './listings/draft-row.tsx';
import { HomeRow, loadHomeActions } from './listings/home-row.tsx';
import { StatusFilter, parseStatus } from './listings/status-filter.tsx';
import { newDraft } from './steps.ts';
import { useOwnHomesLive } from './use-own-homes-live.ts';

/** Fewer homes are found at a glance. */
const enoughToSearch = 10;

const JointHomes = lazy(() => import('./listings/joint-homes.tsx'));

export const handle: Handle = { head: { title: 'Selling', noindex: true } };

export async function loader(): Promise<null> {
  await loadHomeActions();
  return null;
}

/** /my-listing: drafts to continue, and the properties with their actions, the most urgent first. */
export function Component() {
  const [query] = useSearchParams();
  const status = parseStatus(query.get('status'));
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const q = query.get('q') || undefined;
  const homes = useQuery(ownHomesQuery({ page, status, q }));
  const drafts = useQuery(draftsQuery);
  useOwnHomesLive();
  const { data: jointHomes = [] } = useQuery(jointHomesQuery);
  const isJointOwner = jointHomes.length > 0;
  const isNew = homes.data?.total === 0 && !status && !q && drafts.data?.length === 0;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Selling</h1>
        {!isNew && (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <LinkButton to={paths.agenda} variant="secondary" className={besideOnPhones}>
              <Icon as={CalendarDays} size={18} className="max-sm:hidden" />
              Tasks and calendar
            </LinkButton>
            <LinkButton
              to={paths.addProperty + toWizardQuery(newDraft, undefined)}
              variant="secondary"
              className={besideOnPhones}
            >
              <Icon as={Plus} size={18} className="max-sm:hidden" />
              Sell another home
            </LinkButton>
          </div>
        )}
      </div>
      {isJointOwner && (
        <Suspense>
          <JointHomes />
        </Suspense>
      )}
      <Suspense fallback={<RowsSkeleton />}>
        {isNew ? (
          <FirstHome isJointOwner={isJointOwner} />
        ) : !drafts.isFetched ? (
          // Drafts stand above the homes, and would push them down.
          <RowsSkeleton />
        ) : (
          <HomeLists drafts={drafts.data} homes={homes} page={page} status={status} q={q} />
        )}
      </Suspense>
      {!isNew && (
        <p className="text-muted">
          Another home in a file or an advert?{' '}
          <Link to={importPath} className="link">
            Bring it in
          </Link>
        </p>
      )}
    </div>
  );
}

/** Two buttons in one line of a phone. */
const besideOnPhones = 'max-sm:grow max-sm:px-3 max-sm:text-sm';

interface ListsProps {
  readonly drafts: readonly Draft[] | undefined;
  readonly homes: ReturnType<typeof useQuery<{ properties: OwnListing[]; total: number; per_page: number }>>;
  readonly page: number;
  readonly status: OwnListing['status'] | undefined;
  readonly q: string | undefined;
}

function HomeLists({ drafts = [], homes, page, status, q }: ListsProps) {
  const { data, isPlaceholderData } = homes;
  const isFiltered = status !== undefined || q !== undefined;
  // It stays while the list gets shorter and longer again.
  const [isSearchable, setSearchable] = useState(isFiltered);
  if (!isSearchable && data && data.total >= enoughToSearch) setSearchable(true);
  const [now] = useState(() => new Date());
  const isDraftsOnly = data?.total === 0 && !isFiltered;
  return (
    <>
      {drafts.length > 0 && page === 1 && !isFiltered && (
        <section aria-labelledby="drafts" className="grid gap-1">
          <h2 id="drafts" className="text-xl">
            Drafts
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Homes" className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="tabular text-muted" aria-live="polite">
            {data && !isDraftsOnly && formatCounted(data.total, 'home')}
          </p>
          {isSearchable && (
            <div className="flex min-w-0 flex-wrap gap-3 max-sm:w-full">
              <AddressFilter />
              <StatusFilter />
            </div>
          )}
        </div>
        <QuerySection query={homes} what="load your homes" skeleton={<RowsSkeleton />}>
          {({ properties, total, per_page: perPage }) => (
            <>
              {total === 0 && isFiltered && <NoHomesFound status={status} q={q} />}
              <div className={cx('divide-y divide-line', isPlaceholderData && 'opacity-60')}>
                {sortByUrgency(properties, (home) => listHomeWaits(home, now)).map((home, at) => (
                  <HomeRow key={home.id} home={home} eager={at < 2} />
                ))}
              </div>
              <Pagination page={page} perPage={perPage} total={total} />
            </>
          )}
        </QuerySection>
      </section>
    </>
  );
}

const NoHomesFound = ({ status, q }: Pick<ListsProps, 'status' | 'q'>) =>
  q === undefined ? (
    <EmptyState title="None of your homes has this status">Choose another status above.</EmptyState>
  ) : (
    <EmptyState title={`None of your homes matches “${q}”`}>
      {status ? 'Try other words, or all statuses.' : 'Try part of the street, the town or the postcode.'}
    </EmptyState>
  );

/** A joint owner has a home for sale, which its seller lists. */
const FirstHome = ({ isJointOwner }: { readonly isJointOwner: boolean }) => (
  <EmptyState
    icon={HousePlus}
    title={isJointOwner ? 'No listing of your own' : 'Nothing for sale yet'}
    actions={
      <>
        <LinkButton to={paths.addProperty}>Sell your home</LinkButton>
        <LinkButton to={importPath} variant="quiet">
          Have it in a file or an advert? Bring it in
        </LinkButton>
      </>
    }
  >
    {isJointOwner
      ? 'The homes above are listed by their sellers.'
      : 'Six steps, about 20 minutes, and free. We save as you go, so you can stop at any time.'}
  </EmptyState>
);

const RowsSkeleton = () => (
  <div className="divide-y divide-line" aria-hidden>
    {[1, 2].map((row) => (
      <div
        key={row}
        className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 py-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-6"
      >
        <Skeleton className="aspect-3/2 rounded-md" />
        <SkeletonLines lines={5} />
      </div>
    ))}
  </div>
);
