import { Suspense, use } from 'react';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { FeaturedRow } from '../featured-row.tsx';
import type { HomePageData } from './api.ts';
import { HowItWorks } from './how-it-works.tsx';
import { PriceSection } from './price-section.tsx';
import { ValuationBox } from './valuation-box.tsx';

const RecentlyViewed = lazyWithQueries(() => import('../../../entities/property/recently-viewed.tsx'));

/** The home page below its first screen, loaded after the page's own code. */
export default function BelowFold({ newest }: HomePageData) {
  return (
    <>
      <Suspense fallback={null}>
        <FeaturedHomes newest={newest} />
      </Suspense>
      <Suspense fallback={null}>
        <RecentlyViewed />
      </Suspense>
      <ValuationBox />
      <HowItWorks />
      <PriceSection />
    </>
  );
}

/** A failure is shown by the list above. */
function FeaturedHomes({ newest }: Pick<HomePageData, 'newest'>) {
  const outcome = newest instanceof Promise ? use(newest) : newest;
  return 'data' in outcome ? (
    <FeaturedRow homes={outcome.data.featured} order="the newest homes above" isWide />
  ) : null;
}
