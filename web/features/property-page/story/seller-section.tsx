import { Suspense } from 'react';
import { PersonCard } from '../../../entities/person/person-card.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useSession } from '../../../lib/session.ts';
import { PropertySection } from '../section.tsx';

const SellerCard = lazyWithQueries(() => import('../../../entities/person/seller-card.tsx'));

/**
 * The seller; only one who proved it is called the owner. Logged-in readers see more of them than visitors, but for
 * those whom a block keeps from this person.
 */
export function SellerSection({ home }: { readonly home: PropertyPage }) {
  const { seller } = home;
  const { isLoggedIn } = useSession();
  const basic = <PersonCard person={seller} unnamed="The seller" />;
  return (
    <PropertySection
      id="seller"
      title={home.ownerMark?.seller === 'owner' ? 'Sold by the owner' : 'The seller'}
    >
      {isLoggedIn && !home.isBarred ? (
        <Suspense fallback={basic}>
          <SellerCard id={seller.id} known={seller} />
        </Suspense>
      ) : (
        basic
      )}
    </PropertySection>
  );
}
