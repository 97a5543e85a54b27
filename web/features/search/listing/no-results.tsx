import { SearchX } from 'lucide-react';
import { formatCounted } from '../../../lib/format.ts';
import { getButtonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import type { SearchResults } from '../api.ts';
import { OtherPlaces } from './other-places.tsx';
import { applyRelaxation, describeRelaxation, type Relaxation } from './relaxation-words.ts';
import { SaveFilters } from './save-filters.tsx';
import type { Search } from './use-search.ts';

interface Props {
  readonly search: Search;
  readonly relaxations: readonly Relaxation[];
  /** Places with a name like the words of the search. */
  readonly otherPlaces: SearchResults['otherPlaces'];
  /** A place that the words may mean, spelt in another way. */
  readonly didYouMean: SearchResults['didYouMean'];
  /** The label of the place that was found. */
  readonly place: string | undefined;
}

/** An empty result, with similar searches that have results as links. */
export function NoResults({ search, relaxations, otherPlaces, didYouMean, place }: Props) {
  const { filters } = search;
  const ways = relaxations.map(({ query, total }) => {
    const next = applyRelaxation(filters, query);
    return {
      to: search.toHref(next),
      words: describeRelaxation(filters, next),
      total,
    };
  });
  return (
    <EmptyState
      icon={SearchX}
      title="No homes match"
      actions={<SaveFilters filters={filters} place={place} found={{ didYouMean }} isLarge />}
    >
      {filters.place === undefined && <OtherPlaces search={search} places={otherPlaces} />}
      {ways.length > 0 ? (
        <>
          <p>One change would find some:</p>
          <ul className="mt-4 grid w-full max-w-80 gap-2">
            {ways.map(({ to, words, total }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={getButtonClass(
                    { variant: 'secondary', wide: true },
                    'w-full justify-between gap-4 px-4 text-left',
                  )}
                >
                  {words}
                  <span className="tabular shrink-0 font-normal whitespace-nowrap text-muted">
                    {formatCounted(total, 'home')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>Try another place, or take some filters out.</p>
          <Link to={search.toHref({})} className="link mt-3 inline-block">
            See all homes for sale
          </Link>
        </>
      )}
    </EmptyState>
  );
}
