import { Suspense } from 'react';
import { listViewedHomes } from '../../../entities/property/view-history.ts';
import { useOutcome } from '../../../lib/cached-loader.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import { FeaturedRow } from '../featured-row.tsx';
import type { HomePageData } from './api.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PriceSection } from './price-section.tsx';
import { ValuationBox } from './valuation-box.tsx';

const RecentlyViewed = lazyWithQueries(() => import('../../../entities/property/recently-viewed.tsx'));

/** The home page below its first screen, loaded after the page's own code. */
export default function BelowFold({ newest, prices }: HomePageData) {
  const hasViewed = useBrowser() && listViewedHomes().length > 0;
  return (
    <>
      <Suspense fallback={null}>
        <FeaturedHomes newest={newest} />
      </Suspense>
      {hasViewed && (
        <Suspense fallback={null}>
          <RecentlyViewed />
        </Suspense>
      )}
      <ValuationBox />
      <HowItWorks />
      {prices && <PriceSection prices={prices} />}
    </>
  );
}

/** A failure is shown by the list above. */
function FeaturedHomes({ newest }: Pick<HomePageData, 'newest'>) {
  const outcome = useOutcome(newest);
  return 'data' in outcome ? (
    <FeaturedRow homes={outcome.data.featured} order="the newest homes above" isWide />
  ) : null;
}
