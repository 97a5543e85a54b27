import { Suspense } from 'react';
import { PersonCard } from '../../../entities/person/person-card.tsx';
import { lazyWithQueries } from '../../../lib/lazy-with-queries.ts';
import { useSession } from '../../../lib/session.ts';
import type { Page } from '../api.ts';
import { Section } from '../section.tsx';

const SellerCard = lazyWithQueries(() => import('../../../entities/person/seller-card.tsx'));

/** The seller, who is the owner. Logged-in readers see more of them than visitors. */
export function Seller({ home: { seller } }: { readonly home: Page }) {
  const { isLoggedIn } = useSession();
  const basic = <PersonCard person={seller} unnamed="The owner" />;
  return (
    <Section id="seller" title="Sold by the owner">
      {isLoggedIn ? (
        <Suspense fallback={basic}>
          <SellerCard id={seller.id} known={seller} />
        </Suspense>
      ) : (
        basic
      )}
    </Section>
  );
}
