import { sections, toSectionPath } from '../features/staff/sections.ts';
import { paths } from '../site/paths.ts';
import { ownPages } from './own-pages.ts';
import type { OwnPage } from './public-pages.ts';

/** What the server and the tests know of a page. */
interface ServerPage extends Pick<OwnPage, 'path' | 'head'> {
  readonly access: OwnPage['access'] | 'staff';
}

const staffPages: readonly ServerPage[] = sections.flatMap((section) =>
  section.pages
    .filter(({ lazy }) => lazy !== undefined)
    .map(({ path }) => ({ path: [toSectionPath(section), path].filter(Boolean).join('/'), access: 'staff' })),
);

/** The pages of the site but the public ones of its first routes, as `npm run pages` writes them for the server. */
export const serverPages: readonly ServerPage[] = [
  { path: paths.login, access: 'visitor' },
  ...ownPages.map(({ path, access, head }) => ({ path, access, ...(head && { head }) })),
  ...staffPages,
];
