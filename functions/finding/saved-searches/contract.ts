import * as z from 'zod';
import { SavedSearchId } from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import {
  createPagingParameters,
  defineRoutes,
  createListSchema,
  LinkToken,
} from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { MatchCause } from './domain/match-cause.ts';
import { AlertFrequency, maxSavedSearches, SavedSearch, SavedSearchName } from './domain/saved-search.ts';
import { SavedQuery } from './domain/search-terms.ts';

/** A saved search as its owner sees it. */
export const SavedSearchView = SavedSearch.omit({
  ownerId: true,
  watchedSince: true,
  seenTo: true,
  version: true,
}).extend({
  /** What it looks for, in a few words. */
  summary: z.string(),
  /** Homes found since its owner looked, 99 at most. */
  unseen: z.int().min(0),
});
export type SavedSearchView = z.output<typeof SavedSearchView>;

export const FoundHomeView = z.object({
  card: PropertyCard,
  cause: MatchCause,
  /** Price before a reduction. */
  from: z.int().optional(),
  news: z.string(),
  why: z.array(z.string()),
  names: z.array(z.string()),
  searchIds: z.array(SavedSearchId),
  at: z.iso.datetime(),
});
export type FoundHomeView = z.output<typeof FoundHomeView>;

/** The id of a match: the later it was found, the later it sorts. */
const matchId = z.string().regex(/^mch_[0-9A-HJKMNP-TV-Z]{26}$/);

/** A search behind found homes. */
const FoundBySearch = SavedSearch.pick({ id: true, name: true, query: true, status: true }).extend({
  /** What marks its homes as seen; only where those listed so far are all that its owner has not seen. */
  seenTo: matchId.optional(),
});

/** People without an account are known by the link of their mails. */
const byLink = { key: LinkToken.optional() };
const params = z.object({ id: SavedSearchId });

/** Of calls about the searches of a link or, without one, of the caller. */
const ownerProblems = [
  'unauthenticated',
  'username_unset',
  'account_unverified',
  'account_blocked',
  'not_found',
] as const;

export const savedSearchRoutes = defineRoutes({
  savedSearches: {
    method: 'GET',
    path: '/api/saved-searches',
    access: 'anyone',
    summary: 'The saved searches of the caller, or of the link of a mail, newest first',
    query: z.object({ ...createPagingParameters(maxSavedSearches, maxSavedSearches), ...byLink }),
    result: createListSchema('savedSearches', SavedSearchView).extend({ mailed: z.boolean() }),
    problems: [...ownerProblems, 'too_many'],
  },
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    access: 'anyone',
    whileLeaving: false,
    summary: 'Save a search; without a login the email address is confirmed by a link first',
    body: z.object({
      query: SavedQuery,
      name: SavedSearchName.optional(),
      frequency: AlertFrequency,
      /** Of a visitor. */
      email: EmailAddress.optional(),
      /** People do not see this field. Programs fill it in, and what they send is dropped. */
      website: z.string().max(500).optional(),
    }),
    status: 201,
    result: z.object({ savedSearch: SavedSearchView.optional(), confirm: z.boolean() }),
    problems: ['username_unset', 'account_unverified', 'account_blocked', 'conflict', 'too_many'],
  },
  changeSavedSearch: {
    method: 'PUT',
    path: '/api/saved-searches/{id}',
    access: 'anyone',
    summary: 'Rename, pause, resume or change a saved search, or mark what it found as seen',
    params,
    query: z.object(byLink),
    body: z
      .strictObject({
        name: SavedSearchName,
        query: SavedQuery,
        frequency: AlertFrequency,
        paused: z.boolean(),
        seenTo: matchId,
      })
      .partial(),
    result: SavedSearchView,
    problems: [...ownerProblems, 'stale', 'too_many'],
  },
  removeSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-searches/{id}',
    access: 'anyone',
    summary: 'Delete a saved search with what it found',
    params,
    query: z.object(byLink),
    result: z.void(),
    problems: [...ownerProblems, 'stale', 'too_many'],
  },
  confirmSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/confirm',
    access: 'public',
    summary: 'Confirm the email address of a saved search by the link of its mail',
    body: z.object({ search: SavedSearchId, key: LinkToken }),
    status: 200,
    result: SavedSearchView,
    problems: ['not_found', 'stale', 'too_many'],
  },
  newHomes: {
    method: 'GET',
    path: '/api/new-homes',
    access: 'anyone',
    summary: 'The homes of an alert, of one saved search or of all of them, the latest news first',
    query: z.object({
      alert: LinkToken.optional(),
      search: SavedSearchId.optional(),
      ...byLink,
      ...createPagingParameters(24, 48),
    }),
    result: createListSchema('homes', FoundHomeView).extend({
      /** Homes of the page that have left the market since; `total` counts them. */
      gone: z.int().min(0),
      searches: z.array(FoundBySearch),
    }),
    problems: [...ownerProblems, 'too_many'],
  },
  // Mail programs post here on their own (RFC 8058), so it needs no login and answers without a page.
  stopAlert: {
    method: 'POST',
    path: '/api/stop-alert',
    access: 'public',
    summary: 'Pause the searches of an alert by the link in its mail',
    query: z.object({ key: LinkToken }),
    status: 200,
    result: z.object({ names: z.array(z.string()) }),
    problems: ['not_found', 'stale', 'too_many'],
  },
  resumeAlert: {
    method: 'POST',
    path: '/api/stop-alert/undo',
    access: 'public',
    summary: 'Resume the searches of an alert, by the same link',
    query: z.object({ key: LinkToken }),
    status: 200,
    result: z.object({ names: z.array(z.string()) }),
    problems: ['not_found', 'stale', 'too_many'],
  },
});
