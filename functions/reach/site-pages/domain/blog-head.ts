import type { PageHead } from './page-head.ts';
import { describePostsPage, type PostFilters, writePostFilters } from './post-list.ts';
import { createBreadcrumbs } from './structured-data.ts';

const steps = [
  { name: 'Home', path: '/' },
  { name: 'Guides', path: '/blog' },
] as const;

/** The head of the front page of the guides. */
export function createBlogHead(siteUrl: string): PageHead {
  return {
    title: 'Guides to buying and selling a home',
    description:
      'Plain guides to pricing, photographs, viewings, offers, tax and moving, for anyone buying or selling a home in England, Scotland, Wales or Northern Ireland.',
    path: '/blog',
    structuredData: [createBreadcrumbs(steps, siteUrl)],
  };
}

/** The head of a page of the list of guides; one that is filtered by words is not for search engines. */
export function createPostsHead(filters: PostFilters, siteUrl: string): PageHead {
  const name = describePostsPage(filters);
  const path = `/blogs-with-pagination${writePostFilters(filters)}`;
  return {
    title: filters.q === undefined ? `${name}: guides` : name,
    description: `${name}: plain guides to buying and selling a home in the UK, the latest first.`,
    path,
    ...(filters.q !== undefined && { noindex: true }),
    structuredData: [createBreadcrumbs([...steps, { name, path }], siteUrl)],
  };
}
