import { lazy, Suspense } from 'react';
import { waitUntilIdle } from '../lib/wait-until-idle.ts';
import { Link } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';
import type { NavigationItem } from './navigation.ts';
import { paths } from './paths.ts';
import * as words from './words.ts';
import { fillNodes } from '../lib/fill.ts';

const Advertising = lazy(() => waitUntilIdle().then(() => import('./advertising.tsx')));
const FooterLines = lazy(() => waitUntilIdle().then(() => import('./footer-lines.tsx')));

const columns: readonly { readonly title: string; readonly links: readonly NavigationItem[] }[] = [
  {
    title: words.buying,
    links: [
      { to: paths.listing, label: words.findAHome },
      { to: paths.favourites, label: words.favourites },
    ],
  },
  {
    title: words.selling,
    links: [
      { to: paths.sell, label: words.sellYourHome },
      { to: paths.myListing, label: words.myListings },
    ],
  },
  {
    title: words.gable,
    links: [
      { to: paths.howItWorks, label: words.howItWorksAndFees },
      { to: paths.blog, label: words.guides },
      { to: paths.getStarted, label: words.getStarted },
      { to: paths.referral, label: words.inviteFriends },
      { to: paths.becomeAffiliate, label: words.becomeAnAffiliate },
      { to: paths.help, label: words.help },
      { to: paths.contactUs, label: words.contactUs },
      { to: paths.complaints, label: words.complaints },
    ],
  },
];

const rules: readonly NavigationItem[] = [
  { to: paths.terms, label: words.termsOfUse },
  { to: paths.privacy, label: words.privacy },
  { to: paths.dataDeletion, label: words.deletingYourData },
  { to: paths.offersTerms, label: words.vouchersAndOffers },
  { to: paths.transparency, label: words.reportsAndDecisions },
];
const link = 'inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline';

/** Loaded after the page's first content, since it begins below the first screen. */
export default function Footer() {
  return (
    <footer data-shell className="border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-2">
          <p className="flex items-center gap-2 text-lg font-bold">
            {fillNodes(words.valueGable, {
              value: (
                <span className="text-action">
                  <Mark size={22} />
                </span>
              ),
            })}
          </p>
          <p className="max-w-80 text-muted">Homes in the UK, straight from their sellers.</p>
        </div>
        <nav aria-label={words.footer} className="grid grid-cols-2 gap-6 sm:grid-cols-3">
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
        <nav aria-label={words.terms} className="border-t border-line pt-4 md:col-span-2">
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
          <FooterLines />
          <Advertising />
        </Suspense>
      </div>
    </footer>
  );
}
