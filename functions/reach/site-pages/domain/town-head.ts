import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import type { PageHead } from './page-head.ts';
import { formatTownPath } from './search-path.ts';
import { createBreadcrumbs } from './structured-data.ts';
import { toTownTitle } from './town-page.ts';

export interface TownListing {
  readonly placeId: string;
  readonly label: string;
  /** What is true of its homes. */
  readonly sentences: readonly string[];
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly homes: readonly Pick<PropertyCard, 'id' | 'slug' | 'title' | 'picture'>[];
}

/** The head of the page of a place. Without homes it is not for an index. */
export function createTownHead(town: TownListing, siteUrl: string): PageHead {
  const { placeId, label, sentences, place, homes } = town;
  const path = formatTownPath(placeId);
  const title = toTownTitle(placeId, label);
  return {
    title,
    description: sentences.join(' '),
    path,
    ...(homes.length === 0 && { noindex: true }),
    structuredData: [
      {
        '@type': 'CollectionPage',
        '@id': new URL(path, siteUrl).href,
        name: title,
        about: {
          '@type': 'Place',
          name: label,
          geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
        },
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: homes.map((home, nth) => ({
            '@type': 'ListItem',
            position: nth + 1,
            name: home.title,
            url: new URL(formatHomePath(home), siteUrl).href,
          })),
        },
      },
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: 'Homes for sale', path: '/listing' },
          { name: label, path },
        ],
        siteUrl,
      ),
    ],
  };
}
