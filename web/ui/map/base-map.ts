import { queryOptions } from '@tanstack/react-query';
import { mapPointerKey, type PublishedMap } from '../../../functions/kernel/published-map.ts';
import { configQuery } from '../../lib/config.ts';

/** What is drawn below the pins: vector streets of the stage's own file, a provider's pictures, or an outline. */
export type BaseMap =
  | { readonly kind: 'streets'; readonly map: PublishedMap }
  | { readonly kind: 'pictures'; readonly url: string; readonly attribution: string }
  | { readonly kind: 'outline' };

const isPublished = (found: Partial<PublishedMap>): found is PublishedMap =>
  found.file !== undefined && found.bounds !== undefined && found.maxZoom !== undefined;

/** Not cancelled with the map that asks first: another one follows when a page is laid out anew. */
async function findPublishedMap(): Promise<PublishedMap | undefined> {
  const answer = await fetch(`/${mapPointerKey}`);
  if (!answer.ok) return undefined;
  const found: Partial<PublishedMap> = await answer.json();
  return isPublished(found) ? found : undefined;
}

/** The base of every map on the site. A failure shows the outline rather than no map. */
export const baseMapQuery = queryOptions({
  queryKey: ['base-map'],
  staleTime: Infinity,
  queryFn: async ({ client }): Promise<BaseMap> => {
    const map = await findPublishedMap().catch(() => undefined);
    if (map) return { kind: 'streets', map };
    const config = await client.ensureQueryData(configQuery).catch(() => undefined);
    if (config?.tileUrl === undefined) return { kind: 'outline' };
    return { kind: 'pictures', url: config.tileUrl, attribution: config.tileAttribution ?? '' };
  },
});
