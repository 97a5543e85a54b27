import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BuyingTab, RowsSkeleton } from './buying-tab.tsx';
import { useOffersLive } from './use-offers-live.ts';

const BuyerViewings = lazyPart(async () => ({
  default: (await import('../../entities/viewing/viewing-list.tsx')).BuyerViewings,
}));
const InterestList = lazy(async () => ({
  default: (await import('./interest-list.tsx')).InterestList,
}));
const OffersTab = lazyPart(() => import('./offers-tab.tsx'));

export const handle: Handle = { head: { title: 'Buying', noindex: true } };

/** /my-buying: the properties that a person wrote about, viewed or made an offer on, with their progress. */
export function Component() {
  const user = useUser();
  useOffersLive('viewings', 'messages');
  useEffect(() => {
    BuyerViewings.preload();
    OffersTab.preload();
  }, []);
  return (
    <div className="mx-auto max-w-4xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-3">
        <h1 className="text-2xl">Buying</h1>
        <Link to={paths.buyerChecks} className="link">
          Show that you can proceed
        </Link>
      </div>
      <Tabs
        label="Buying"
        tabs={[
          { value: 'homes', label: 'Homes', panel: user ? <HomesPanel userId={user.id} /> : null },
          {
            value: 'viewings',
            label: 'Viewings',
            panel: (
              <Panel>
                <BuyerViewings />
              </Panel>
            ),
          },
          {
            value: 'offers',
            label: 'Offers',
            panel: (
              <Panel>
                <OffersTab />
              </Panel>
            ),
          },
        ]}
      />
    </div>
  );
}

const HomesPanel = ({ userId }: { readonly userId: string }) => (
  <>
    <BuyingTab userId={userId} />
    <Suspense>
      <InterestList />
    </Suspense>
  </>
);

const Panel = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>
);
