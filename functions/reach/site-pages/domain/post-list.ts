/** Guides on their front page: one lead, three next to it, six below. */
export const frontPosts = 10;
/** Guides on a page of the list; a multiple of its columns. */
export const postsPerPage = 9;

/** What a page of the list of guides shows, as in its address. */
export interface PostFilters {
  readonly page?: number;
  /** A category's slug. */
  readonly category?: string;
  /** A tag's slug. */
  readonly tag?: string;
  /** Words that were searched for. */
  readonly q?: string;
}

const mostPages = 1_000;
const textMost = 100;

function readText(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, textMost) || undefined;
}

/** Reads the filters of an address; invalid values are left out. */
export function readPostFilters(search: URLSearchParams): PostFilters {
  const page = Number(search.get('page'));
  const [category, tag, q] = ['category', 'tag', 'q'].map((name) => readText(search, name));
  return {
    ...(Number.isInteger(page) && page > 1 && page <= mostPages && { page }),
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    ...(q !== undefined && { q }),
  };
}

const writeQuery = (query: object): string => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
};

/** The query string of filters, with its question mark; empty without filters. */
export function writePostFilters(filters: PostFilters): string {
  return writeQuery(filters);
}

/** The call for a page of the list, as the site makes it. */
export function formatPostsCall(filters: PostFilters): string {
  return `/api/blogs${writeQuery({ ...filters, per_page: postsPerPage })}`;
}

/** `First time buyers` for the slug `first-time-buyers`, where the name is not known. */
export function toNameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a list is of, such as `All guides`. */
export function describePosts({ q, category, tag }: PostFilters): string {
  if (q !== undefined) return `Guides about “${q}”`;
  const slug = category ?? tag;
  return slug === undefined ? 'All guides' : toNameFromSlug(slug);
}

/** The same with the number of its page, such as `All guides, page 2`. */
export function describePostsPage(filters: PostFilters): string {
  return `${describePosts(filters)}${filters.page === undefined ? '' : `, page ${filters.page}`}`;
}
