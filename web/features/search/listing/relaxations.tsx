import { SearchX } from 'lucide-react';
import { formatCounted } from '../../../lib/format.ts';
import { buttonLooks } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Found } from '../api.ts';
import { type FilterName, filterNames, type Filters, readFilters, writeFilters } from '../filters/filters.ts';
import { bedsWords, priceWords, radiusName } from '../filters/words.ts';

type Relaxation = Found['relaxations'][number];

const droppedNames: Partial<Record<FilterName, string>> = {
  q: 'Anywhere in the UK',
  radius: 'At any distance',
  bbox: 'Not only in this part of the map',
  polygon: 'Not only in the drawn area',
  min_price: 'At any price',
  max_price: 'At any price',
  min_beds: 'With any number of bedrooms',
  max_beds: 'With any number of bedrooms',
  min_baths: 'With any number of bathrooms',
  type: 'Any type of home',
  tenure: 'Any tenure',
  min_sqm: 'Of any size',
  parking: 'Also without parking',
  garden: 'Also without a garden',
  chain_free: 'Also with an onward chain',
  features: 'Without the features',
  epc_min: 'With any energy rating',
  council_tax_max: 'In any council tax band',
  exclude: 'With nothing left out',
  added_days: 'Added at any time',
  reduced_days: 'Whether reduced or not',
};

const widened = (name: FilterName, next: Filters): string | undefined => {
  if (name === 'radius' && next.radius !== undefined) return radiusName(next.radius);
  if (name === 'min_price' || name === 'max_price') return priceWords(next);
  if (name === 'min_beds' || name === 'max_beds') return bedsWords(next);
  return name === 'include_stc' ? 'With homes under offer or sold' : undefined;
};

/** The search after a change that the server suggests, in the server's parameters. */
function relaxed(filters: Filters, query: Relaxation['query']): Filters {
  const params = new URLSearchParams(writeFilters({ ...filters, page: undefined }));
  for (const [name, value] of Object.entries(query)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return readFilters(params);
}

/** Describes the change once per filter that differs; the server may also drop filters that are not set. */
function wordsOf(filters: Filters, next: Filters): string {
  const [before, after] = [writeFilters({ ...filters, page: undefined }), writeFilters(next)];
  const changed = filterNames.filter((name) => before[name] !== after[name]);
  const words = changed.map((name) => (next[name] === undefined ? droppedNames[name] : widened(name, next)));
  return [...new Set(words.filter((word) => word !== undefined))].join(', ') || 'With fewer filters';
}

interface Props {
  readonly filters: Filters;
  readonly relaxations: readonly Relaxation[];
}

/** An empty result, with similar searches that have results as links. */
export function NothingFound({ filters, relaxations }: Props) {
  const ways = relaxations.map(({ query, total }) => {
    const next = relaxed(filters, query);
    return { to: `?${new URLSearchParams(writeFilters(next))}`, words: wordsOf(filters, next), total };
  });
  return (
    <EmptyState icon={SearchX} title="No homes match">
      {ways.length > 0 ? (
        <>
          <p>One change would find some:</p>
          <ul className="mt-4 grid w-80 max-w-full gap-2">
            {ways.map(({ to, words, total }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={buttonLooks(
                    { variant: 'secondary', wide: true },
                    'w-full justify-between gap-8 px-4',
                  )}
                >
                  {words}
                  <span className="tabular font-normal text-muted">{formatCounted(total, 'home')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>Try another place, or take some filters out.</p>
          <Link to="/listing" className="link mt-3 inline-block">
            See all homes for sale
          </Link>
        </>
      )}
    </EmptyState>
  );
}
