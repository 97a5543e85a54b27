import type { DomainEvent } from '../../../../events/define.ts';
import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { listSavers } from '../adapters/favourite-repository.ts';
import { buildNewsProgressWrite, findNewsProgress } from '../adapters/news-progress-repository.ts';

/** Recipients per event. */
const usersPerEvent = 50;
/** Savers per transaction: twenty events and the progress. */
const usersPerCommit = 20 * usersPerEvent;

/**
 * Publishes news to everyone who saved a property, page by page. A repeat of the same event, also one at the same time,
 * goes on after the last page that was published.
 */
export async function publishToSavers(
  eventId: string,
  propertyId: PropertyId,
  toEvent: (userIds: UserId[]) => DomainEvent,
): Promise<void> {
  let progress = await findNewsProgress(eventId);
  while (!progress || progress.cursor !== undefined) {
    const { userIds, cursor } = await listSavers(propertyId, usersPerCommit, progress?.cursor);
    const events = Array.from({ length: Math.ceil(userIds.length / usersPerEvent) }, (_, part) =>
      toEvent(userIds.slice(part * usersPerEvent, (part + 1) * usersPerEvent)),
    );
    const write = buildNewsProgressWrite(eventId, progress, { cursor }, now());
    const isFirst = await ignoreStale(commit([write], events));
    progress = isFirst ? { cursor } : await findNewsProgress(eventId);
  }
}
