import { useQuery } from '@tanstack/react-query';
import {
  describeFactSource,
  describeMissingFact,
  soldTypeNames,
} from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import { describeSales } from '../../../../functions/reach/site-pages/domain/town-page.ts';
import { FactRow } from '../../../entities/place/fact-rows.tsx';
import { formatCounted, formatPounds } from '../../../lib/format.ts';
import { QuerySection } from '../../../ui/query-page.tsx';
import { type PlaceFacts, placeFactsQuery } from './api.ts';
import { FactsSkeleton } from './facts-skeleton.tsx';
import { SoldChart } from './sold-chart.tsx';
import { SoldTable } from './sold-table.tsx';

/** What homes in the districts of a place sold for, by type and by year. */
export function SoldPrices({ placeId, name }: { readonly placeId: string; readonly name: string }) {
  const query = useQuery(placeFactsQuery(placeId));
  return (
    <div>
      <h3 className="text-lg">What homes sold for</h3>
      <QuerySection query={query} what="load what homes sold for" skeleton={<FactsSkeleton />}>
        {({ sold, nation }) => <Sales name={name} sold={sold} nation={nation} />}
      </QuerySection>
    </div>
  );
}

type Sold = PlaceFacts['sold'];

interface SalesProps extends Pick<PlaceFacts, 'sold' | 'nation'> {
  readonly name: string;
}

function Sales({ name, sold, nation }: SalesProps) {
  const { sales, source, status } = sold;
  if (!sales) return <NoSales status={status} nation={nation} />;
  return (
    <div className="mt-1 grid gap-6">
      <p className="max-w-prose text-muted">
        {describeSales(name, sold, sales).join(' ')} The Land Registry doesn’t record bedrooms, and lists a
        sale some weeks after it completes.
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SoldKinds sales={sales} />
        <div>
          <h4 className="mb-2 text-base">Median price by year</h4>
          <SoldChart years={sales.years} />
        </div>
      </div>
      <SoldTable years={sales.years} />
      {source && <p className="text-sm text-muted">{describeFactSource(source)}</p>}
      {source && !source.isDemo && <p className="text-sm text-muted">{source.licence}</p>}
    </div>
  );
}

const NoSales = ({ status, nation }: Pick<Sold, 'status'> & Pick<PlaceFacts, 'nation'>) => (
  <p className="mt-1 text-muted">
    {status === 'found' || status === 'none'
      ? 'No sales of the last six years are on the register here.'
      : describeMissingFact('sold', status, nation)}
  </p>
);

const SoldKinds = ({ sales }: { readonly sales: NonNullable<Sold['sales']> }) => (
  <div>
    <h4 className="mb-2 text-base">By type, in the last 12 months</h4>
    <ul>
      {sales.types.map(({ type, count, range }) => (
        <FactRow
          key={type}
          name={soldTypeNames[type]}
          value={range ? formatPounds(range.median) : 'Too few to tell'}
          note={
            range
              ? `${formatCounted(count, 'sale')}, typically ${formatPounds(range.low)} to ${formatPounds(range.high)}`
              : formatCounted(count, 'sale')
          }
        />
      ))}
    </ul>
  </div>
);
