import { Suspense } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { useLastDestination } from '../../../entities/travel/last-destination.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { NearViewport } from '../../../ui/near-viewport.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PropertySection } from '../section.tsx';

const TravelBox = lazyWithQueries(() => import('./travel-box.tsx'));

/** As high as the box, with the times of the place that was asked for last. */
function TravelSkeleton() {
  const hasTimes = useLastDestination() !== undefined;
  return <Skeleton className={hasTimes ? 'h-91.5 sm:h-69 xl:h-53' : 'h-21.5 sm:h-16.5'} />;
}

/** How long it takes from a property to a place. Its code is loaded when the reader comes near. */
export function TravelSection({ home }: { readonly home: PropertyPage }) {
  return (
    <PropertySection title="How long to…" screenOnly>
      <NearViewport fallback={<TravelSkeleton />}>
        <Suspense fallback={<TravelSkeleton />}>
          <TravelBox home={home} />
        </Suspense>
      </NearViewport>
    </PropertySection>
  );
}
