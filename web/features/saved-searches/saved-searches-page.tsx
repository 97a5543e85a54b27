import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { type SavedSearches, savedSearchesQuery } from '../../entities/saved-search/api.ts';
import { readHashLink } from '../../entities/saved-search/search-link.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.savedSearches2, noindex: true } };

/** /saved-searches: a member's own, or those of the link of a mail. */
export function Component() {
  const { isLoggedIn } = useSession();
  const { hash } = useLocation();
  const link = readHashLink(hash);
  if (!isLoggedIn && !link) return <LoginPrompt />;
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-2xl">{words.savedSearches2}</h1>
      <SearchesContent link={link} />
    </div>
  );
}

function SearchesContent({ link }: { readonly link: string | undefined }) {
  const query = useQuery(savedSearchesQuery(link));
  return (
    <QuerySection
      query={query}
      what={words.loadYourSavedSearches}
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
    <Notice kind="warning" title={words.emailsAboutNewHomesAre}>
      <p>
        {fillNodes(words.youllFindNewHomesHere, {
          link: (
            <Link to={`${paths.profile}?tab=emails`} className="link">
              {words.emailPreferences}
            </Link>
          ),
        })}
      </p>
    </Notice>
  </div>
);

const NoSearches = () => (
  <EmptyState
    icon={BellRing}
    title={words.noSavedSearchesYet}
    actions={<LinkButton to={paths.listing}>{words.findAHome}</LinkButton>}
  >
    <p>{words.searchForAPlaceThen}</p>
  </EmptyState>
);

const BrokenLink = () => (
  <EmptyState
    icon={BellRing}
    title={words.thisLinkDoesntOpenAny}
    actions={<LinkButton to={paths.listing}>{words.findAHome}</LinkButton>}
  >
    <p>{words.theSearchesMayHaveBeen}</p>
  </EmptyState>
);

const LoginPrompt = () => (
  <EmptyState
    heading="h1"
    icon={BellRing}
    title={words.logInToSeeYour}
    actions={
      <>
        <LinkButton to={`${paths.login}?next=${paths.savedSearches}`}>{words.logIn}</LinkButton>
        <LinkButton to={paths.listing} variant="secondary">
          {words.findAHome}
        </LinkButton>
      </>
    }
  >
    <p>{words.savedASearchWithoutAn}</p>
  </EmptyState>
);
