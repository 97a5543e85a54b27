import type { UserId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { CalendarFeed } from '../domain/calendar-feed.ts';

const CalendarFeedRow = defineRow('calendar-feed', {
  columns: { userId: text, hash: text, createdAt: text, readAt: optionalText },
  indexes: { byUser: rowKey('userId'), byHash: indexKey('gsi1', 'hash') },
});

export async function findFeed(userId: UserId): Promise<CalendarFeed | undefined> {
  const { data } = await CalendarFeedRow.get({ userId }).go({ consistent: true });
  return data ? CalendarFeed.parse(data) : undefined;
}

/** The feed of a key, unless another one has taken its place; the index may still know the one before. */
export async function findFeedByKey(key: string): Promise<CalendarFeed | undefined> {
  const hash = hashSecretKey(key);
  const { data } = await CalendarFeedRow.query.byHash({ hash }).go({ limit: 1 });
  const [found] = data;
  const { data: row } = found
    ? await CalendarFeedRow.get({ userId: found.userId }).go({ consistent: true })
    : { data: null };
  return row?.hash === hash ? CalendarFeed.parse(row) : undefined;
}

/** Saves a feed under its key; the key of the one before opens nothing from then on. */
export async function saveFeed({ userId, createdAt }: CalendarFeed, key: string): Promise<void> {
  await CalendarFeedRow.put({ userId, hash: hashSecretKey(key), createdAt }).go();
}

/** That a calendar read a feed; fails as stale when another one was made since. */
export function buildReadWrite({ userId, createdAt }: CalendarFeed, readAt: string): Write {
  return buildUpdate(
    CalendarFeedRow.patch({ userId })
      .set({ readAt })
      .where((row, { eq }) => eq(row.createdAt, createdAt)),
  );
}

export async function deleteFeed(userId: UserId): Promise<void> {
  await CalendarFeedRow.delete({ userId }).go();
}
