import { redirect, type RouteObject } from '../../lib/router.ts';
import type { TaskKind } from './task-paths.ts';

/** One section of the desk. A new section is added to `sections`, with its pages in a folder here. */
export interface StaffSection {
  /** Below /staff; empty for the list of tasks. */
  readonly path: string;
  readonly label: string;
  /** The first of its part of the menu. */
  readonly begins?: boolean;
  /** Pages, with paths below the section's. Each page sets its title in `handle` and has one `h1`. */
  readonly pages: readonly RouteObject[];
  /** The kinds of tasks decided here, counted in the menu; `taskPaths` has their pages. */
  readonly kinds?: readonly TaskKind[];
}

/** In the order of the menu: what waits, what is looked up while somebody is on the telephone, what is run. */
export const sections: readonly StaffSection[] = [
  {
    path: '',
    label: 'To do',
    pages: [{ index: true, lazy: () => import('./tasks/tasks-page.tsx') }],
  },
  {
    path: 'tickets',
    label: 'Tickets',
    pages: [
      { index: true, lazy: () => import('./tickets/tickets-page.tsx') },
      { path: ':id', lazy: () => import('./tickets/ticket-page.tsx') },
    ],
  },
  {
    path: 'reports',
    label: 'Reports',
    kinds: ['report', 'appeal'],
    pages: [
      { index: true, lazy: () => import('./reports/reports-page.tsx') },
      { path: ':id', lazy: () => import('./reports/report-page.tsx') },
    ],
  },
  {
    path: 'reviews',
    label: 'Homes to check',
    kinds: ['home_review'],
    pages: [
      { index: true, lazy: () => import('./reviews/reviews-page.tsx') },
      { path: ':id', lazy: () => import('./reviews/review-page.tsx') },
    ],
  },
  {
    path: 'identity',
    label: 'Identity checks',
    kinds: ['identity_check'],
    pages: [
      { index: true, loader: () => redirect('/staff?kind=identity_check') },
      { path: ':id', lazy: () => import('./identity/check-page.tsx') },
    ],
  },
  {
    path: 'ownership',
    label: 'Proofs of ownership',
    kinds: ['ownership_proof'],
    pages: [
      { index: true, loader: () => redirect('/staff?kind=ownership_proof') },
      { path: ':id', lazy: () => import('./ownership/proof-page.tsx') },
    ],
  },
  {
    path: 'buyer-checks',
    label: 'Buyer checks',
    kinds: ['buyer_check'],
    pages: [
      { index: true, lazy: () => import('./buyer-checks/checks-page.tsx') },
      { path: ':id', lazy: () => import('./buyer-checks/check-page.tsx') },
    ],
  },
  {
    path: 'affiliates',
    label: 'Affiliates',
    pages: [{ index: true, lazy: () => import('./affiliates/affiliates-page.tsx') }],
    kinds: ['affiliate'],
  },
  {
    begins: true,
    path: 'people',
    label: 'People',
    pages: [
      { index: true, lazy: () => import('./people/people-page.tsx') },
      { path: ':id', lazy: () => import('./people/person-page.tsx') },
    ],
  },
  {
    path: 'homes',
    label: 'Homes',
    kinds: ['seal'],
    pages: [
      { index: true, lazy: () => import('./homes/homes-page.tsx') },
      { path: ':id', lazy: () => import('./homes/home-page.tsx') },
    ],
  },
  {
    path: 'payments',
    label: 'Payments',
    pages: [
      { index: true, lazy: () => import('./payments/payments-page.tsx') },
      { path: 'books', lazy: () => import('./payments/books-page.tsx') },
      { path: 'payouts', lazy: () => import('./payments/payouts-page.tsx') },
      { path: 'payouts/:id', lazy: () => import('./payments/payout-page.tsx') },
    ],
    kinds: ['refund'],
  },
  {
    begins: true,
    path: 'board',
    label: 'Board',
    pages: [{ index: true, lazy: () => import('./board/board-page.tsx') }],
  },
  {
    path: 'coupons',
    label: 'Coupons',
    pages: [{ index: true, lazy: () => import('./coupons/coupons-page.tsx') }],
  },
  {
    path: 'portals',
    label: 'Portals',
    pages: [{ index: true, lazy: () => import('./portals/portals-page.tsx') }],
  },
  {
    path: 'blog',
    label: 'Blog',
    kinds: ['comment'],
    pages: [
      { index: true, lazy: () => import('./blog/posts-page.tsx') },
      { path: 'comments', lazy: () => import('./blog/comments-page.tsx') },
      { path: 'categories', lazy: () => import('./blog/categories-page.tsx') },
      { path: 'new', lazy: () => import('./blog/editor-page.tsx') },
      { path: ':id', lazy: () => import('./blog/editor-page.tsx') },
      { path: ':id/preview', lazy: () => import('./blog/preview-page.tsx') },
    ],
  },
  {
    path: 'configuration',
    label: 'Settings',
    pages: [{ index: true, lazy: () => import('./configuration/configuration-page.tsx') }],
  },
];

export function toSectionPath({ path }: StaffSection): string {
  return path === '' ? '/staff' : `/staff/${path}`;
}

/** The routes below /staff. */
export const staffPages: RouteObject[] = [
  { path: 'search', lazy: () => import('./search/search-page.tsx') },
  ...sections.map(({ path, pages }) => ({ ...(path !== '' && { path }), children: [...pages] })),
];
