import * as z from 'zod';
import { PlaceFacts } from '../../../finding/area-facts/domain/place-facts.ts';
import { FacetsView, PlaceOverview, PlaceView } from '../../../finding/search/contract.ts';
import { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { PostCard } from '../../../trust/blog/contract.ts';
import { renderSitePage } from '../adapters/page-renderer.ts';
import { callPublicApi } from '../adapters/public-api.ts';
import { formatTownPath } from '../domain/search-path.ts';
import { lateAnswer, type PublicAnswer, type SitePage, type SiteRedirect } from '../domain/site-page.ts';
import { createTownHead } from '../domain/town-head.ts';
import {
  describeSales,
  describeTown,
  listGuideQueries,
  listTownCalls,
  mayHavePlaceFacts,
} from '../domain/town-page.ts';
import { loadMissingPage, loadUnknownPage } from './load-missing-page.ts';

const Found = z.object({
  total: z.int(),
  properties: z.array(PropertyCard),
  place: PlaceView.optional(),
  facets: FacetsView.optional(),
});
const Guides = z.object({
  blogs: z.array(
    PostCard.pick({ id: true, slug: true, title: true, excerpt: true, cover: true, readMinutes: true }),
  ),
});

/** The registers of a place that nobody asked about lately take seconds: the site then asks for them afterwards. */
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
): Promise<{ readonly answer: PublicAnswer; readonly part: z.output<S> } | undefined> {
  try {
    const answer = await callPublicApi(toAddress(call), timeoutMs);
    const { data } = schema.safeParse(answer.status === 200 ? JSON.parse(answer.text) : undefined);
    return data === undefined ? undefined : { answer, part: data };
  } catch {
    return undefined;
  }
}

/**
 * The page of a place by its id.
 * @throws Error when the search of its homes fails; the page does without any other part
 */
export async function loadTownPage(placeId: string, siteUrl: string): Promise<SitePage | SiteRedirect> {
  const calls = listTownCalls(placeId);
  const asksFacts = mayHavePlaceFacts(placeId);
  const [first, reduced, overview, facts] = await Promise.all([
    callPublicApi(toAddress(calls.newest)),
    findPart(calls.reduced, Found),
    findPart(calls.overview, PlaceOverview),
    asksFacts ? findPart(calls.facts, PlaceFacts, factsTimeoutMs) : undefined,
  ]);
  const answers = new Map([
    [toAddress(calls.newest), first],
    [toAddress(calls.reduced), reduced?.answer ?? lateAnswer],
    [toAddress(calls.overview), overview?.answer ?? lateAnswer],
    ...(asksFacts ? [[toAddress(calls.facts), facts?.answer ?? lateAnswer] as const] : []),
  ]);
  const path = formatTownPath(placeId);
  if (first.status !== 200) return loadUnknownPage(path);
  const newest = Found.parse(JSON.parse(first.text));
  const { place } = newest;
  if (!place) return loadMissingPage({ title: 'We don’t know this place', path, answers });
  // An earlier id is read as a name.
  if (place.id !== placeId) return { status: 301, location: formatTownPath(place.id) };
  const numbers = { placeId, name: place.name, total: newest.total, prices: overview?.part.prices };
  const sold = facts?.part.sold;
  const sentences = describeTown({ ...numbers, recent: overview?.part.recent ?? 0 });
  const sales = sold?.sales && !sold.source?.isDemo ? describeSales(place.name, sold, sold.sales) : [];
  const town = { placeId, label: place.label, place, homes: newest.properties };
  const head = createTownHead({ ...town, sentences: [...sentences, ...sales] }, siteUrl);
  for (const [address, answer] of await findGuides(place.name, overview?.part)) answers.set(address, answer);
  const rendered = await renderSitePage({ path, answers });
  return { status: 200, life: 'content', head, answers, rendered };
}

/** The lists of guides by their addresses, in which the page looks for those of the place. */
async function findGuides(name: string, overview: PlaceOverview | undefined) {
  const calls = listGuideQueries(name, overview?.nation ?? 'england').map((query) => ({
    to: '/api/blogs',
    query,
  }));
  return Promise.all(
    calls.map(
      async (call) => [toAddress(call), (await findPart(call, Guides))?.answer ?? lateAnswer] as const,
    ),
  );
}
