import { lazy } from 'react';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { queryClient } from '../lib/query.ts';

/** Long enough for a first page and its pictures on a slow phone: what comes later shall not hold them up. */
const firstSightMs = 3_000;
const whenQuiet = (): Promise<unknown> =>
  new Promise((go) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 10_000 });
      else go(undefined);
    }, firstSightMs);
  });

const parts = {
  accountMenu: () => import('./account-menu.tsx'),
  advertising: () => whenQuiet().then(() => import('./advertising.tsx')),
  bell: () => import('../features/notifications/bell.tsx'),
  errorPage: () => import('./error-page.tsx'),
  footerLines: () => whenQuiet().then(() => import('./footer-lines.tsx')),
  loginRequired: () => import('./login-required.tsx'),
  messagesLink: () => import('./messages-link.tsx'),
  phoneSheet: () => import('./phone-sheet.tsx'),
  standingBanner: () => import('./standing-banner.tsx'),
  toasts: () => import('../ui/toast.tsx'),
} as const;

/** Parts of the shell that the first picture of a page does not need. */
export const AccountMenu = lazyWithQueries(parts.accountMenu);
export const Advertising = lazy(parts.advertising);
export const Bell = lazyWithQueries(parts.bell);
export const ErrorPage = lazy(parts.errorPage);
export const FooterLines = lazy(parts.footerLines);
export const LoginRequired = lazyWithQueries(parts.loginRequired);
export const MessagesLink = lazyWithQueries(parts.messagesLink);
export const PhoneSheet = lazy(parts.phoneSheet);
export const StandingBanner = lazyWithQueries(parts.standingBanner);
export const Toasts = lazy(parts.toasts);

/** Fetches what may be needed when the network is gone, and what the next press opens, once the page is quiet. */
export const fetchLater = (): Promise<unknown> =>
  whenQuiet().then(() =>
    Promise.allSettled([parts.errorPage(), parts.toasts(), parts.phoneSheet(), queryClient()]),
  );
