import { useState } from 'react';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { PropertySection } from '../section.tsx';

const PhotoViewer = lazyPart(() => import('../gallery/photo-viewer.tsx'));

/** The floor plan as a picture that opens in full size, or as the seller's PDF. */
export function FloorPlan({ home }: { readonly home: PropertyPage }) {
  const [isOpen, setOpen] = useState(false);
  const plan = home.floorPlanPicture;
  if (!plan) return null;
  return (
    <PropertySection id="plan" title="Floor plan">
      {plan.variants ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="block w-full max-w-2xl rounded-md border border-line bg-surface"
        >
          <Photo
            picture={plan}
            alt={plan.alt ?? 'Floor plan, opens in full size'}
            shape="own"
            fit="contain"
            sizes="(min-width: 64rem) 42rem, 92vw"
            className="rounded-md"
          />
        </button>
      ) : (
        <PdfLink href={plan.url} name="Floor plan" />
      )}
      <OnDemand parts={[PhotoViewer]}>
        {isOpen && (
          <PhotoViewer pictures={[plan]} title="the floor plan" index={0} onClose={() => setOpen(false)} />
        )}
      </OnDemand>
    </PropertySection>
  );
}
