import { lazy, Suspense, useEffect, useState } from 'react';
import { CardSwipes } from '../entities/property/card/card-swipes.tsx';
import { cx } from '../lib/cx.ts';
import { keepInstalledWorker } from '../lib/installed-worker.ts';
import { hasLeftBehind } from '../lib/left-behind.ts';
import { matchPath, useLocation } from '../lib/router.ts';
import { waitUntilIdle } from '../lib/wait-until-idle.ts';
import { paths } from '../site/paths.ts';
import { memberPaths, taskPaths } from '../site/task-paths.ts';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';
import type { NavigationItem } from './navigation.ts';

// Nobody is asked without a connection, and a page that is read then stays as it is.
const Advertising = lazy(() => import('./advertising.tsx').catch(() => ({ default: () => null })));
const FooterLines = lazy(() => import('./footer-lines.tsx'));

const columns: readonly { readonly title: string; readonly links: readonly NavigationItem[] }[] = [
  {
    title: 'For buyers',
    links: [
      { to: paths.listing, label: 'Find a home' },
      { to: paths.favourites, label: 'Saved' },
      { to: paths.myBuying, label: 'Buying' },
    ],
  },
  {
    title: 'For sellers',
    links: [
      { to: paths.sell, label: 'Sell your home' },
      { to: paths.myListing, label: 'Selling' },
    ],
  },
  {
    title: 'Gable',
    links: [
      { to: paths.howItWorks, label: 'How it works and fees' },
      { to: paths.blog, label: 'Guides' },
      { to: paths.getStarted, label: 'Get started' },
      { to: paths.referral, label: 'Invite friends' },
      { to: paths.becomeAffiliate, label: 'Become an affiliate' },
      { to: paths.help, label: 'Help' },
      { to: paths.contactUs, label: 'Contact us' },
      { to: paths.complaints, label: 'Complaints' },
    ],
  },
];

const rules: readonly NavigationItem[] = [
  { to: paths.terms, label: 'Terms of use' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.dataDeletion, label: 'Deleting your data' },
  { to: paths.offersTerms, label: 'Vouchers and offers' },
  { to: paths.transparency, label: 'Reports and decisions' },
];
const link = 'inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline';

/** Short on a page of one task, on a member's own pages and at the desk, where nobody is asked about adverts. Loaded after the page's first content, since it begins below the first screen. */
export default function Footer() {
  const { pathname } = useLocation();
  const isDesk = matchPath('/staff/*', pathname) !== null;
  const isShort = isDesk || [...taskPaths, ...memberPaths].some((path) => matchPath(path, pathname));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void waitUntilIdle().then(() => !isGone && setIdle(true));
    void waitUntilIdle().then(keepInstalledWorker);
    // For visitors, too: a login can have ended while no page was open.
    if (hasLeftBehind())
      import('../lib/forget-left.ts').then(
        ({ forgetLeft }) => forgetLeft(),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <footer data-shell className="border-t border-line bg-sunk">
      <div
        className={cx(
          'mx-auto grid max-w-page gap-8 px-4 sm:px-6',
          isShort ? 'py-3' : 'py-10 md:grid-cols-[1.4fr_2fr]',
        )}
      >
        {!isShort && <SiteLinks />}
        <nav aria-label="Terms" className={cx(!isShort && 'border-t border-line pt-4 md:col-span-2')}>
          <ul className="flex flex-wrap gap-x-6 text-sm">
            {rules.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense>
          {isIdle && (
            <>
              {!isShort && <FooterLines />}
              {!isDesk && <Advertising />}
            </>
          )}
        </Suspense>
        <CardSwipes />
      </div>
    </footer>
  );
}

const SiteLinks = () => (
  <>
    <div className="grid content-start gap-2">
      <p className="flex items-center gap-2 text-lg font-bold">
        <span className="text-action">
          <Mark size={22} />
        </span>
        Gable
      </p>
      <p className="max-w-80 text-muted">Homes in the UK, straight from their sellers.</p>
    </div>
    <nav aria-label="Footer" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className="mb-1 text-base">{title}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  </>
);
