import { Suspense } from 'react';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NearViewport } from '../../../ui/near-viewport.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { PropertySection } from '../section.tsx';
import * as words from './words.ts';

const TravelBox = lazyWithQueries(() => import('./travel-box.tsx'));

const placeholder = <Skeleton className="h-28" />;

/** How long it takes from a property to a place. Its code is loaded when the reader comes near. */
export function TravelSection({ home }: { readonly home: PropertyPage }) {
  return (
    <PropertySection title={words.howLongTo} screenOnly>
      <NearViewport fallback={placeholder}>
        <Suspense fallback={placeholder}>
          <TravelBox home={home} />
        </Suspense>
      </NearViewport>
    </PropertySection>
  );
}
