import type { DomainEvent } from '../../../../events/define.ts';
import { now } from '../../../kernel/clock.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { findAcceptedOffer } from '../../offers/adapters/offer-repository.ts';
import { listEmailedHomesOfProperty } from '../adapters/emailed-home-repository.ts';
import { listSavers } from '../adapters/favourite-repository.ts';
import { buildNewsProgressWrite, findNewsProgress } from '../adapters/news-progress-repository.ts';
import {
  type NewsHome,
  type SavedHomeNews,
  toEmailedHomeEvent,
  toSaverEvent,
} from '../domain/saved-home-news.ts';

/** Events per transaction, besides the progress. */
const eventsPerCommit = 20;
/** Recipients per event. */
const usersPerEvent = 50;

/**
 * Publishes news to everyone who saved a property, members first. A repeat of the same event, also one at the same time,
 * goes on after the last page that was published.
 */
export async function publishToSavers(eventId: string, home: NewsHome, news: SavedHomeNews): Promise<void> {
  // The buyer knows.
  const buyerId =
    'price' in news && news.is !== 'back' ? (await findAcceptedOffer(home.id))?.buyerId : undefined;
  await publishByPages(eventId, async (after) => {
    const { userIds, cursor } = await listSavers(home.id, eventsPerCommit * usersPerEvent, after);
    const told = userIds.filter((id) => id !== buyerId);
    const events = Array.from({ length: Math.ceil(told.length / usersPerEvent) }, (_, part) =>
      toSaverEvent(news, home, told.slice(part * usersPerEvent, (part + 1) * usersPerEvent)),
    );
    return { events, cursor };
  });
  await publishByPages(`${eventId}.emailed`, async (after) => {
    const { ids, cursor } = await listEmailedHomesOfProperty(
      home.id,
      { count: eventsPerCommit, after },
      now(),
    );
    return { events: ids.map((id) => toEmailedHomeEvent(news, home, id)), cursor };
  });
}

interface NewsPage {
  readonly events: DomainEvent[];
  /** Where the next page begins; the last one has none. */
  readonly cursor: string | undefined;
}

async function publishByPages(
  key: string,
  loadPage: (after: string | undefined) => Promise<NewsPage>,
): Promise<void> {
  let progress = await findNewsProgress(key);
  while (!progress || progress.cursor !== undefined) {
    const { events, cursor } = await loadPage(progress?.cursor);
    const write = buildNewsProgressWrite(key, progress, { cursor }, now());
    const isFirst = await ignoreStale(commit([write], events));
    progress = isFirst ? { cursor } : await findNewsProgress(key);
  }
}
