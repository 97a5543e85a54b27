import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, HousePlus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { HomeCardSkeleton } from '../../entities/property/card/home-card-skeleton.tsx';
import { HomeCard } from '../../entities/property/card/home-card.tsx';
import {
  type FoundHome,
  invalidateSavedSearches,
  type NewHomes,
  newHomesQuery,
  savedSearchApi,
} from '../../entities/saved-search/api.ts';
import { readHashLink, toSearchesPath } from '../../entities/saved-search/search-link.ts';
import { formatCount, formatCounted, formatDate } from '../../lib/format.ts';
import { useLocation, useSearchParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { AlertsIntroduction } from './introduction.tsx';

export const handle: Handle = { head: { title: 'New homes for you', noindex: true } };

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';
const sizes = '(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw';

/** /newhome: the homes of an alert (`?alert=`), of one saved search (`?search=`), or of all of them. */
export function Component() {
  const { isLoggedIn } = useSession();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const link = readHashLink(hash);
  const alert = params.get('alert') ?? undefined;
  const search = alert ? undefined : (params.get('search') ?? undefined);
  const page = Math.max(1, Number(params.get('page')) || 1);
  if (!alert && !link && !isLoggedIn) return <AlertsIntroduction />;
  return <NewHomesContent alert={alert} search={search} link={link} page={page} />;
}

interface Mark {
  readonly id: NewHomes['searches'][number]['id'];
  readonly seenTo: string;
}

interface HomesProps {
  readonly alert: string | undefined;
  readonly search: string | undefined;
  /** The link of a mail, for people without an account. */
  readonly link: string | undefined;
  readonly page: number;
}

function NewHomesContent({ alert, search, link, page }: HomesProps) {
  const { isLoggedIn } = useSession();
  const query = useQuery(newHomesQuery({ alert, search, key: link, page }));
  const { data } = query;
  useMarkSeen(isLoggedIn || link ? data : undefined, link);
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl">{alert ? 'The homes in your alert' : 'New homes for you'}</h1>
        {data && <p className="text-muted">{describeSearches(data)}</p>}
      </header>
      <QuerySection
        query={query}
        what="load these homes"
        skeleton={<HomesSkeleton />}
        notFound={<ExpiredAlert />}
      >
        {(found) => (
          <div className="grid gap-8">
            {found.homes.length > 0 ? (
              <FoundHomes homes={found.homes} />
            ) : (
              <NoNewHomes gone={found.gone} link={link} />
            )}
            <Pagination page={found.page} perPage={found.per_page} total={found.total} />
          </div>
        )}
      </QuerySection>
    </div>
  );
}

function describeSearches({ searches, total, gone, per_page }: NewHomes): string {
  const place = total > per_page ? ' on this page' : '';
  return [
    ...searches.map(({ name }) => name),
    ...(total > 0 ? [formatCounted(total, 'home')] : []),
    ...(gone > 0 ? [`${formatCount(gone)}${place} no longer on the market`] : []),
  ].join(' · ');
}

/** Marks the homes of searches as seen once all that are new have been shown. */
function useMarkSeen(found: NewHomes | undefined, link: string | undefined): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (marks: readonly Mark[]) =>
      Promise.all(
        marks.map(({ id, seenTo }) =>
          savedSearchApi.changeSavedSearch({
            params: { id },
            query: link ? { key: link } : {},
            body: { seenTo },
          }),
        ),
      ),
    onSuccess: () => invalidateSavedSearches(queries),
  });
  const marks = (found?.searches ?? []).flatMap(({ id, seenTo }) => (seenTo ? [{ id, seenTo }] : []));
  const shown = marks.map(({ seenTo }) => seenTo).join(' ');
  const mark = useEffectEvent((key: string) => key !== '' && mutate(marks));
  useEffect(() => void mark(shown), [shown]);
}

const FoundHomes = ({ homes }: { readonly homes: readonly FoundHome[] }) => (
  <ul className={grid}>
    {homes.map((home, nth) => (
      <li key={home.card.id}>
        <HomeCard home={home.card} to={paths.property(home.card)} eager={nth < 2} sizes={sizes} heading="h2">
          <MatchReasons home={home} />
        </HomeCard>
      </li>
    ))}
  </ul>
);

/** What happened to a home, and why it fits. */
const MatchReasons = ({ home: { news, why, names, at } }: { readonly home: FoundHome }) => (
  <div className="grid gap-1 border-l-3 border-action pl-3 text-sm">
    <p className="font-semibold">{`${news} · ${formatDate(at)}`}</p>
    {why.length > 0 && <p className="text-muted">{why.join(' · ')}</p>}
    <p className="text-muted">{names.join(' · ')}</p>
  </div>
);

const HomesSkeleton = () => (
  <div>
    <output className="sr-only">Loading the homes</output>
    <div className={grid}>
      {Array.from({ length: 3 }, (_, nth) => (
        <HomeCardSkeleton key={nth} />
      ))}
    </div>
  </div>
);

interface NothingYetProps {
  readonly gone: number;
  readonly link: string | undefined;
}

const NoNewHomes = ({ gone, link }: NothingYetProps) => (
  <EmptyState
    icon={HousePlus}
    title={gone > 0 ? 'These homes have left the market' : 'Nothing new yet'}
    actions={
      <>
        <LinkButton to={toSearchesPath(link)}>Your saved searches</LinkButton>
        <LinkButton to={paths.listing} variant="secondary">
          Find a home
        </LinkButton>
      </>
    }
  >
    <p>We’ll email you when a home fits one of your searches.</p>
  </EmptyState>
);

const ExpiredAlert = () => (
  <EmptyState
    icon={BellRing}
    title="This alert is no longer here"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>
      We keep alerts for 90 days. See what’s new in your{' '}
      <Link to={paths.savedSearches} className="link">
        saved searches
      </Link>
      .
    </p>
  </EmptyState>
);
