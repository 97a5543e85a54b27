import { PostDeleted, PostUpdated } from '../../../../events/blog.ts';
import {
  PropertyPriceChanged,
  PropertyPublished,
  PropertyStatusChanged,
} from '../../../../events/property.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatHomeSlug } from '../../../listings/properties/domain/home-address.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { removeFromEdge } from '../adapters/edge-cache.ts';
import { listCachedPaths } from '../domain/changed-pages.ts';

/**
 * Throws away the document of a page whose price or status changed, or whose text was edited or deleted; other changes
 * are seen within two minutes.
 */
export const handler = subscriber(
  'site-pages-on-page-changed',
  {
    on: [PropertyPublished, PropertyStatusChanged, PropertyPriceChanged, PostUpdated, PostDeleted],
    needs: ['table:read', 'edge:invalidate'],
  },
  async (event, { id }) => {
    const { data } = event;
    const paths = 'slug' in data ? [`/blog/${data.slug}`] : await listHomePaths(data.propertyId);
    await removeFromEdge(paths.flatMap(listCachedPaths), id);
  },
);

/** The page of a home, and the redirect to it. */
async function listHomePaths(id: PropertyId): Promise<readonly string[]> {
  const home = await findProperty(id);
  const slug = home && formatHomeSlug(home);
  return [formatHomePath({ id }), ...(slug === undefined ? [] : [formatHomePath({ id, slug })])];
}
