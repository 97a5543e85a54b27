import { Suspense, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { type Location, Outlet, ScrollRestoration, useNavigation } from '../lib/router.ts';
import { dismissLoginPrompt, useSession } from '../lib/session.ts';
import { OnDemand } from '../ui/on-demand.tsx';
import { Header } from './header.tsx';
import { BottomTabs, Footer, LoginRequired, StandingBanner } from './lazy-components.ts';
import { RouteChanges } from './route-changes.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useNamedPart } from './use-named-part.ts';

/** The shell around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { isLoggedIn, loginRequired } = useSession();
  const isMoving = useNavigation().state !== 'idle';
  useNamedPart(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <div
        aria-hidden
        className={cx(
          'fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-action transition-transform',
          isMoving ? 'scale-x-75 duration-1000' : 'scale-x-0 duration-0',
        )}
      />
      <Header />
      {isLoggedIn && (
        <Suspense>
          <StandingBanner />
        </Suspense>
      )}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        // The footer begins below the first screen, so that it does not move when content replaces a
        // skeleton.
        className="mx-auto min-h-[calc(100dvh-3.75rem)] w-full max-w-page grow px-4 pt-6 pb-16 sm:px-6 sm:pt-8 print:min-h-0"
      >
        <Outlet />
      </main>
      <Suspense fallback={<div className="h-96" />}>
        <Footer />
      </Suspense>
      <Suspense>
        <BottomTabs />
      </Suspense>
      <RouteChanges main={main} />
      <ScrollRestoration getKey={toScrollKey} />
      <ToastRegion />
      <OnDemand parts={isLoggedIn ? [] : [LoginRequired]}>
        {loginRequired && <LoginRequired onClose={dismissLoginPrompt} />}
      </OnDemand>
    </div>
  );
}

/** Every freshly loaded page has the key `default`, so its scroll position is stored by its URL. */
const toScrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
