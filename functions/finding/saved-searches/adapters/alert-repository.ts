import { createHash } from 'node:crypto';
import { AlertId, type SavedSearchId } from '../../../../events/vocabulary.ts';
import { findByLinkToken } from '../../../kernel/data/link-keys.ts';
import {
  widenToString,
  defineRow,
  indexKey,
  number,
  optionalNumber,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import {
  buildCondition,
  buildPut,
  buildUpdate,
  createStaleError,
  type Write,
} from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { SearchAlert, SearchMatch } from '../domain/alert.ts';
import type { AlertFrequency, SavedSearch, SearchOwnerId } from '../domain/saved-search.ts';

const AlertRow = defineRow('search-alert', {
  columns: {
    id: text,
    ownerId: text,
    frequency: text,
    status: text,
    /** Its status and a shard, so that no key takes all alerts of a morning. */
    queue: text,
    key: text,
    dueAt: text,
    createdAt: text,
    expiresAt: number,
  },
  indexes: {
    byId: rowKey('id'),
    byQueue: indexKey('gsi1', 'queue', 'dueAt', 'id'),
    byOwner: indexKey('gsi2', 'ownerId', 'id'),
  },
});

/** One search, one home and one piece of news: the key that makes it once. */
const MatchRow = defineRow('search-match', {
  columns: {
    searchId: text,
    subject: text,
    id: text,
    ownerId: text,
    propertyId: text,
    alertId: text,
    cause: text,
    from: optionalNumber,
    at: text,
    expiresAt: number,
  },
  indexes: {
    bySubject: rowKey('searchId', 'subject'),
    bySearch: indexKey('gsi1', 'searchId', 'id'),
    byAlert: indexKey('gsi2', 'alertId', 'id'),
  },
});

export const matchKeptDays = 90;
const expiryOf = (at: string): number => toUnixSeconds(at) + matchKeptDays * daySeconds;

const shards = 8;
export const alertShards: readonly number[] = Array.from({ length: shards }, (_, shard) => shard);
const toQueue = (status: string, shard: number): string => `${status}.${shard}`;
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const hashOf = (...parts: readonly string[]): readonly number[] => [
  ...createHash('sha256').update(parts.join('/')).digest().subarray(0, 26),
];
const shardOf = (id: string): number => (hashOf(id)[0] ?? 0) % shards;

/** The id of what a person's searches of one frequency find until a time. */
export function toAlertId(ownerId: SearchOwnerId, frequency: AlertFrequency, dueAt: Date): AlertId {
  const digits = hashOf(ownerId, frequency, dueAt.toISOString()).map((byte) => crockford[byte % 32]);
  return AlertId.parse(`alr_${digits.join('')}`);
}

// Reads

export async function findAlert(id: AlertId): Promise<SearchAlert | undefined> {
  const { data } = await AlertRow.get({ id }).go({ consistent: true });
  return data ? SearchAlert.parse(data) : undefined;
}

/** A page of the alerts of a shard that are due, the longest waiting first. */
export async function listDueAlerts(shard: number, now: Date, limit: number): Promise<SearchAlert[]> {
  const { data } = await AlertRow.query
    .byQueue({ queue: toQueue('waiting', shard) })
    .lte({ dueAt: now.toISOString() })
    .go({ count: limit });
  return data.map((row) => SearchAlert.parse(row));
}

/** The matches of an alert, oldest first. */
export async function listMatchesOfAlert(alertId: AlertId): Promise<SearchMatch[]> {
  const { data } = await MatchRow.query.byAlert({ alertId }).go({ pages: 'all' });
  return data.map((row) => SearchMatch.parse(row));
}

/** What a search found in the last 90 days, newest first. */
export async function listMatchesOfSearch(searchId: SavedSearchId): Promise<SearchMatch[]> {
  const { data } = await MatchRow.query.bySearch({ searchId }).go({ order: 'desc', pages: 'all' });
  return data.map((row) => SearchMatch.parse(row));
}

type SeenSearch = Pick<SavedSearch, 'id'> & { readonly seenTo?: string | undefined };

const queryUnseen = ({ id: searchId, seenTo = '' }: SeenSearch) =>
  MatchRow.query.bySearch({ searchId }).gt({ id: seenTo });

/** What a search found since its owner looked, newest first. */
export async function listUnseenMatches(search: SeenSearch): Promise<SearchMatch[]> {
  const { data } = await queryUnseen(search).go({ order: 'desc', pages: 'all' });
  return data.map((row) => SearchMatch.parse(row));
}

/** The most homes that a list counts as new. */
export const maxUnseen = 99;
/** How many homes a search found since its owner looked; `maxUnseen` at most. */
export async function countUnseenHomes(search: SeenSearch): Promise<number> {
  const homes = new Set<string>();
  let from: string | null = null;
  do {
    const { data, cursor }: UnseenPage = await queryUnseen(search).go({ count: maxUnseen, cursor: from });
    for (const { propertyId } of data) homes.add(propertyId);
    from = cursor;
  } while (from !== null && homes.size < maxUnseen);
  return Math.min(homes.size, maxUnseen);
}

interface UnseenPage {
  readonly data: readonly { readonly propertyId: string }[];
  readonly cursor: string | null;
}

// Links

/** The alert that a link opens. */
export function findAlertByToken(token: string): Promise<SearchAlert | undefined> {
  return findByLinkToken(token, { prefix: 'alr', schema: AlertId, find: findAlert });
}

// Writes

/** Begins an alert, unless it exists. */
export async function ensureAlert(
  alert: Pick<SearchAlert, 'id' | 'ownerId' | 'frequency' | 'dueAt'>,
  now: Date,
): Promise<void> {
  const createdAt = now.toISOString();
  await AlertRow.put({
    ...alert,
    status: 'waiting',
    queue: toQueue('waiting', shardOf(alert.id)),
    key: createSecretKey(),
    createdAt,
    expiresAt: expiryOf(createdAt),
  })
    .where(({ id }, { notExists }) => notExists(id))
    .go({ returnOnConditionCheckFailure: true });
}

/** Fails with 409 `alert_closed` where the alert collects no more. */
export function buildAlertCheck(id: AlertId): Write {
  const guard = AlertRow.delete({ id }).where(({ status }, { eq }) => eq(status, 'waiting'));
  return buildCondition(
    guard,
    () => new AppError('conflict', 'This alert is on its way.', { state: 'alert_closed' }),
  );
}

/** Moves an alert on, on the condition that it is as it was loaded. */
export function buildAlertMove(alert: SearchAlert, to: SearchAlert['status']): Write {
  const moved = AlertRow.patch({ id: alert.id })
    .set({
      status: to,
      queue: toQueue(to, shardOf(alert.id)),
    })
    .composite({ dueAt: alert.dueAt })
    .where(({ status }, { eq }) => eq(status, widenToString(alert.status)));
  return buildUpdate(moved, createStaleError);
}

/** Inserts a match once; fails as stale where the search had this news of this home. */
export function buildMatchInsert(match: SearchMatch): Write {
  const expiresAt = expiryOf(match.at);
  return buildPut(MatchRow.create({ ...match, expiresAt }), createStaleError);
}

export async function deleteMatchesOfSearch(searchId: SavedSearchId): Promise<void> {
  const { data } = await MatchRow.query.bySearch({ searchId }).go({ pages: 'all' });
  if (data.length > 0) await MatchRow.delete(data.map(({ subject }) => ({ searchId, subject }))).go();
}

/** Deletes the alerts of a person. */
export async function deleteAlerts(ownerId: SearchOwnerId): Promise<void> {
  const { data } = await AlertRow.query.byOwner({ ownerId }).go({ pages: 'all' });
  if (data.length > 0) await AlertRow.delete(data.map(({ id }) => ({ id }))).go();
}
