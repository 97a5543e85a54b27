import type * as z from 'zod';
import { PostPage } from '../../blog/contract.ts';
import { PropertyPage } from '../../properties/domain/views.ts';
import { callPublicApi, type PublicAnswer } from '../adapters/public-api.ts';
import { createHomeHead } from '../domain/home-head.ts';
import { createListingHead } from '../domain/listing-head.ts';
import type { PageHead } from '../domain/page-head.ts';
import { createPostHead } from '../domain/post-head.ts';
import { createPropertyHead } from '../domain/property-head.ts';
import { matchSiteRoute, type SiteRoute } from '../domain/site-routes.ts';
import type { SitePage, SiteRedirect } from '../domain/site-page.ts';

/** A request for a page. */
export interface PageRequest {
  /** Such as `/property-details/prp_…`, as it was asked for. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The origin of the site, for absolute addresses. */
  readonly siteUrl: string;
}

/** The page of a path, or where it is now. @throws Error when a public call fails */
export async function loadSitePage(request: PageRequest): Promise<SitePage | SiteRedirect> {
  const { path } = request;
  if (path.length > 1 && path.endsWith('/'))
    return redirectTo(path.replace(/\/+$/, '') || '/', request.query);
  return loadRoute(matchSiteRoute(path), request);
}

/** A redirect stays on the site: two slashes at the beginning would name another host. */
function redirectTo(path: string, query: URLSearchParams): SiteRedirect {
  const own = path.replace(/^\/+/, '/');
  return { status: 301, location: query.size > 0 ? `${own}?${query.toString()}` : own };
}

async function loadRoute(route: SiteRoute, request: PageRequest): Promise<SitePage | SiteRedirect> {
  const { path, query, siteUrl } = request;
  switch (route.kind) {
    case 'home':
      return loadWithAnswers(createHomeHead(siteUrl), ['/api/all-properties?per_page=8', '/api/package']);
    case 'listing':
      return loadWithAnswers(createListingHead(query, siteUrl), [toSearchAddress(query)]);
    case 'blog':
      return loadWithAnswers(blogHead, ['/api/blogs?per_page=10']);
    case 'posts':
      return toContent({ title: 'All guides: guides', path });
    case 'property':
      return loadProperty(route.id, request);
    case 'post':
      return loadPost(route.slug, request);
    case 'static':
      return { status: 200, life: 'shell', head: { ...route.head, path } };
    case 'personal':
      return { status: 200, life: 'shell', head: { title: 'Gable', path, noindex: true } };
    case 'unknown':
      return notFound(path);
  }
}

const blogHead: PageHead = {
  title: 'Guides to buying and selling a home',
  description:
    'Plain guides to pricing, photographs, viewings, offers, tax and moving, for people who buy or sell a home in England, Scotland, Wales or Northern Ireland.',
  path: '/blog',
};

const toContent = (head: PageHead): SitePage => ({ status: 200, life: 'content', head });

const notFound = (path: string, title = 'Page not found'): SitePage => ({
  status: 404,
  life: 'content',
  head: { title, path, noindex: true },
});

/** The call that the page of results makes first: what only the page uses stays out of it. */
function toSearchAddress(query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  for (const name of ['view', 'at']) asked.delete(name);
  return `/api/search-properties${asked.size > 0 ? `?${asked.toString()}` : ''}`;
}

/** A page with the answers of the calls that it makes first; an answer that is an error is left to the page. */
async function loadWithAnswers(head: PageHead, addresses: readonly string[]): Promise<SitePage> {
  const answers = await Promise.all(
    addresses.map(async (address) => [address, await callPublicApi(address)] as const),
  );
  const found = answers.filter(([, { status }]) => status === 200);
  return {
    ...toContent(head),
    answers: new Map(found.map(([address, { text }]) => [address, text])),
  };
}

async function loadProperty(id: string, { path, siteUrl }: PageRequest): Promise<SitePage> {
  const address = `/api/properties/${encodeURIComponent(decode(id))}`;
  const answer = await callPublicApi(address);
  if (answer.status !== 200) return notFound(path, 'This home isn’t available');
  const page = read(PropertyPage, answer);
  return {
    ...toContent(createPropertyHead(page, siteUrl)),
    answers: new Map([[address, answer.text]]),
  };
}

/** The answer is not in the page: the reader's own call counts the view. */
async function loadPost(slug: string, { path, siteUrl }: PageRequest): Promise<SitePage | SiteRedirect> {
  const answer = await callPublicApi(`/api/blogs/show/${encodeURIComponent(decode(slug))}`);
  if (answer.status === 410) return { ...notFound(path, 'This post was removed'), status: 410 };
  if (answer.status !== 200) return notFound(path, 'Guide not found');
  const post = read(PostPage, answer);
  if (post.redirectSlug !== undefined) return redirectTo(`/blog/${post.redirectSlug}`, new URLSearchParams());
  return toContent(createPostHead(post, siteUrl));
}

const read = <S extends z.ZodType>(schema: S, { text }: PublicAnswer): z.output<S> =>
  schema.parse(JSON.parse(text));

/** A part of a path without its percent signs; one that is malformed stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
