import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useState } from 'react';
import { sortByUrgency } from '../../../functions/kernel/urgency.ts';
import { buyingKey, type BuyingItem, myBuyingQuery, offers } from '../../entities/offer/api.ts';
import { describeError } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSearchParams } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { BuyingRow } from './buying-row.tsx';

const UndoBuyingRemoval = lazyPart(async () => ({
  default: (await import('./undo-removal.tsx')).UndoBuyingRemoval,
}));

const parsePage = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

/** One row per property: what is most urgent first, then the latest activity. */
export function BuyingTab({ userId }: { readonly userId: string }) {
  const [search] = useSearchParams();
  const page = parsePage(search);
  return (
    <QuerySection query={useQuery(myBuyingQuery(page))} what="load your homes" skeleton={<RowsSkeleton />}>
      {(list) => <BuyingList list={list} page={page} userId={userId} />}
    </QuerySection>
  );
}

interface ListProps {
  readonly list: {
    readonly buying: readonly BuyingItem[];
    readonly total: number;
    readonly per_page: number;
  };
  readonly page: number;
  readonly userId: string;
}

function BuyingList({ list, page, userId }: ListProps) {
  const { removed, remove, undo, forget } = useBuyingRemoval();
  const shown = sortByUrgency(
    list.buying.filter(({ propertyId }) => propertyId !== removed?.propertyId),
    ({ waits }) => waits,
  );
  return (
    <>
      <OnDemand parts={[UndoBuyingRemoval]}>
        {removed && (
          <UndoBuyingRemoval title={removed.card?.title ?? 'this home'} onUndo={undo} onForget={forget} />
        )}
      </OnDemand>
      {shown.length === 0 && !removed && (
        <EmptyState
          icon={House}
          title="Nothing under way yet"
          actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
        >
          <p>
            Message a seller, ask for a viewing or make an offer, and the home appears here with its next
            step.
          </p>
        </EmptyState>
      )}
      <ul>
        {shown.map((buying) => (
          <li key={buying.propertyId} className="border-t border-line py-5 first:border-t-0 first:pt-0">
            <BuyingRow buying={buying} userId={userId} onRemove={() => remove(buying)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} perPage={list.per_page} total={list.total} />
    </>
  );
}

function useBuyingRemoval() {
  const queries = useQueryClient();
  const [removed, setRemoved] = useState<BuyingItem>();
  const again = () => queries.invalidateQueries({ queryKey: buyingKey });
  const removing = useMutation({
    mutationFn: ({ propertyId }: BuyingItem) => offers.removeFromBuying({ params: { id: propertyId } }),
    onMutate: setRemoved,
    onSuccess: again,
    onError: (error) => {
      setRemoved(undefined);
      toast.failure(describeError(error));
    },
  });
  const restoring = useMutation({
    mutationFn: ({ propertyId }: BuyingItem) => offers.restoreToBuying({ params: { id: propertyId } }),
    onSuccess: async () => {
      await again();
      setRemoved(undefined);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return {
    removed,
    remove: (buying: BuyingItem) => removing.mutate(buying),
    undo: () => removed && restoring.mutate(removed),
    forget: () => setRemoved(undefined),
  };
}

export function RowsSkeleton() {
  return (
    <div className="grid gap-8">
      <output className="sr-only">Loading</output>
      {Array.from({ length: 3 }, (_, nth) => (
        <div
          key={nth}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6"
        >
          <Skeleton className="aspect-3/2 rounded-md" />
          <SkeletonLines lines={4} />
        </div>
      ))}
    </div>
  );
}
