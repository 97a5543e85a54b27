/** The filters of the list of posts, as in its URL. */
export interface PostFilters {
  readonly page?: number;
  /** A category's slug. */
  readonly category?: string;
  /** A tag's slug. */
  readonly tag?: string;
  readonly q?: string;
}

const mostPages = 1_000;
const textMost = 100;

function readText(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, textMost) || undefined;
}

/** Reads the filters of a URL; invalid values are left out. */
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

/** The query string of filters, with its question mark; empty without filters. */
export function writePostFilters(filters: PostFilters): string {
  const given = Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** `First time buyers` for the slug `first-time-buyers`, until the name is loaded. */
export function toNameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
