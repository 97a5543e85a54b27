import { paths } from '../../site/paths.ts';
import type { SavedSearch } from './api.ts';

const storageName = 'saved_search_link';

/**
 * Keeps the link of a mail, by which people without an account change their searches, while they look through results:
 * it is not in the address there, which people share. `undefined` forgets it.
 */
export function storeSearchLink(link: string | undefined): void {
  try {
    if (link === undefined) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, link);
  } catch {
    // Storage is off: the search is edited by a member only.
  }
}

/** The link by which the searches of this tab are changed; `undefined` for those of a member. */
export function readSearchLink(): string | undefined {
  try {
    return sessionStorage.getItem(storageName) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The page of the searches of a link, or of a member. */
export function toSearchesPath(link: string | undefined): string {
  return paths.savedSearches + toHash(link);
}

/** The homes that a search found. */
export function toHomesPath(id: SavedSearch['id'], link: string | undefined): string {
  return `${paths.newHomes}?${new URLSearchParams({ search: id })}${toHash(link)}`;
}

const toHash = (link: string | undefined): string =>
  link === undefined ? '' : `#${new URLSearchParams({ key: link })}`;

/** The link of a mail that an address ends with. */
export function readHashLink(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('key') ?? undefined;
}

/** The results of a saved search, to change its filters there. */
export function toEditPath({ id, query }: Pick<SavedSearch, 'id' | 'query'>): string {
  return `${paths.listing}?${query}&${new URLSearchParams({ edit: id })}`;
}
