import type { PropertyId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit, ignoreStale, isStale } from '../../../kernel/data/table.ts';
import { buildAlertCheck, buildMatchInsert, ensureAlert, toAlertId } from '../adapters/alert-repository.ts';
import { computeAlertDueTime } from '../domain/alert-times.ts';
import type { SearchMatch } from '../domain/alert.ts';
import type { SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';
import type { HomeNews } from '../domain/watched-home.ts';

export interface SearchNews {
  readonly search: SavedSearch;
  readonly news: HomeNews;
}

/** People whose matches are written at a time. */
const peopleAtOnce = 20;

/** Records what a home is to searches, for each person in one transaction; what is recorded already stays. */
export async function recordMatches(
  propertyId: PropertyId,
  found: readonly SearchNews[],
  now: Date,
): Promise<void> {
  const people = [...Map.groupBy(found, ({ search }) => search.ownerId)];
  for (let start = 0; start < people.length; start += peopleAtOnce)
    await Promise.all(
      people
        .slice(start, start + peopleAtOnce)
        .map(([ownerId, own]) => recordForPerson(propertyId, ownerId, { own, now })),
    );
}

interface PersonalNews {
  readonly own: readonly SearchNews[];
  readonly now: Date;
}

async function recordForPerson(
  propertyId: PropertyId,
  ownerId: SearchOwnerId,
  { own, now }: PersonalNews,
): Promise<void> {
  const matches: SearchMatch[] = [];
  for (const { search, news } of own) {
    const { id: searchId, frequency, createdAt } = search;
    const dueAt = computeAlertDueTime(frequency, createdAt, now);
    const alertId = toAlertId(ownerId, frequency, dueAt);
    await ensureAlert({ id: alertId, ownerId, frequency, dueAt: dueAt.toISOString() }, now);
    matches.push({
      id: newId('mch'),
      searchId,
      ownerId,
      propertyId,
      alertId,
      cause: news.cause,
      ...(news.from !== undefined && { from: news.from }),
      subject: `${propertyId}.${news.key}`,
      at: now.toISOString(),
    });
  }
  try {
    await insertMatches(matches);
  } catch (error) {
    if (!isStale(error)) throw error;
    // Some were recorded by an earlier run.
    for (const match of matches) await ignoreStale(insertMatches([match]));
  }
}

/** @throws 409 `alert_closed` where an alert was released meanwhile; the event is handled again */
async function insertMatches(matches: readonly SearchMatch[]): Promise<void> {
  const alerts = new Set(matches.map(({ alertId }) => alertId));
  await commit([...matches.map(buildMatchInsert), ...[...alerts].map(buildAlertCheck)]);
}
