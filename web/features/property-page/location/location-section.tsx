import { Suspense } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { NearViewport } from '../../../ui/near-viewport.tsx';
import { PropertySection } from '../section.tsx';

const HomeMap = lazyWithQueries(() => import('./home-map.tsx'));
const blank = <div className="pulse size-full bg-line" />;

export function LocationSection({ home }: { readonly home: PropertyPage }) {
  return (
    <PropertySection
      id="location"
      title="Location"
      lead={
        home.addressShown === 'full'
          ? home.title
          : `${home.title}. The seller shows the street but not the house number.`
      }
      screenOnly
    >
      <NearViewport fallback={blank} className="h-80 overflow-hidden rounded-md border border-line">
        <Suspense fallback={blank}>
          <HomeMap home={home} />
        </Suspense>
      </NearViewport>
      <a
        href={`https://www.openstreetmap.org/?mlat=${home.address.latitude}&mlon=${home.address.longitude}#map=15/${home.address.latitude}/${home.address.longitude}`}
        target="_blank"
        rel="noopener noreferrer"
        className="link mt-2 inline-block"
      >
        See it on OpenStreetMap
      </a>
    </PropertySection>
  );
}
