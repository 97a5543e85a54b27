import pages from './pages.json' with { type: 'json' };

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** A home's page is in the site's first list of routes, which is not in the table. */
const publicSections = new Set([
  'property-details',
  ...pages.filter(({ access }) => access === 'public').map(({ path }) => sectionOf(path)),
]);
const personal = pages.filter(({ access }) => access !== 'public').map(({ path }) => path);

/** The first parts of the paths whose pages are personal or for one visit: they have no content for search engines. */
export const personalSections: readonly string[] = [...new Set(personal.map(sectionOf))].filter(
  (section) => !publicSections.has(section),
);

/** Pages below a public one that are personal. */
export const personalPaths: readonly RegExp[] = personal
  .filter((path) => publicSections.has(sectionOf(path)))
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
