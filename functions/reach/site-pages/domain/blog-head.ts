import type { PageHead } from './page-head.ts';
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

/** What a page of the list of guides shows. */
export interface PostList {
  readonly page: number;
  /** A category's slug. */
  readonly category?: string | undefined;
  /** A tag's slug. */
  readonly tag?: string | undefined;
  readonly words?: string | undefined;
}

/** The list in the address of a page. */
export function readPostList(query: URLSearchParams): PostList {
  const page = Number(query.get('page'));
  const read = (name: string) => query.get(name)?.trim() || undefined;
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    category: read('category'),
    tag: read('tag'),
    words: read('q'),
  };
}

/** The parameters of a list, as the site writes them and the API reads them. */
export function writePostList({ page, category, tag, words }: PostList): URLSearchParams {
  const written = new URLSearchParams(page > 1 ? { page: String(page) } : {});
  for (const [name, value] of Object.entries({ category, tag, q: words }))
    if (value !== undefined) written.set(name, value);
  return written;
}

export function formatPostListPath(list: PostList): string {
  const query = writePostList(list).toString();
  return query === '' ? '/blogs-with-pagination' : `/blogs-with-pagination?${query}`;
}

function toNameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a list, such as `All guides, page 2`. */
export function formatPostListTitle({ page, category, tag, words }: PostList): string {
  const slug = category ?? tag;
  const named = words !== undefined ? `Guides about “${words}”` : slug ? toNameFromSlug(slug) : 'All guides';
  return page === 1 ? named : `${named}, page ${page}`;
}

/** The head of a page of the list of guides; one that is filtered by words is not for search engines. */
export function createPostsHead(list: PostList, siteUrl: string): PageHead {
  const name = formatPostListTitle(list);
  const path = formatPostListPath(list);
  return {
    title: list.words === undefined ? `${name}: guides` : name,
    description: `${name}: plain guides to buying and selling a home in the UK, the latest first.`,
    path,
    ...(list.words !== undefined && { noindex: true }),
    structuredData: [createBreadcrumbs([...steps, { name, path }], siteUrl)],
  };
}
