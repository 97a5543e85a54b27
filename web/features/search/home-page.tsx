import { lazy, Suspense } from 'react';
import { toOutcome } from '../../lib/cached-loader.ts';
import { useLoaderData } from '../../lib/router.ts';
import { getSession, isAdmitted, useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type HomePageData, loadNewestHomes } from './home/api.ts';
import { Hero } from './home/hero.tsx';
import { NewestSection } from './home/newest-homes.tsx';

const loadBelow = () => import('./home/below.tsx');
const Below = lazy(loadBelow);
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

/** Starts the read while the page's code is loading. */
export function loader(): HomePageData {
  // Loads the rest of the page with the list; a failure is shown when it renders.
  const loadRest = isAdmitted(getSession()) ? loadMemberHome : loadBelow;
  loadRest().catch(() => undefined);
  return { newest: toOutcome(loadNewestHomes()) };
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
    <div className="grid gap-12">
      <Hero newest={data.newest} />
      <NewestSection homes={data.newest} />
      <Suspense fallback={place}>
        <Below {...data} />
      </Suspense>
    </div>
  );
}
