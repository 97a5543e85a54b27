import { Suspense } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { NearViewport } from '../../../ui/near-viewport.tsx';
import { PropertySection } from '../section.tsx';
import { AreaSkeleton } from './area-skeleton.tsx';

const AreaFacts = lazyWithQueries(() => import('./area-facts.tsx'));

/** The surroundings of a property. Its facts and their code are loaded when the reader comes near. */
export function AreaSection({ home }: { readonly home: PropertyPage }) {
  return (
    <PropertySection
      id="area"
      title="The area"
      lead="From public data. Under each fact is where it comes from and when we checked."
      screenOnly
    >
      <NearViewport fallback={<AreaSkeleton isEmpty />}>
        <Suspense fallback={<AreaSkeleton />}>
          <AreaFacts home={home} />
        </Suspense>
      </NearViewport>
    </PropertySection>
  );
}
