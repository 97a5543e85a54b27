import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { cx } from '../../../lib/cx.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { HomeCard, HomeCardSkeleton } from '../../../ui/home/home-card.tsx';
import { newestQuery } from './api.ts';

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';
const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw';

/** More than these would push the rest of the page out of a phone's reach. */
const firstOnPhones = 4;

/** The homes that came last. They are the picture of this page. */
export function Newest() {
  const { data: homes, error, isFetching, refetch } = useQuery(newestQuery);
  return (
    <section aria-labelledby="newest">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-xl">
          Newest homes
        </h2>
        <Link to={paths.listing} className="link">
          All homes for sale
        </Link>
      </div>
      {homes ? (
        homes.length > 0 ? (
          <ul className={grid}>
            {homes.map((home, nth) => (
              <li key={home.id} className={cx(nth >= firstOnPhones && 'max-sm:hidden')}>
                <HomeCard home={home} to={paths.property(home.id)} eager={nth < 4} sizes={sizes} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">
            No home is on sale yet. Yours could be{' '}
            <Link to={paths.addProperty} className="link">
              the first
            </Link>
            .
          </p>
        )
      ) : error ? (
        <ErrorState
          error={error}
          what="show the newest homes"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={grid}>
          {Array.from({ length: 8 }, (_, nth) => (
            <HomeCardSkeleton key={nth} />
          ))}
        </div>
      )}
    </section>
  );
}
