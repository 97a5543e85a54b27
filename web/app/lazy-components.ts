import { lazy } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { loadQueryClient } from '../lib/query.ts';
import { waitUntilIdle } from '../lib/wait-until-idle.ts';

const imports = {
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
export const AccountMenu = lazyWithQueries(imports.accountMenu);
export const Bell = lazyWithQueries(imports.bell);
export const BottomTabs = lazy(imports.bottomTabs);
export const ErrorPage = lazy(imports.errorPage);
export const Footer = lazy(imports.footer);
export const LoginRequired = lazyWithQueries(imports.loginRequired);
export const MessagesLink = lazyWithQueries(imports.messagesLink);
export const PhoneSheet = lazyPart(imports.phoneSheet);
export const StandingBanner = lazyWithQueries(imports.standingBanner);
export const Toasts = lazyPart(imports.toasts);

/** Once the page is idle, fetches what an offline page needs and the library of the parts with queries. */
export function prefetchComponents(): Promise<unknown> {
  return waitUntilIdle().then(() => Promise.allSettled([imports.errorPage(), loadQueryClient()]));
}
