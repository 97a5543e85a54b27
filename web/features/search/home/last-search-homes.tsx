import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { RecentSearch } from '../../../entities/place/recent-searches.ts';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { useHiddenHomes } from '../../../entities/property/hidden-homes.ts';
import { formatCounted } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { searchQuery } from '../api.ts';
import { readSearchFilters } from '../filters/filters.ts';
import { cardGrid, cardSizes } from './card-grid.ts';

const shown = 4;

interface Props {
  readonly search: RecentSearch;
  /** The newest of all homes, which follow. */
  readonly newest: ReactNode;
  /** Told `true` once it is known what comes first. */
  readonly onAnswer: (isAnswered: boolean) => void;
}

/**
 * The first homes that the last search of this browser finds now, but for those that its reader hid, before the newest of
 * all; these alone where none is left.
 */
export default function LastSearchHomes({ search, newest, onAnswer }: Props) {
  const hiddenIds = useHiddenHomes();
  const { data, isPending } = useQuery(searchQuery(readSearchFilters(new URLSearchParams(search.query))));
  useEffect(() => onAnswer(!isPending), [onAnswer, isPending]);
  // What is about to move down is not shown before.
  if (isPending) return <div style={{ visibility: 'hidden' }}>{newest}</div>;
  const homes = data?.properties.filter(({ id }) => !hiddenIds.includes(id)).slice(0, shown) ?? [];
  if (!data || homes.length === 0) return newest;
  return (
    <>
      <section aria-labelledby="last-search">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="last-search" className="text-xl">
            {`Your last search: ${search.name}`}
          </h2>
          <Link to={`${paths.listing}?${search.query}`} className="link">
            {data.total > 1 ? `All ${formatCounted(data.total, 'home')}` : 'See the results'}
          </Link>
        </div>
        <ul className={cardGrid}>
          {homes.map((home) => (
            <li key={home.id}>
              <HomeCard home={home} to={paths.property(home)} sizes={cardSizes} />
            </li>
          ))}
        </ul>
      </section>
      {newest}
    </>
  );
}
