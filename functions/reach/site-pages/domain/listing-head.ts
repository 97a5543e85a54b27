import { toVisibleText } from '../../../../events/visible-text.ts';
import { dropNearMe } from '../../../finding/search/domain/near-me.ts';
import type { PageHead } from './page-head.ts';
import { isIndexedSearch } from './search-index.ts';
import { formatSearchPath, formatTownPath, toPageOfPlace } from './search-path.ts';
import { createBreadcrumbs } from './structured-data.ts';

/** What the head shows of the results. */
interface FoundResults {
  /** Missing where the site counts them. */
  readonly total?: number;
  readonly place?: { readonly id: string; readonly label: string } | undefined;
  readonly street?: string | undefined;
  readonly understood?: { readonly words: string } | undefined;
}

/**
 * The head of the page of search results. Those of a place have the canonical address of its page, whatever their
 * filters; others that of all homes. Without `found` the results are not known.
 */
export function createListingHead(query: URLSearchParams, siteUrl: string, found?: FoundResults): PageHead {
  const toLine = (text: string) => toVisibleText(text).replaceAll(/\s+/g, ' ').trim();
  const street = toLine(found?.street ?? query.get('street') ?? '');
  const asked = street || dropNearMe(toLine(query.get('q') ?? ''));
  const searched = found?.place;
  const place = [searched && street, searched?.label ?? asked].filter(Boolean).join(', ');
  const isIndexed =
    found &&
    isIndexedSearch({
      total: found.total,
      hasPlace: searched !== undefined,
      words: street || (found.understood?.words ?? asked),
    });
  const path = searched ? formatTownPath(toPageOfPlace(searched.id)) : '/listing';
  return {
    title: place === '' ? 'Homes for sale across the UK' : `${place}: homes for sale`,
    description: `Homes for sale${place === '' ? '' : ` in ${place}`}, straight from their sellers, with their key facts on the page.`,
    path,
    ...(isIndexed === false && { noindex: true }),
    structuredData: [
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: 'Homes for sale', path: '/listing' },
          ...(place === '' ? [] : [{ name: place, path: searched ? path : formatSearchPath(asked) }]),
        ],
        siteUrl,
      ),
    ],
  };
}
