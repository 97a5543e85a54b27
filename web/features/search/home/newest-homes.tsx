import { Suspense, useEffect, useState } from 'react';
import { listOtherHomes } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { lastSearchWaitMs } from '../../../early/last-search-wait.ts';
import { listRecentSearches } from '../../../entities/place/recent-searches.ts';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { cx } from '../../../lib/cx.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { LoaderSection } from '../../../ui/loader-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HomePageData, NewestHomes as Homes } from './api.ts';
import { cardGrid, cardSizes } from './card-grid.ts';

const LastSearchHomes = lazyWithQueries(() => import('./last-search-homes.tsx'));

/** More cards would push the rest of the page too far down on phones. */
const firstOnPhones = 4;

interface Props {
  readonly homes: HomePageData['newest'];
}

/** The newest homes; first those of the last search, for a reader who has searched in this browser. */
export function NewestSection({ homes }: Props) {
  const isBrowser = useBrowser();
  // What is in sight stays where it is.
  const [isLate, setLate] = useState(isNewestShown);
  const [isAnswered, setAnswered] = useState(false);
  const search = isBrowser && !isLate ? listRecentSearches()[0] : undefined;
  const isWaiting = search !== undefined && !isAnswered;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setLate, lastSearchWaitMs, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const newest = <NewestHomes homes={homes} isInDocument={!isBrowser} />;
  return (
    <Suspense fallback={<div style={{ visibility: 'hidden' }}>{newest}</div>}>
      {search ? <LastSearchHomes search={search} newest={newest} onAnswer={setAnswered} /> : newest}
    </Suspense>
  );
}

/** Whether the document has them in sight (`early/early.ts`). */
function isNewestShown(): boolean {
  const newest = typeof document === 'object' && document.querySelector('[data-newest]');
  return Boolean(newest && getComputedStyle(newest).visibility === 'visible');
}

interface NewestProps extends Props {
  readonly isInDocument: boolean;
}

function NewestHomes({ homes, isInDocument }: NewestProps) {
  return (
    <section aria-labelledby="newest" data-newest={isInDocument || undefined}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-xl">
          Newest homes
        </h2>
        <Link to={paths.listing} className="link">
          All homes for sale
        </Link>
      </div>
      <LoaderSection
        outcome={homes}
        skeleton={<Skeleton className="h-dvh w-full rounded-md" />}
        what="show the newest homes"
      >
        {(newest) => (newest.properties.length > 0 ? <HomeCards {...newest} /> : <NoHomes />)}
      </LoaderSection>
    </section>
  );
}

const HomeCards = ({ properties, front }: Homes) => (
  <ul className={cardGrid}>
    {listOtherHomes(properties, front).map((home, nth) => (
      <li key={home.id} className={cx(nth >= firstOnPhones && 'max-sm:hidden')}>
        <HomeCard home={home} to={paths.property(home)} sizes={cardSizes} eager={!front && nth === 0} />
      </li>
    ))}
  </ul>
);

const NoHomes = () => (
  <p className="text-muted">
    No homes are on sale yet. Yours could be{' '}
    <Link to={paths.addProperty} className="link">
      the first
    </Link>
    .
  </p>
);
