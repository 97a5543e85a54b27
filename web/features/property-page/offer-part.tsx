import { Suspense } from 'react';
import type { PropertyPage } from '../../entities/property/property.ts';
import { lazyWithQueries } from '../../lib/lazy-with-queries.ts';
import { useLocation, useNavigate } from '../../lib/router.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const OwnOffer = lazyWithQueries(() => import('../../entities/offer/own-offer.tsx'));

const words: Readonly<Partial<Record<PropertyPage['status'], string>>> = {
  live: 'Make an offer',
  under_offer: 'Make a backup offer',
  sold_stc: 'Make a backup offer',
};

const hasSentOffer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'offered' in state;

/** The reader's own offer on this property, also how it ended, or a button to make one when it accepts offers. */
export function OfferPart({ home }: { readonly home: PropertyPage }) {
  const { state } = useLocation();
  const { isLoggedIn } = useSession();
  const navigate = useNavigate();
  const path = paths.makeOffer(home);
  // Right after sending an offer, the page's data can be older than the offer.
  if (home.myOffer || home.myEndedOffer || (isLoggedIn && hasSentOffer(state)))
    return (
      <div id="offer" tabIndex={-1} className="w-full outline-none">
        <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
          <OwnOffer propertyId={home.id} />
        </Suspense>
      </div>
    );
  const label = words[home.status];
  return label === undefined ? null : (
    <LinkButton
      to={path}
      variant="secondary"
      className="w-full"
      onClick={(event) => {
        if (isLoggedIn) return;
        event.preventDefault();
        runAfterLogin(() => void navigate(path), { to: `make an offer on ${home.title}`, next: path });
      }}
    >
      {label}
    </LinkButton>
  );
}
