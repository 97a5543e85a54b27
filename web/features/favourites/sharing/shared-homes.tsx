import { useQuery } from '@tanstack/react-query';
import { List, Map as MapIcon } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { type SharedHome, sharedHomesQuery } from '../../../entities/shortlist/api.ts';
import { formatCounted } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { useListView } from '../use-list-view.ts';
import { SharedHomeRow } from './shared-home-row.tsx';
import { readSharedOrder, sharedOrders, sortSharedHomes } from './shared-orders.ts';

const SavedMap = lazyPart(() => import('../saved-map.tsx'));

const orderOptions = Object.entries(sharedOrders).map(([value, { label }]) => ({ value, label }));

/** The homes of both, with what each of the two says of them. */
export default function SharedHomes({ partner }: { readonly partner: string }) {
  return (
    <QuerySection
      query={useQuery(sharedHomesQuery)}
      what="load your shared shortlist"
      skeleton={<SkeletonLines lines={6} />}
    >
      {(homes) => (homes.length === 0 ? <NothingShared /> : <SharedList homes={homes} partner={partner} />)}
    </QuerySection>
  );
}

const NothingShared = () => (
  <EmptyState
    title="Nothing saved by either of you yet"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>Tap the heart on a home, and you’ll both see it here.</p>
  </EmptyState>
);

interface ListProps {
  readonly homes: readonly SharedHome[];
  readonly partner: string;
}

function SharedList({ homes, partner }: ListProps) {
  const { params, change } = useListView();
  const order = readSharedOrder(params.get('order'));
  const cards = useMemo(() => homes.flatMap(({ card }) => card ?? []), [homes]);
  const isMap = params.get('view') === 'map' && cards.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{formatCounted(homes.length, 'home')}</p>
        <div className="flex items-end gap-3">
          {!isMap && homes.length > 1 && (
            <Field label="Sort by">
              <Select
                options={orderOptions}
                value={order}
                onChange={({ target }) => change('order', target.value)}
              />
            </Field>
          )}
          {cards.length > 0 && (
            <Button variant="secondary" onClick={() => change('view', isMap ? undefined : 'map')}>
              <Icon as={isMap ? List : MapIcon} size={18} />
              {isMap ? 'List' : 'Map'}
            </Button>
          )}
        </div>
      </div>
      {isMap ? (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-[65dvh] rounded-md" />}>
            <SavedMap cards={cards} />
          </Suspense>
        </div>
      ) : (
        <ul className="mt-4">
          {sortSharedHomes(homes, order).map((home) => (
            <li key={home.propertyId} className="border-t border-line py-5">
              <SharedHomeRow home={home} partner={partner} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
