import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useNavigate } from '../../lib/router.ts';
import { isAdmitted, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { type QueryFailure, QueryPart } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  invalidateSavedSearches,
  longestName,
  type SavedSearch,
  savedSearchApi,
  savedSearchesQuery,
} from './api.ts';
import { readSearchLink, toSearchesPath } from './search-link.ts';

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'));

interface Props {
  readonly id: SavedSearch['id'];
  /** The filters of the results; empty without any. */
  readonly query: string;
  /** A name for the results. */
  readonly name: string;
  /** The name that the results of other filters have. */
  readonly toName: (query: string) => string;
}

/** Saves the filters of the results for the saved search that they were opened from. */
export default function SearchEditBar({ id, ...results }: Props) {
  const session = useSession();
  const link = readSearchLink();
  const canRead = isAdmitted(session) || link !== undefined;
  const query = useQuery({ ...savedSearchesQuery(link), enabled: canRead });
  if (!canRead)
    return (
      <SearchMissing link={link}>
        To change a saved search, log in or use the link in one of its emails.
      </SearchMissing>
    );
  return (
    <QueryPart
      query={query}
      skeleton={<Skeleton className="h-9 w-full" />}
      renderError={({ error, ...retry }) => (
        <SearchMissing link={link} retry={retry}>
          {describeError(error)}
        </SearchMissing>
      )}
    >
      {({ savedSearches }) => {
        const search = savedSearches.find((own) => own.id === id);
        return search ? (
          <EditActions search={search} link={link} {...results} />
        ) : (
          <SearchMissing link={link}>That saved search is no longer there.</SearchMissing>
        );
      }}
    </QueryPart>
  );
}

interface MissingProps {
  readonly link: string | undefined;
  /** What tries again, after a failure. */
  readonly retry?: Omit<QueryFailure, 'error'>;
  readonly children: ReactNode;
}

const SearchMissing = ({ link, retry, children }: MissingProps) => (
  <>
    <BarMessage>{children}</BarMessage>
    <div className={row}>
      {retry && (
        <Button size="sm" busy={retry.busy} onClick={retry.onRetry}>
          Try again
        </Button>
      )}
      <LinkButton to={toSearchesPath(link)} size="sm" variant="secondary">
        Your saved searches
      </LinkButton>
    </div>
  </>
);

const row = 'flex flex-wrap gap-2';

const BarMessage = ({ children }: { readonly children: ReactNode }) => (
  <p className="min-w-0 grow text-sm sm:text-base">{children}</p>
);

interface ActionsProps extends Omit<Props, 'id'> {
  readonly search: SavedSearch;
  /** The link of a mail, for people without an account. */
  readonly link: string | undefined;
}

function EditActions({ search, link, query, name, toName }: ActionsProps) {
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const list = toSearchesPath(link);
  const save = useSaveFilters(search, link, () => {
    toast.success('Your search is changed.');
    return navigate(list);
  });
  const hasFilters = query !== '';
  // A name made from the filters follows them; one that its owner chose stays.
  const isOwnName = search.name !== toName(search.query).slice(0, longestName);
  const renamed = isOwnName ? {} : { name: name.slice(0, longestName) };
  return (
    <>
      <BarMessage>
        {hasFilters ? (
          <>
            You’re editing <strong className="wrap-anywhere">{search.name}</strong>
          </>
        ) : (
          'Choose a place or a filter to save.'
        )}
      </BarMessage>
      <div className={row}>
        <Button
          size="sm"
          disabled={!hasFilters}
          busy={save.isPending}
          onClick={() => save.mutate({ query, ...renamed })}
        >
          Save changes
        </Button>
        <Button size="sm" variant="secondary" disabled={!hasFilters} onClick={() => setCopying(true)}>
          Save as new
        </Button>
        <LinkButton to={list} size="sm" variant="quiet">
          Cancel
        </LinkButton>
      </div>
      <OnDemand parts={[SaveSearchDialog]}>
        {isCopying && <SaveSearchDialog query={query} name={name} onClose={() => setCopying(false)} />}
      </OnDemand>
    </>
  );
}

interface FilterChange {
  readonly query: string;
  readonly name?: string;
}

function useSaveFilters({ id }: SavedSearch, link: string | undefined, onSaved: () => unknown) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: FilterChange) =>
      savedSearchApi.changeSavedSearch({ params: { id }, query: link ? { key: link } : {}, body }),
    onSuccess: async () => {
      await invalidateSavedSearches(queries);
      await onSaved();
    },
    onError: (error: unknown) => toast.failure(describeError(error)),
  });
}
