import '../styles/own-pages.css';
import { staffPages } from '../features/staff/sections.ts';
import { withQueries } from '../lib/query.ts';
import type { RouteObject } from '../lib/router.ts';
import { ownPages } from './own-pages.ts';
import { type OwnPage, toRoute } from './public-pages.ts';
import { requireAccount, requireOrder } from './require-account.ts';
import { requireStaff } from './require-staff.ts';

const selectRoutes = (isWanted: (page: OwnPage) => boolean): RouteObject[] =>
  ownPages.filter(isWanted).map(toRoute);

/** The staff desk; its parts are listed in features/staff/sections.ts. */
const staffRoute: RouteObject = {
  path: '/staff',
  middleware: [requireStaff],
  lazy: () => import('../features/staff/staff-layout.tsx'),
  children: staffPages,
};

/**
 * Routes of accounts and personal pages. Most visitors need none of them, so the first page loads without
 * this list.
 */
export const ownRoutes: RouteObject[] = [
  {
    middleware: [withQueries],
    children: [
      ...selectRoutes(({ access }) => access === 'public' || access === 'visitor'),
      { middleware: [requireOrder], children: selectRoutes(({ access }) => access === 'order') },
      {
        middleware: [requireAccount],
        children: [
          {
            lazy: () => import('../features/accounts/leaving-page.tsx'),
            children: selectRoutes(({ isForm }) => isForm === true),
          },
          ...selectRoutes(({ access, isForm }) => access === 'member' && !isForm),
          staffRoute,
        ],
      },
    ],
  },
];
