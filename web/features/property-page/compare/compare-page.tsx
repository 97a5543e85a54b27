import { useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../app/head.ts';
import { paths } from '../../../app/paths.ts';
import {
  listComparedHomes,
  mostCompared,
  saveComparedHomes,
} from '../../../entities/property/home-comparison.ts';
import { propertyKey } from '../../../entities/property/property.ts';
import RecentlyViewed from '../../../entities/property/recently-viewed.tsx';
import { isHomeId } from '../../../lib/ids.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { loadPropertyPage } from '../api.ts';
import { commonPlan } from '../cost/purchase-costs.ts';
import { CompareTable } from './compare-table.tsx';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../../lib/fill.ts';

export const handle: Handle = { head: { title: words.compareHomes, noindex: true } };

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
    <QueryPage query={query} what={words.loadTheseHomes} skeleton={<CompareSkeleton />}>
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
        <h1 className="text-2xl">{words.compareHomes}</h1>
        {homes.length > 1 && (
          <Checkbox
            label={words.onlyWhatDiffers}
            checked={isShort}
            onChange={({ target }) => setShort(target.checked)}
          />
        )}
      </div>
      {missing > 0 && (
        <p className="mt-1 text-muted">
          {fillText(words.missingPartNoLongerOnThe, {
            missingPart:
              missing === 1 ? words.oneOfTheseHomesIs : fillText(words.missingOfTheseHomesAre, { missing }),
          })}
        </p>
      )}
      <CompareTable homes={homes} isShort={isShort && homes.length > 1} onRemove={onRemove} />
      <p className="mt-4 max-w-prose text-sm text-muted">
        {fillText(words.factsAreAsStatedBy, {
          depositShare: commonPlan.depositShare * 100,
          ratePercent: commonPlan.ratePercent,
          years: commonPlan.years,
        })}
      </p>
      {homes.length < mostCompared && (
        <p className="mt-4">
          {fillNodes(words.addMoreWithCompareOn, {
            link: (
              <Link to={paths.favourites} className="link">
                {words.yourFavourites}
              </Link>
            ),
          })}
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
      title={words.noHomesToCompareYet}
      actions={
        <>
          <LinkButton to={paths.listing}>{words.findAHome}</LinkButton>
          <LinkButton to={paths.favourites} variant="secondary">
            {words.favourites}
          </LinkButton>
        </>
      }
    >
      <p>{words.pressCompareOnUpTo}</p>
    </EmptyState>
    <RecentlyViewed />
  </>
);

const CompareSkeleton = () => (
  <div className="grid gap-6">
    <output className="sr-only">{words.loadingTheHomes}</output>
    <Skeleton className="h-8 w-56" />
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {Array.from({ length: 2 }, (_, nth) => (
        <Skeleton key={nth} className="aspect-3/2 rounded-md" />
      ))}
    </div>
    <Skeleton className="h-96" />
  </div>
);
