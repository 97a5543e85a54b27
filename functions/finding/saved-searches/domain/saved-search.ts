import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { SavedSearchConfirmationRequested } from '../../../../events/saved-search.ts';
import { lineUpTo, PropertyId, SavedSearchId, SubscriberId, UserId } from '../../../../events/vocabulary.ts';

/** A member, or a person who gave an email address only. */
export const SearchOwnerId = z.union([UserId, SubscriberId]);
export type SearchOwnerId = z.output<typeof SearchOwnerId>;

/** The member among the owners of searches. */
export function isMember(ownerId: SearchOwnerId): ownerId is UserId {
  return !SubscriberId.safeParse(ownerId).success;
}

/** `instant` collects for five minutes at most; the others come in the morning, in London. */
export const AlertFrequency = z.enum(['instant', 'daily', 'weekly']);
export type AlertFrequency = z.output<typeof AlertFrequency>;

/**
 * `pending` waits for the confirmation of an email address, `suggested` for a member's yes; neither is matched,
 * nor is a paused one.
 */
export const SavedSearchStatus = z.enum(['pending', 'suggested', 'active', 'paused']);
export type SavedSearchStatus = z.output<typeof SavedSearchStatus>;

export const SavedSearchName = lineUpTo(80).min(1, 'Give the search a name');

export const SavedSearch = z.object({
  id: SavedSearchId,
  ownerId: SearchOwnerId,
  name: z.string(),
  /** The parameters of the search, in the order of their names. */
  query: z.string(),
  frequency: AlertFrequency,
  status: SavedSearchStatus,
  /** The home that a suggested search is made from. */
  likeId: PropertyId.optional(),
  /** Changes of homes count from then on: earlier ones were in the results when it was saved. */
  watchedSince: z.iso.datetime(),
  /** The latest match that its owner has seen. */
  seenTo: z.string().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedSearch = z.output<typeof SavedSearch>;

/** The most searches of one person. */
export const maxSavedSearches = 30;
/** Days for which a search waits for its confirmation. */
export const confirmationDays = 7;

export type NewSavedSearch = Pick<SavedSearch, 'id' | 'ownerId' | 'name' | 'query' | 'frequency'>;

/** A member's search is matched at once; one with an email address alone waits for its confirmation. */
export function createSavedSearch(
  created: NewSavedSearch,
  now: Date,
): { search: SavedSearch; events: readonly DomainEvent[] } {
  const at = now.toISOString();
  const { id: searchId, ownerId } = created;
  const subscriber = SubscriberId.safeParse(ownerId);
  const search: SavedSearch = {
    ...created,
    status: subscriber.success ? 'pending' : 'active',
    watchedSince: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const events = subscriber.success
    ? [SavedSearchConfirmationRequested.of({ searchId, ownerId: subscriber.data })]
    : [];
  return { search, events };
}

export interface SavedSearchChange {
  readonly name?: string | undefined;
  readonly query?: string | undefined;
  readonly frequency?: AlertFrequency | undefined;
  /** A suggested search becomes active when it is not paused. */
  readonly paused?: boolean | undefined;
  readonly seenTo?: string | undefined;
}

/** The next version; `undefined` when nothing changes. A search that begins to be matched counts from now on. */
export function changeSavedSearch(
  search: SavedSearch,
  change: SavedSearchChange,
  now: Date,
): SavedSearch | undefined {
  const at = now.toISOString();
  const status = resolveStatus(search.status, change.paused);
  const query = change.query ?? search.query;
  const begins = status === 'active' && (search.status !== 'active' || query !== search.query);
  const next: SavedSearch = {
    ...search,
    name: change.name ?? search.name,
    query,
    frequency: change.frequency ?? search.frequency,
    status,
    watchedSince: begins ? at : search.watchedSince,
    ...(change.seenTo !== undefined && change.seenTo > (search.seenTo ?? '') && { seenTo: change.seenTo }),
  };
  if (JSON.stringify(next) === JSON.stringify(search)) return undefined;
  return { ...next, version: search.version + 1, updatedAt: at };
}

function resolveStatus(status: SavedSearchStatus, paused: boolean | undefined): SavedSearchStatus {
  // Only the link of the confirmation mail opens a search that waits for it.
  if (paused === undefined || status === 'pending') return status;
  if (paused) return status === 'suggested' ? 'suggested' : 'paused';
  return 'active';
}

/** The search of a confirmed email address; `undefined` when it was confirmed before. */
export function confirmSavedSearch(search: SavedSearch, now: Date): SavedSearch | undefined {
  if (search.status !== 'pending') return undefined;
  const at = now.toISOString();
  return { ...search, status: 'active', watchedSince: at, version: search.version + 1, updatedAt: at };
}
