import * as z from 'zod';
import { FacetsView, PlaceView } from '../../../finding/search/contract.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { callPublicApi } from '../adapters/public-api.ts';
import { renderTownContent } from '../domain/content/town-content.ts';
import { formatTownPath } from '../domain/search-path.ts';
import type { SitePage, SiteRedirect } from '../domain/site-page.ts';
import { createTownHead } from '../domain/town-head.ts';
import { describeTown, listKindSearches, listTownSearches } from '../domain/town-page.ts';

const Found = z.object({
  total: z.int(),
  properties: z.array(PropertyCard),
  place: PlaceView.optional(),
  facets: FacetsView.optional(),
});

/**
 * The page of a place by its id; `undefined` for an id that names no place.
 * @throws Error when a public call fails
 */
export async function findTownPage(
  placeId: string,
  siteUrl: string,
): Promise<SitePage | SiteRedirect | undefined> {
  const addresses = Object.values(listTownSearches(placeId)).map(
    (search) => `/api/search-properties?${new URLSearchParams(search).toString()}`,
  );
  const answers = await Promise.all(addresses.map(callPublicApi));
  if (answers.some(({ status }) => status !== 200)) return undefined;
  const [newest, cheapest, dearest, recent] = answers.map(({ text }) => Found.parse(JSON.parse(text)));
  const place = newest?.place;
  if (!newest || !place) return undefined;
  // An earlier id is read as a name.
  if (place.id !== placeId) return { status: 301, location: formatTownPath(place.id) };
  const sentences = describeTown({
    placeId,
    name: place.name,
    total: newest.total,
    cheapest: cheapest?.properties[0],
    dearest: dearest?.properties[0],
    recent: recent?.total ?? 0,
  });
  const town = { placeId, label: place.label, sentences, homes: newest.properties };
  return {
    status: 200,
    life: 'content',
    head: createTownHead(town, siteUrl),
    answers: new Map(addresses.map((address, nth) => [address, answers[nth]?.text ?? ''])),
    content: renderTownContent({ ...town, kinds: listKindSearches(placeId, newest.facets?.type) }),
  };
}
