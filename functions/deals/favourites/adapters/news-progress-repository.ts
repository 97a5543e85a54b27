import { defineRow, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { dayMs } from '../../../kernel/time.ts';

/** How far the news of one event has reached the savers of a property. */
const NewsProgress = defineRow('saved-home-news', {
  columns: { eventId: text, cursor: optionalText, expiresAt: number },
  indexes: { byEvent: rowKey('eventId') },
});

/** Longer than an event is retried. */
const keptMs = 15 * dayMs;

export interface NewsProgress {
  /** Where the next page of savers begins; absent once all are reached. */
  readonly cursor?: string | undefined;
}

/** The progress of an event; undefined before its first page. */
export async function findNewsProgress(eventId: string): Promise<NewsProgress | undefined> {
  const { data } = await NewsProgress.get({ eventId }).go({ consistent: true });
  return data ? { cursor: data.cursor } : undefined;
}

/** Fails as stale where another run of the event was faster. */
export function buildNewsProgressWrite(
  eventId: string,
  before: NewsProgress | undefined,
  { cursor }: NewsProgress,
  now: Date,
): Write {
  const row = { eventId, cursor, expiresAt: Math.floor((now.getTime() + keptMs) / 1000) };
  if (!before) return buildPut(NewsProgress.create(row));
  const seen = before.cursor ?? '';
  return buildPut(NewsProgress.put(row).where((stored, { eq }) => eq(stored.cursor, seen)));
}
