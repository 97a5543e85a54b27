import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds, daySeconds } from '../../../kernel/time.ts';
import { consentTexts } from '../../../people/consents/domain/consent-texts.ts';
import { listSavedSearches, prepareSavedSearchWrites } from '../adapters/saved-search-repository.ts';
import { ensureSubscriber } from '../adapters/subscriber-repository.ts';
import { toAlertFilter } from '../domain/alert-filter.ts';
import { nameSearch } from '../domain/name-search.ts';
import {
  type AlertFrequency,
  createSavedSearch,
  maxSavedSearches,
  type SavedSearch,
  type SearchOwnerId,
} from '../domain/saved-search.ts';
import { allowAlerts } from './allow-alerts.ts';

export interface SearchToSave {
  readonly query: string;
  readonly name?: string | undefined;
  readonly frequency: AlertFrequency;
}

/**
 * Saves a member's search, which is matched from now on. Saving one with alerts is their wish to be mailed.
 * @throws 409 `full` for more searches than a person may have
 */
export async function saveMembersSearch(
  wanted: SearchToSave,
  userId: UserId,
  now: Date,
): Promise<SavedSearch> {
  const savedSearch = await findSameSearch(wanted.query, userId);
  await allowAlerts(userId);
  if (savedSearch) return savedSearch;
  const { search, writes, events } = await prepareSearch(wanted, userId, now);
  await commit(writes, events);
  return search;
}

/** Confirmation mails for one address in a day, and searches from one network in an hour. */
const mailsPerDay = 5;
const searchesPerHour = 20;

/**
 * Saves the search of a visitor, who confirms their address by the mail that follows. The answer is the same for an
 * address with an account.
 * @throws 429 for too many from one network or for one address
 */
export async function saveVisitorsSearch(
  search: SearchToSave,
  { email, ip }: { readonly email: string; readonly ip: string },
  now: Date,
): Promise<void> {
  await enforceLimit({
    key: `saved-search#${hashNetwork('saved-search', ip)}`,
    max: searchesPerHour,
    seconds: hourSeconds,
  });
  await enforceLimit({ key: `saved-search-mail#${email}`, max: mailsPerDay, seconds: daySeconds });
  const { id: ownerId } = await ensureSubscriber(email, consentTexts.alerts.version, now);
  const savedSearch = await findSameSearch(search.query, ownerId);
  if (savedSearch && savedSearch.status !== 'pending') return;
  const { writes, events } = await prepareSearch(search, ownerId, now);
  await commit(writes, events);
}

async function prepareSearch({ query, name, frequency }: SearchToSave, ownerId: SearchOwnerId, now: Date) {
  const { search, events } = createSavedSearch(
    { id: newId('sch'), ownerId, name: name ?? nameSearch(query), query, frequency },
    now,
  );
  const filter = toAlertFilter(query, now);
  return { search, events, writes: await prepareSavedSearchWrites(undefined, { search, filter }) };
}

/** The search that is saved already, so that saving it again changes nothing. */
async function findSameSearch(query: string, ownerId: SearchOwnerId): Promise<SavedSearch | undefined> {
  const savedSearches = await listSavedSearches(ownerId);
  const same = savedSearches.find((search) => search.query === query);
  if (!same && savedSearches.length >= maxSavedSearches)
    throw new AppError('conflict', `You can save ${maxSavedSearches} searches. Delete one first.`, {
      state: 'full',
    });
  return same;
}
