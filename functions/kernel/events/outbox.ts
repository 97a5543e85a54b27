import type { Envelope, DomainEvent } from '../../../events/define.ts';
import { now } from '../clock.ts';
import { newId } from '../data/ids.ts';
import { getCause } from './event-context.ts';

/** A stored event that the bus has not accepted yet; the stream filter uses the attribute names. */
export interface OutboxItem {
  /** Day and shard. A day's events share eight keys, so that no key takes all writes. */
  readonly pk: string;
  /** The event's id, which sorts by time. */
  readonly sk: string;
  /** In milliseconds since 1970. */
  readonly raisedAt: number;
  readonly detailType: string;
  readonly detail: string;
}

export const outboxShards = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The key of a day's events in one shard; `day` is `2026-11-22`, in UTC. */
export function outboxKey(day: string, shard: number): string {
  return `outbox#${day}#${shard}`;
}

/**
 * The row that stores an event in the same transaction as the change it reports. It has no time to live: it
 * stays until the bus has accepted the event.
 */
export function createOutboxItem(event: DomainEvent): OutboxItem {
  const id = newId('evt');
  const time = now();
  const meta: Envelope = { id, time: time.toISOString(), ...getCause() };
  return {
    pk: outboxKey(meta.time.slice(0, 10), id.charCodeAt(id.length - 1) % outboxShards.length),
    sk: id,
    raisedAt: time.getTime(),
    detailType: event.name,
    detail: JSON.stringify({ meta, data: event.detail }),
  };
}
