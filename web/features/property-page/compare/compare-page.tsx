import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import {
  listComparedHomes,
  mostCompared,
  saveComparedHomes,
} from '../../../entities/property/home-comparison.ts';
import { propertyKey } from '../../../entities/property/property.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import RecentlyViewed from '../../../entities/property/recently-viewed.tsx';
import { isHomeId } from '../../../lib/ids.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { loadPropertyPage } from '../api.ts';
import { commonPlan } from '../cost/mortgage.ts';
import { CompareTable } from './compare-table.tsx';

export const handle: Handle = { head: { title: 'Compare homes', noindex: true } };

type HomeId = PropertyPage['id'];

/** The homes of the address, so that a comparison can be shared; without any, those of this browser. */
function readIds(search: URLSearchParams): readonly HomeId[] {
  const asked = search.get('homes')?.split(',').filter(isHomeId) ?? [];
  return asked.length > 0 ? [...new Set(asked)].slice(0, mostCompared) : listComparedHomes();
}

/** /compare: up to four homes side by side. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const ids = readIds(search);
  const query = useQuery({
    queryKey: [...propertyKey, 'compared', ids],
    queryFn: async () =>
      (await Promise.all(ids.map(async (id) => loadPropertyPage(id)))).filter((home) => home !== undefined),
  });
  const remove = (id: HomeId) => {
    saveComparedHomes(listComparedHomes().filter((other) => other !== id));
    const rest = ids.filter((other) => other !== id);
    setSearch(
      (before) => {
        if (rest.length > 0) before.set('homes', rest.join());
        else before.delete('homes');
        return before;
      },
      { replace: true },
    );
  };
  return (
    <QueryPage query={query} what="load these homes" skeleton={<CompareSkeleton />}>
      {(homes) =>
        homes.length === 0 ? (
          <NothingToCompare />
        ) : (
          <ComparedHomes homes={homes} missing={ids.length - homes.length} onRemove={remove} />
        )
      }
    </QueryPage>
  );
}

interface ComparisonProps {
  readonly homes: readonly PropertyPage[];
  /** Homes that were asked for and are off the market. */
  readonly missing: number;
  readonly onRemove: (id: HomeId) => void;
}

function ComparedHomes({ homes, missing, onRemove }: ComparisonProps) {
  const [search, setSearch] = useSearchParams();
  const isShort = search.has('differences');
  const setShort = (isOn: boolean) =>
    setSearch(
      (before) => {
        if (isOn) before.set('differences', '1');
        else before.delete('differences');
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">Compare homes</h1>
        {homes.length > 1 && (
          <Checkbox
            label="Only what differs"
            checked={isShort}
            onChange={({ target }) => setShort(target.checked)}
          />
        )}
      </div>
      {missing > 0 && (
        <p className="mt-1 text-muted">
          {`${missing === 1 ? 'One of these homes is' : `${missing} of these homes are`} no longer on the market.`}
        </p>
      )}
      <CompareTable homes={homes} isShort={isShort && homes.length > 1} onRemove={onRemove} />
      <p className="mt-4 max-w-prose text-sm text-muted">
        {`Facts are as stated by each seller. Costs are estimates for someone moving home with a ${commonPlan.depositShare * 100}% deposit and a mortgage at ${commonPlan.ratePercent}% over ${commonPlan.years} years; each home’s page lets you change that.`}
      </p>
      {homes.length < mostCompared && (
        <p className="mt-4">
          Add more with Compare on a home’s page or among{' '}
          <Link to={paths.favourites} className="link">
            your saved homes
          </Link>
          .
        </p>
      )}
    </>
  );
}

const NothingToCompare = () => (
  <>
    <EmptyState
      heading="h1"
      icon={Columns3}
      title="No homes to compare yet"
      actions={
        <>
          <LinkButton to={paths.listing}>Find a home</LinkButton>
          <LinkButton to={paths.favourites} variant="secondary">
            Saved
          </LinkButton>
        </>
      }
    >
      <p>Press Compare on up to four homes to see their costs and facts side by side.</p>
    </EmptyState>
    <RecentlyViewed />
  </>
);

const CompareSkeleton = () => (
  <div className="grid gap-6">
    <output className="sr-only">Loading the homes</output>
    <Skeleton className="h-8 w-56" />
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {Array.from({ length: 2 }, (_, nth) => (
        <Skeleton key={nth} className="aspect-3/2 rounded-md" />
      ))}
    </div>
    <Skeleton className="h-96" />
  </div>
);
