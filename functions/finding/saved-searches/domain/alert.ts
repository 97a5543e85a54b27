import * as z from 'zod';
import { AlertId, PropertyId, SavedSearchId } from '../../../../events/vocabulary.ts';
import { MatchCause } from './match-cause.ts';
import { AlertFrequency, SearchOwnerId } from './saved-search.ts';

/** `waiting` collects homes, `due` waits for its turn, `sending` is with SES or was when its run ended, and then it is `done`. */
export const AlertStatus = z.enum(['waiting', 'due', 'sending', 'done']);
export type AlertStatus = z.output<typeof AlertStatus>;

/** Homes that are mailed to one person together. */
export const SearchAlert = z.object({
  id: AlertId,
  ownerId: SearchOwnerId,
  frequency: AlertFrequency,
  status: AlertStatus,
  /** The secret of the links in its mail. */
  key: z.string(),
  dueAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type SearchAlert = z.output<typeof SearchAlert>;

/** That a search found a home, and why. */
export const SearchMatch = z.object({
  /** Rises with time. */
  id: z.string(),
  searchId: SavedSearchId,
  ownerId: SearchOwnerId,
  propertyId: PropertyId,
  alertId: AlertId,
  cause: MatchCause,
  /** The price before a reduction. */
  from: z.int().optional(),
  /** The same for the same news of a home. */
  subject: z.string(),
  at: z.iso.datetime(),
});
export type SearchMatch = z.output<typeof SearchMatch>;

/** A home of an alert, with the searches that found it. */
export interface AlertHome {
  readonly propertyId: PropertyId;
  readonly cause: MatchCause;
  readonly from?: number | undefined;
  readonly at: string;
  readonly searchIds: readonly SavedSearchId[];
}

/** One line for each home, the latest news first; a home with several causes has the latest. */
export function groupByHome(matches: readonly SearchMatch[]): AlertHome[] {
  const homes = new Map<PropertyId, AlertHome>();
  for (const { propertyId, cause, from, at, searchId } of matches.toSorted((a, b) =>
    a.id < b.id ? 1 : -1,
  )) {
    const alertHome = homes.get(propertyId);
    const searchIds = [...new Set([...(alertHome?.searchIds ?? []), searchId])];
    homes.set(
      propertyId,
      alertHome ? { ...alertHome, searchIds } : { propertyId, cause, from, at, searchIds },
    );
  }
  return [...homes.values()];
}
