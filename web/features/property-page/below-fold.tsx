import { Suspense, useEffect } from 'react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { ReportButton } from '../../entities/report/report-button.tsx';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { useBrowser } from '../../lib/use-browser.ts';
import { AreaSection } from './area/area-section.tsx';
import { CostSection } from './cost/cost-section.tsx';
import { EpcSection } from './facts/epc.tsx';
import { FloorPlan } from './facts/floor-plan.tsx';
import { KeyFacts } from './facts/key-facts.tsx';
import { LocationSection } from './location/location-section.tsx';
import { markCurrentSection } from './mark-current-section.ts';
import { PriceHistory } from './story/price-history.tsx';
import { SellerSection } from './story/seller-section.tsx';
import { SimilarHomes } from './story/similar-homes.tsx';
import { TravelSection } from './travel/travel-section.tsx';

const RecentlyViewed = lazyWithQueries(() => import('../../entities/property/recently-viewed.tsx'));

/** Homes whose street is public. */
const marketStatuses: ReadonlySet<PropertyPage['status']> = new Set([
  'live',
  'under_offer',
  'sold_stc',
] as const);

interface Props {
  readonly home: PropertyPage;
}

/** The part below the first screen of a property's page, loaded after the page's own code. */
export function PropertyFacts({ home }: Props) {
  return (
    <>
      <KeyFacts home={home} />
      <FloorPlan home={home} />
      <EpcSection home={home} />
      <LocationSection home={home} />
      <AreaSection home={home} />
      {marketStatuses.has(home.status) && <TravelSection home={home} />}
    </>
  );
}

/** The full-width parts. */
export function PropertyStory({ home }: Props) {
  const isBrowser = useBrowser();
  useEffect(markCurrentSection, [home]);
  return (
    <div className="col-span-full grid gap-5 lg:gap-10">
      {!isListingOver(home.status) && <CostSection home={home} />}
      <div className="grid gap-9 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-10">
        <PriceHistory home={home} />
        <SellerSection home={home} />
      </div>
      <SimilarHomes home={home} />
      {isBrowser && (
        <Suspense>
          <RecentlyViewed except={home.id} className="border-t border-line pt-8" />
        </Suspense>
      )}
      {!home.isOwner && (
        <div className="border-t border-line pt-4" data-print="no" data-visitor>
          <ReportButton about={{ kind: 'home', propertyId: home.id }} />
        </div>
      )}
    </div>
  );
}
