import * as z from 'zod';
import { PlaceView } from '../../../finding/search/contract.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { PropertyPage } from '../../../listings/properties/domain/views.ts';
import { PostPage } from '../../../trust/blog/contract.ts';
import { formatSearchCall, renderSitePage } from '../adapters/page-renderer.ts';
import { callPublicApi } from '../adapters/public-api.ts';
import { createHomeHead } from '../domain/home-head.ts';
import { newestHomesQuery } from '../domain/home-hero.ts';
import { Html } from '../domain/html.ts';
import { readListedSearch } from '../domain/listed-search.ts';
import { createListingHead } from '../domain/listing-head.ts';
import type { PageHead } from '../domain/page-head.ts';
import { createPathRedirect, decodePathPart, hasDotPart } from '../domain/path-redirect.ts';
import { createPostHead } from '../domain/post-head.ts';
import { createPropertyHead } from '../domain/property-head.ts';
import { toPostShareCard, toPropertyShareCard } from '../domain/share-card.ts';
import type { PublicAnswer, SitePage, SiteRedirect } from '../domain/site-page.ts';
import { matchSiteRoute, type SiteRoute } from '../domain/site-routes.ts';
import { formatHomeTownPath } from '../domain/town-of-home.ts';
import { findAnswers } from './find-answers.ts';
import { findSharePicture } from './find-share-picture.ts';
import { loadBlog, loadPosts } from './load-guides.ts';
import { isMissing, loadMissingPage, loadUnknownPage } from './load-missing-page.ts';
import { loadStaticPage } from './load-static-page.ts';
import { loadTownPage } from './load-town-page.ts';

export interface PageRequest {
  /** Such as `/property-details/prp_…`, as it was asked for. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The origin of the site, for absolute addresses. */
  readonly siteUrl: string;
}

/** The page of a path, or where it is now. @throws Error when a public call fails */
export async function loadSitePage(request: PageRequest): Promise<SitePage | SiteRedirect> {
  const { path, query } = request;
  if (hasDotPart(path)) return loadUnknownPage(path);
  if (path.length > 1 && path.endsWith('/')) return createPathRedirect(path, query) ?? loadUnknownPage(path);
  return loadRoute(matchSiteRoute(path), request);
}

async function loadRoute(route: SiteRoute, request: PageRequest): Promise<SitePage | SiteRedirect> {
  const { path, query, siteUrl } = request;
  switch (route.kind) {
    case 'home':
      return loadHome(siteUrl);
    case 'listing':
      return loadListing(query, siteUrl);
    case 'blog':
      return loadBlog(siteUrl);
    case 'posts':
      return loadPosts(query, siteUrl);
    case 'property':
      return loadProperty(route.id, request);
    case 'town':
      return loadTownPage(route.placeId, siteUrl);
    case 'town-of-home':
      return loadTownOfHome(route.id, path);
    case 'post':
      return loadPost(route.slug, request);
    case 'static':
      return loadStaticPage(route, siteUrl);
    case 'wizard':
      return loadWizard(path);
    case 'personal':
      return { status: 200, life: 'shell', head: { title: 'Gable', path, noindex: true } };
    case 'unknown':
      return loadUnknownPage(path);
  }
}

const toContent = (head: PageHead): SitePage => ({ status: 200, life: 'content', head });

/** The words that are there until a draft is open, in whose place its page is drawn. */
async function loadWizard(path: string): Promise<SitePage> {
  const { html } = await renderSitePage({ path });
  return {
    status: 200,
    life: 'shell',
    head: { title: 'Sell your home', path, noindex: true },
    content: new Html(html),
  };
}

const Results = z.object({
  total: z.int(),
  place: PlaceView.pick({ id: true, label: true }).optional(),
  understood: z.object({ words: z.string() }).optional(),
  comingSoon: z.boolean().default(false),
});

async function loadHome(siteUrl: string): Promise<SitePage> {
  const head = createHomeHead(siteUrl);
  const answers = await findAnswers([
    `/api/all-properties?per_page=${newestHomesQuery.per_page}&front=${newestHomesQuery.front}`,
    '/api/package',
  ]);
  // The page itself shows why a call was refused.
  if (!answers) return toContent(head);
  return { ...toContent(head), answers, rendered: await renderSitePage({ path: head.path, answers }) };
}

async function loadListing(asked: URLSearchParams, siteUrl: string): Promise<SitePage> {
  // A form sends an empty text for what its reader leaves open.
  const query = new URLSearchParams([...asked].filter(([, value]) => value !== ''));
  const { place, street, words, hasResults } = readListedSearch(query);
  if (!hasResults)
    return {
      status: 200,
      life: 'shell',
      head: createListingHead(query, siteUrl, { place, street, understood: { words } }),
    };
  const address = formatSearchCall(query.toString());
  const answer = await callPublicApi(address);
  if (answer.status !== 200) return toContent(createListingHead(query, siteUrl));
  const found = parseAnswer(Results, answer);
  const answers = new Map([[address, answer]]);
  const page = { ...toContent(createListingHead(query, siteUrl, found)), answers };
  if (found.comingSoon) return page;
  const written = asked.size > 0 ? `?${asked.toString()}` : '';
  return { ...page, rendered: await renderSitePage({ path: '/listing', query: written, answers }) };
}

/** The page of a home at its own address; its id, and words that were its address, lead there. */
async function loadProperty(
  id: string,
  { path, query, siteUrl }: PageRequest,
): Promise<SitePage | SiteRedirect> {
  const part = encodeURIComponent(decodePathPart(id));
  const address = `/api/properties/${part}`;
  const answer = await callPublicApi(address);
  const answers = new Map([[address, answer]]);
  if (answer.status !== 200)
    return isMissing(answer)
      ? loadMissingPage({ title: 'This home isn’t available', path: `/property-details/${part}`, answers })
      : loadUnknownPage(path);
  const page = parseAnswer(PropertyPage, answer);
  const home = formatHomePath(page);
  if (path !== home) return createPathRedirect(home, query) ?? loadUnknownPage(path);
  const [card, rendered] = await Promise.all([
    findSharePicture(toPropertyShareCard(page)),
    renderSitePage({ path, answers }),
  ]);
  return { ...toContent(createPropertyHead(page, siteUrl, card)), answers, rendered };
}

/**
 * The site's code sends visitors to the town of a home by the home's id: the table of towns is too large for the site
 * and for the API.
 */
async function loadTownOfHome(id: string, path: string): Promise<SitePage | SiteRedirect> {
  const answer = await callPublicApi(`/api/properties/${encodeURIComponent(decodePathPart(id))}`);
  if (answer.status !== 200) return loadUnknownPage(path);
  return { status: 301, location: formatHomeTownPath(parseAnswer(PropertyPage, answer).address) };
}

async function loadPost(slug: string, { path, siteUrl }: PageRequest): Promise<SitePage | SiteRedirect> {
  const part = encodeURIComponent(decodePathPart(slug));
  const address = `/api/blogs/show/${part}`;
  const answer = await callPublicApi(address);
  const answers = new Map([[address, answer]]);
  if (answer.status !== 200)
    return isMissing(answer)
      ? loadMissingPage({ ...describeMissingPost(answer), path: `/blog/${part}`, answers })
      : loadUnknownPage(path);
  const post = parseAnswer(PostPage, answer);
  if (post.redirectSlug !== undefined)
    return createPathRedirect(`/blog/${post.redirectSlug}`, new URLSearchParams()) ?? loadUnknownPage(path);
  const card = await findSharePicture(toPostShareCard(post));
  return {
    ...toContent(createPostHead(post, siteUrl, card)),
    answers,
    rendered: await renderSitePage({ path, answers, styles: ['ownPages', 'post'] }),
  };
}

const describeMissingPost = ({ status }: PublicAnswer) =>
  status === 410 ? ({ title: 'This post was removed', status } as const) : { title: 'Guide not found' };

const parseAnswer = <S extends z.ZodType>(schema: S, { text }: PublicAnswer): z.output<S> =>
  schema.parse(JSON.parse(text));
