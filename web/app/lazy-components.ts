import { lazy } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { loadQueryClient } from '../lib/query.ts';
import { waitUntilIdle } from '../lib/wait-until-idle.ts';

const loadErrorPage = () => import('./error-page.tsx');

/** Parts of the shell that the first render of a page does not need. */
export const AccountMenu = lazyWithQueries(() => import('./account-menu.tsx'));
export const Bell = lazyWithQueries(() => import('../features/notifications/bell.tsx'));
export const BottomTabs = lazyPart(() => import('./bottom-tabs.tsx'));
export const ErrorPage = lazy(loadErrorPage);
export const Footer = lazyPart(() => import('./footer.tsx'));
export const LoginRequired = lazyWithQueries(() => import('./login-required.tsx'));
export const MessagesLink = lazyWithQueries(() => import('./messages-link.tsx'));
export const PhoneSheet = lazyPart(() => import('./phone-sheet.tsx'));
export const StandingBanner = lazyWithQueries(() => import('./standing-banner.tsx'));
export const Toasts = lazyPart(() => import('../ui/toast.tsx'));

/**
 * Loads what a document's content has of the shell. React takes it over with the rest then: a part that it still waits for
 * would be taken away by any update, and a press on it would lead nowhere.
 */
export function loadShell(): Promise<unknown> {
  return Promise.all([Footer.load(), BottomTabs.load()]);
}

/** Once the page is idle, fetches what an offline page needs and the library of the parts with queries. */
export function prefetchComponents(): Promise<unknown> {
  return waitUntilIdle().then(() => Promise.allSettled([loadErrorPage(), loadQueryClient()]));
}
