import { paths } from '../../../app/paths.ts';
import { cx } from '../../../lib/cx.ts';
import { HomeCard, HomeCardSkeleton } from '../../../entities/property/card/home-card.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Found, Home } from '../api.ts';
import { FeaturedRow } from '../featured-row.tsx';

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2';
/** Two columns next to the map, two without it, one on phones. */
const sizes = '(min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 92vw';
/** Number of cards in the first row on any screen. */
const firstRow = 2;

interface Props {
  readonly found: Found;
  /** Whether these are the results of the earlier search while another one loads. */
  readonly isOld: boolean;
  readonly marked: Home['id'] | undefined;
  readonly onPoint: (home: Home | undefined) => void;
}

export function Results({ found, isOld, marked, onPoint }: Props) {
  return (
    <div
      className={cx('grid gap-8 transition-opacity duration-150', isOld && 'opacity-50')}
      aria-busy={isOld}
    >
      <FeaturedRow homes={found.featured} order="the order of the homes below" />
      <ul className={grid}>
        {found.properties.map((home, nth) => (
          <li key={home.id} id={`home-${home.id}`}>
            <HomeCard
              home={home}
              to={paths.property(home.id)}
              eager={nth < firstRow}
              sizes={sizes}
              heading="h2"
              isMarked={marked === home.id}
              onPoint={(isPointed) => onPoint(isPointed ? home : undefined)}
            />
          </li>
        ))}
      </ul>
      <Pagination page={found.page} perPage={found.per_page} total={found.total} />
    </div>
  );
}

export const ResultsSkeleton = () => (
  <div>
    <output className="sr-only">Looking for homes</output>
    <div className={grid}>
      {Array.from({ length: 6 }, (_, nth) => (
        <HomeCardSkeleton key={nth} />
      ))}
    </div>
  </div>
);
