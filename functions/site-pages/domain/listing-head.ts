import type { PageHead } from './page-head.ts';
import { formatSearchPath } from './search-path.ts';
import { createBreadcrumbs } from './structured-data.ts';

interface SearchedPlace {
  readonly id: string;
  readonly label: string;
}

/** The head of the page of search results. Filters and pages of one place share its canonical address. */
export function createListingHead(
  query: URLSearchParams,
  siteUrl: string,
  searched?: SearchedPlace,
): PageHead {
  const place = searched?.label ?? query.get('q')?.trim() ?? '';
  const path = searched ? `/listing?place=${searched.id}` : formatSearchPath(place);
  return {
    title: place === '' ? 'Homes for sale across the UK' : `${place}: homes for sale`,
    description: `Homes for sale${place === '' ? '' : ` in ${place}`}, sold directly by the people who live in them, with every key fact on the page.`,
    path,
    structuredData: [
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: 'Homes for sale', path: '/listing' },
          ...(place === '' ? [] : [{ name: place, path }]),
        ],
        siteUrl,
      ),
    ],
  };
}
