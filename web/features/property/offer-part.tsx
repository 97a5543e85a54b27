import { Suspense } from 'react';
import { paths } from '../../app/paths.ts';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Page } from './api.ts';

const OwnOffer = lazyWithQueries(() => import('../../deal/offers/own-offer.tsx'));

const words: Readonly<Partial<Record<Page['status'], string>>> = {
  live: 'Make an offer',
  under_offer: 'Make a backup offer',
  sold_stc: 'Make a backup offer',
};

/** The reader's own offer on this home, or the way to make one where it takes any. */
export function OfferPart({ home }: { readonly home: Page }) {
  if (home.isOwner) return null;
  if (home.myOffer)
    return (
      <div className="w-full">
        <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
          <OwnOffer propertyId={home.id} />
        </Suspense>
      </div>
    );
  const label = words[home.status];
  return label === undefined ? null : (
    <LinkButton to={paths.makeOffer(home.id)} variant="secondary" className="w-full">
      {label}
    </LinkButton>
  );
}
