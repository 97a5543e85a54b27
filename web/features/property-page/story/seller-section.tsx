import { Suspense } from 'react';
import { PersonCard } from '../../../entities/person/person-card.tsx';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useSession } from '../../../lib/session.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { PropertySection } from '../section.tsx';
import * as words from './words.ts';

const SellerCard = lazyWithQueries(() => import('../../../entities/person/seller-card.tsx'));

/** The seller, who is the owner. Logged-in readers see more of them than visitors. */
export function SellerSection({ home: { seller } }: { readonly home: PropertyPage }) {
  const { isLoggedIn } = useSession();
  const basic = <PersonCard person={seller} unnamed={words.theOwner} />;
  return (
    <PropertySection id="seller" title={words.soldByTheOwner}>
      {isLoggedIn ? (
        <Suspense fallback={basic}>
          <SellerCard id={seller.id} known={seller} />
        </Suspense>
      ) : (
        basic
      )}
    </PropertySection>
  );
}
