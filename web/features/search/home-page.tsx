import { lazy, Suspense } from 'react';
import { toOutcome } from '../../lib/cached-loader.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { isRendered } from '../../lib/rendered.ts';
import { useLoaderData } from '../../lib/router.ts';
import { getSession, isAdmitted, useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type HomePageData, loadNewestHomes, loadPrices } from './home/api.ts';
import { Hero } from './home/hero.tsx';
import { NewestSection } from './home/newest-homes.tsx';
import { WishFields } from './home/search-panel.tsx';

const Below = lazyPart(() => import('./home/below.tsx'));
const loadMemberHome = async () => (await import('./home/member/open-member-home.ts')).openMemberHome();
const MemberHome = lazy(loadMemberHome);

/** Keeps the first screen below what is there. */
const place = <Skeleton className="h-dvh w-full rounded-md" />;

export const handle: Handle = {
  head: {
    title: 'Gable: homes straight from their sellers',
    description:
      'Find a home in England, Scotland, Wales or Northern Ireland with its key facts and likely costs on its page, or sell your own for a price you know before you begin.',
  },
};

/** Starts the reads while the page's code is loading. */
export async function loader(): Promise<HomePageData> {
  const newest = toOutcome(loadNewestHomes());
  if (isAdmitted(getSession())) {
    // A failure is shown when it renders.
    loadMemberHome().catch(() => undefined);
    return { newest };
  }
  const prices = toOutcome(loadPrices());
  const parts = [Below.load(), WishFields.load()];
  if (!isRendered()) return { newest, prices };
  // Any update would take a part away from a document that is not there yet.
  await Promise.all(parts);
  return { newest: await newest, prices: await prices };
}

/** The home page: what waits for a person who is logged in; for others what the site is. */
export function Component() {
  const data = useLoaderData<HomePageData>();
  const session = useSession();
  return isAdmitted(session) ? (
    <Suspense fallback={place}>
      <MemberHome {...data} />
    </Suspense>
  ) : (
    <VisitorHome {...data} />
  );
}

function VisitorHome(data: HomePageData) {
  return (
    <div className="grid gap-12" data-visitor>
      <Hero newest={data.newest} />
      <NewestSection homes={data.newest} />
      <Suspense fallback={place}>
        <Below {...data} />
      </Suspense>
    </div>
  );
}
