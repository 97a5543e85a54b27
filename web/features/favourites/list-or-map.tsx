import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { formatCounted } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSearchParams } from '../../lib/router.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readOrder, type SavedHome, type SavedOrders, sortSavedHomes } from './saved-orders.ts';

const SavedMap = lazyPart(() => import('./saved-map.tsx'));

interface Props<Home extends SavedHome> {
  readonly homes: readonly Home[];
  /** The noun that the homes are counted by. */
  readonly noun: string;
  readonly orders: SavedOrders<Home>;
  readonly renderHome: (home: Home) => ReactNode;
}

/** Saved homes as a list in an order or on a map; the order and the view are in the address. */
export function ListOrMap<Home extends SavedHome & Pick<Favourite, 'propertyId'>>({
  homes,
  noun,
  orders,
  renderHome,
}: Props<Home>) {
  const { params, change } = useListView();
  const order = readOrder(orders, params.get('order'));
  const cards = useMemo(() => homes.flatMap(({ card }) => card ?? []), [homes]);
  const isMap = params.get('view') === 'map' && cards.length > 0;
  return (
    <>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mt-4">
        <p className="text-muted">{formatCounted(homes.length, noun)}</p>
        <div className="flex items-end gap-3">
          {!isMap && homes.length > 1 && (
            <Field label="Sort by">
              <Select
                options={Object.entries(orders).map(([value, { label }]) => ({ value, label }))}
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
          <HiddenFromMap counted={homes.length - cards.length} noun={noun} />
        </div>
      ) : (
        <ul className="mt-4">
          {sortSavedHomes(homes, orders, order).map((home) => (
            <li key={home.propertyId} className="border-t border-line py-5">
              {renderHome(home)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const HiddenFromMap = ({ counted, noun }: { readonly counted: number; readonly noun: string }) =>
  counted > 0 && (
    <p className="mt-2 text-sm text-muted">
      {`${formatCounted(counted, noun)} ${counted === 1 ? 'isn’t' : 'aren’t'} on the market now, so not on the map.`}
    </p>
  );

function useListView() {
  const [params, setParams] = useSearchParams();
  const change = (name: 'order' | 'view', value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, change };
}
