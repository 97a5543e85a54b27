import * as z from 'zod';
import { PlaceFacts } from '../../../finding/area-facts/domain/place-facts.ts';
import { FacetsView, PlaceOverview, PlaceView } from '../../../finding/search/contract.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { PostCard } from '../../../trust/blog/contract.ts';
import { callPublicApi, type PublicAnswer } from '../adapters/public-api.ts';
import { renderTownContent } from '../domain/content/town-content.ts';
import { formatTownPath } from '../domain/search-path.ts';
import type { SitePage, SiteRedirect } from '../domain/site-page.ts';
import { createTownHead } from '../domain/town-head.ts';
import {
  describeSales,
  describeTown,
  hasPlaceFacts,
  listGuideQueries,
  listKindSearches,
  listTownCalls,
  mayHavePlaceFacts,
  selectGuides,
} from '../domain/town-page.ts';

const Found = z.object({
  total: z.int(),
  properties: z.array(PropertyCard),
  place: PlaceView.optional(),
  facets: FacetsView.optional(),
});
const Guides = z.object({ blogs: z.array(PostCard.pick({ slug: true, title: true, excerpt: true })) });

/** The registers of a place that nobody asked about lately take seconds: the site then asks for them by itself. */
const factsTimeoutMs = 1_500;

interface PartCall {
  readonly to: string;
  readonly query: Readonly<Record<string, string>>;
}
const toAddress = ({ to, query }: PartCall): string => `${to}?${new URLSearchParams(query).toString()}`;

/** A part that the page can do without, also when an earlier or later release answers. */
async function findPart<S extends z.ZodType>(
  call: PartCall,
  schema: S,
  timeoutMs?: number,
): Promise<{ readonly text: string; readonly part: z.output<S> } | undefined> {
  try {
    const { status, text } = await callPublicApi(toAddress(call), timeoutMs);
    const { data } = schema.safeParse(status === 200 ? JSON.parse(text) : undefined);
    return data === undefined ? undefined : { text, part: data };
  } catch {
    return undefined;
  }
}

/**
 * The page of a place by its id; `undefined` for an id that names no place.
 * @throws Error when the search of its homes fails; the page does without any other part
 */
export async function findTownPage(
  placeId: string,
  siteUrl: string,
): Promise<SitePage | SiteRedirect | undefined> {
  const calls = listTownCalls(placeId);
  const [first, reduced, overview, facts] = await Promise.all([
    callPublicApi(toAddress(calls.newest)),
    findPart(calls.reduced, Found),
    findPart(calls.overview, PlaceOverview),
    mayHavePlaceFacts(placeId) ? findPart(calls.facts, PlaceFacts, factsTimeoutMs) : undefined,
  ]);
  const newest = readNewest(first);
  const place = newest?.place;
  if (!newest || !place) return undefined;
  // An earlier id is read as a name.
  if (place.id !== placeId) return { status: 301, location: formatTownPath(place.id) };
  const numbers = { placeId, name: place.name, total: newest.total, prices: overview?.part.prices };
  const sold = facts?.part.sold;
  const sentences = describeTown({ ...numbers, recent: overview?.part.recent ?? 0 });
  const sales = sold?.sales && !sold.source?.isDemo ? describeSales(sold.outcodes, sold.sales) : [];
  const town = { placeId, label: place.label, sentences, homes: newest.properties };
  const answers: readonly (readonly [PartCall, string | undefined])[] = [
    [calls.newest, first.text],
    [calls.reduced, reduced?.text],
    [calls.overview, overview?.text],
    ...(hasPlaceFacts(place) ? [[calls.facts, facts?.text] as const] : []),
  ];
  return {
    status: 200,
    life: 'content',
    head: createTownHead({ ...town, place, sentences: [...sentences, ...sales] }, siteUrl),
    answers: new Map(
      answers.flatMap(([call, text]) => (text === undefined ? [] : [[toAddress(call), text] as const])),
    ),
    content: renderTownContent({
      ...town,
      name: place.name,
      total: newest.total,
      kinds: listKindSearches(placeId, newest.facets?.type),
      reduced: reduced?.part.properties ?? [],
      overview: overview?.part,
      facts: facts?.part,
      guides: await listGuides(place.name, overview?.part),
    }),
  };
}

const readNewest = ({ status, text }: PublicAnswer) =>
  status === 200 ? Found.parse(JSON.parse(text)) : undefined;

async function listGuides(name: string, overview: PlaceOverview | undefined) {
  const lists = await Promise.all(
    listGuideQueries(name, overview?.nation ?? 'england').map((query) =>
      findPart({ to: '/api/blogs', query }, Guides),
    ),
  );
  return selectGuides(lists.map((list) => list?.part.blogs ?? []));
}
