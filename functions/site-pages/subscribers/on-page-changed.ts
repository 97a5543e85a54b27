import { PostDeleted, PostUpdated } from '../../../events/blog.ts';
import { PropertyPriceChanged, PropertyPublished, PropertyStatusChanged } from '../../../events/property.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { removeFromEdge } from '../adapters/edge-cache.ts';
import { listCachedPaths } from '../domain/changed-pages.ts';

/**
 * Throws away the document of a page whose price or status changed, or whose text was edited or deleted; other changes
 * are seen within two minutes.
 */
export const handler = subscriber(
  [PropertyPublished, PropertyStatusChanged, PropertyPriceChanged, PostUpdated, PostDeleted],
  async (event, { id }) => {
    const { data } = event;
    const path = 'slug' in data ? `/blog/${data.slug}` : `/property-details/${data.propertyId}`;
    await removeFromEdge(listCachedPaths(path), id);
  },
);
