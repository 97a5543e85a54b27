import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { type SavedSearches, savedSearchesQuery } from '../../entities/saved-search/api.ts';
import { readHashLink } from '../../entities/saved-search/search-link.ts';
import { useLocation } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

export const handle: Handle = { head: { title: 'Saved searches', noindex: true } };

/** /saved-searches: a member's own, or those of the link of a mail. */
export function Component() {
  const { isLoggedIn } = useSession();
  const { hash } = useLocation();
  const link = readHashLink(hash);
  if (!isLoggedIn && !link) return <LoginPrompt />;
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">Saved searches</h1>
      <SearchesContent link={link} />
    </div>
  );
}

function SearchesContent({ link }: { readonly link: string | undefined }) {
  const query = useQuery(savedSearchesQuery(link));
  return (
    <QuerySection
      query={query}
      what="load your saved searches"
      skeleton={<SkeletonLines lines={6} />}
      notFound={<BrokenLink />}
    >
      {(found) => (
        <>
          {!found.mailed && found.total > 0 && <MailsOffNotice />}
          {found.total > 0 ? <SearchList found={found} link={link} /> : <NoSearches />}
        </>
      )}
    </QuerySection>
  );
}

const SearchList = ({
  found: { savedSearches },
  link,
}: {
  readonly found: SavedSearches;
  readonly link: string | undefined;
}) => (
  <ul className="mt-4">
    {savedSearches.map((search) => (
      <li key={search.id} className="border-t border-line py-5">
        <SavedSearchRow search={search} link={link} />
      </li>
    ))}
  </ul>
);

const MailsOffNotice = () => (
  <div className="mt-4">
    <Notice kind="warning" title="Emails about new homes are off">
      <p>
        You’ll find new homes here. To get them by email, turn them on in your{' '}
        <Link to={`${paths.profile}?tab=emails`} className="link">
          email preferences
        </Link>
        .
      </p>
    </Notice>
  </div>
);

const NoSearches = () => (
  <EmptyState
    icon={BellRing}
    title="No saved searches yet"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>Search for a place, then press “Save search”. We’ll email you the homes that fit.</p>
  </EmptyState>
);

const BrokenLink = () => (
  <EmptyState
    icon={BellRing}
    title="This link doesn’t open any searches"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>The searches may have been deleted, or moved to your account when you signed up.</p>
  </EmptyState>
);

const LoginPrompt = () => (
  <EmptyState
    heading="h1"
    icon={BellRing}
    title="Log in to see your saved searches"
    actions={
      <>
        <LinkButton to={`${paths.login}?next=${paths.savedSearches}`}>Log in</LinkButton>
        <LinkButton to={paths.listing} variant="secondary">
          Find a home
        </LinkButton>
      </>
    }
  >
    <p>Saved a search without an account? Open it with the link in any of its emails.</p>
  </EmptyState>
);
