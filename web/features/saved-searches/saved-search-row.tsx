import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pause, Pencil, Play, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  frequencies,
  invalidateSavedSearches,
  type SavedSearch,
  savedSearchApi,
} from '../../entities/saved-search/api.ts';
import { storeSearchLink, toEditPath, toHomesPath } from '../../entities/saved-search/search-link.ts';
import { describeError } from '../../lib/api-error.ts';
import { formatCounted, formatDate } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useNavigate } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';

const EditDialog = lazyPart(() => import('./edit-dialog.tsx'));

interface Props {
  readonly search: SavedSearch;
  /** The link of a mail, for people without an account. */
  readonly link: string | undefined;
}

/** One saved search: what it found since its owner looked, and what can be done with it. */
export function SavedSearchRow({ search, link }: Props) {
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const { change, remove } = useSearchActions(search, link);
  const { id, name, summary, status, query, unseen } = search;
  const isPaused = status === 'paused';
  const homes = toHomesPath(id, link);
  const editFilters = () => {
    storeSearchLink(link);
    void navigate(toEditPath(search));
  };
  return (
    <article className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <h2 className="flex flex-wrap items-center gap-2 text-base">
          <Link to={`${paths.listing}?${query}`} className="wrap-anywhere hover:underline">
            {name}
          </Link>
          <StatusBadge search={search} />
        </h2>
        {summary !== name && <p className="wrap-anywhere">{summary}</p>}
        <p className="text-sm text-muted">{describeSearch(search)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {status === 'suggested' && (
          <Button size="sm" busy={change.isPending} onClick={() => change.mutate({ paused: false })}>
            Turn on alerts
          </Button>
        )}
        {unseen > 0 && (
          <LinkButton to={homes} size="sm">
            {`See ${formatCounted(unseen, 'new home')}`}
          </LinkButton>
        )}
        {unseen === 0 && status !== 'suggested' && status !== 'pending' && (
          <LinkButton to={homes} size="sm" variant="secondary">
            Homes found
          </LinkButton>
        )}
        {isPaused && (
          <Button
            size="sm"
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate({ paused: false })}
          >
            <Icon as={Play} size={16} />
            Resume
          </Button>
        )}
        <Menu
          label={name}
          actions={[
            { label: 'Edit filters', icon: Search, onPress: editFilters },
            { label: 'Edit name and emails', icon: Pencil, onPress: () => setEditing(true) },
            ...(status === 'active'
              ? [{ label: 'Pause emails', icon: Pause, onPress: () => change.mutate({ paused: true }) }]
              : []),
            { label: 'Delete', icon: Trash2, danger: true, onPress: () => remove.mutate() },
          ]}
        />
      </div>
      <OnDemand parts={[EditDialog]}>
        {isEditing && <EditDialog search={search} link={link} onClose={() => setEditing(false)} />}
      </OnDemand>
    </article>
  );
}

function StatusBadge({ search: { status, unseen } }: { readonly search: SavedSearch }) {
  if (status === 'paused') return <Badge>Paused</Badge>;
  if (status === 'pending') return <Badge tone="amber">Check your email</Badge>;
  if (status === 'suggested') return <Badge tone="green">Suggested</Badge>;
  return unseen > 0 ? <Badge tone="green">{`${unseen} new`}</Badge> : null;
}

function describeSearch({ status, frequency, createdAt }: SavedSearch): string {
  if (status === 'suggested')
    return 'Homes like the one you lost: nearby, similar and at about the same price';
  const often = frequencies.find(({ value }) => value === frequency)?.label ?? '';
  return `${often} · Saved on ${formatDate(createdAt)}`;
}

interface Change {
  readonly paused: boolean;
}

function useSearchActions({ id }: SavedSearch, link: string | undefined) {
  const queries = useQueryClient();
  const query = link ? { key: link } : {};
  const shared = {
    onError: (error: unknown) => toast.failure(describeError(error)),
    onSettled: () => invalidateSavedSearches(queries),
  };
  const change = useMutation({
    mutationFn: (body: Change) => savedSearchApi.changeSavedSearch({ params: { id }, query, body }),
    ...shared,
  });
  const remove = useMutation({
    mutationFn: () => savedSearchApi.removeSavedSearch({ params: { id }, query }),
    ...shared,
  });
  return { change, remove };
}
