import { SavedSearchSuggested } from '../../../../events/saved-search.ts';
import { type PropertyId, SavedSearchId, type UserId } from '../../../../events/vocabulary.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { toPropertyCard } from '../../../listings/properties/domain/card.ts';
import { prepareSavedSearchWrites, listSavedSearches } from '../adapters/saved-search-repository.ts';
import { toAlertFilter } from '../domain/alert-filter.ts';
import { maxSavedSearches, type SavedSearch } from '../domain/saved-search.ts';
import { createSimilarQuery } from '../domain/similar-search.ts';

/** The id of the search for homes like one that a person lost: one for each. */
const toSuggestionId = (propertyId: PropertyId): SavedSearchId =>
  SavedSearchId.parse(`sch_${propertyId.slice('prp_'.length)}`);

/** Prepares a search for homes like one that a buyer lost, once; it is matched once they say yes to it. */
export async function suggestSearch(propertyId: PropertyId, userId: UserId, now: Date): Promise<void> {
  const [home, own] = await Promise.all([findProperty(propertyId), listSavedSearches(userId)]);
  if (!home || own.length >= maxSavedSearches) return;
  const card = toPropertyCard(home, now);
  const query = createSimilarQuery(card);
  const at = now.toISOString();
  const search: SavedSearch = {
    id: toSuggestionId(propertyId),
    ownerId: userId,
    name: `Like ${card.title}`.slice(0, 80),
    query,
    frequency: 'daily',
    status: 'suggested',
    likeId: propertyId,
    watchedSince: at,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const writes = await prepareSavedSearchWrites(undefined, { search, filter: toAlertFilter(query, now) });
  await ignoreStale(commit(writes, [SavedSearchSuggested.of({ searchId: search.id, userId, propertyId })]));
}
