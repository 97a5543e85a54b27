import { lazy } from 'react';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { loadQueryClient } from '../lib/query.ts';
import { whenQuiet } from '../lib/when-quiet.ts';

const parts = {
  accountMenu: () => import('./account-menu.tsx'),
  bell: () => import('../features/notifications/bell.tsx'),
  bottomTabs: () => import('./bottom-tabs.tsx'),
  errorPage: () => import('./error-page.tsx'),
  footer: () => import('./footer.tsx'),
  loginRequired: () => import('./login-required.tsx'),
  messagesLink: () => import('./messages-link.tsx'),
  phoneSheet: () => import('./phone-sheet.tsx'),
  standingBanner: () => import('./standing-banner.tsx'),
  toasts: () => import('../ui/toast.tsx'),
} as const;

/** Parts of the shell that the first render of a page does not need. */
export const AccountMenu = lazyWithQueries(parts.accountMenu);
export const Bell = lazyWithQueries(parts.bell);
export const BottomTabs = lazy(parts.bottomTabs);
export const ErrorPage = lazy(parts.errorPage);
export const Footer = lazy(parts.footer);
export const LoginRequired = lazyWithQueries(parts.loginRequired);
export const MessagesLink = lazyWithQueries(parts.messagesLink);
export const PhoneSheet = lazy(parts.phoneSheet);
export const StandingBanner = lazyWithQueries(parts.standingBanner);
export const Toasts = lazy(parts.toasts);

/**
 * Once the page is idle, fetches the parts that an offline page needs and those that the next press can open.
 */
export const fetchLater = (): Promise<unknown> =>
  whenQuiet().then(() =>
    Promise.allSettled([parts.errorPage(), parts.toasts(), parts.phoneSheet(), loadQueryClient()]),
  );
