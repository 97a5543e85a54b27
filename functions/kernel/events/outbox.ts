import type { Envelope, DomainEvent } from '../../../events/define.ts';
import { now } from '../clock.ts';
import { getCause } from './event-context.ts';
import { newId } from '../data/ids.ts';

/** A stored event that waits for the relay; the stream filter uses the attribute names. */
export interface OutboxItem {
  readonly pk: string;
  readonly sk: string;
  readonly detailType: string;
  readonly detail: string;
  readonly expiresAt: number;
}

const keptSeconds = 7 * 24 * 3600;

/** The row that stores an event in the same transaction as the change it reports. */
export function createOutboxItem(event: DomainEvent): OutboxItem {
  const time = now();
  const id = newId('evt');
  const meta: Envelope = { id, time: time.toISOString(), ...getCause() };
  return {
    pk: `outbox#${id}`,
    sk: 'outbox',
    detailType: event.name,
    detail: JSON.stringify({ meta, data: event.detail }),
    expiresAt: Math.floor(time.getTime() / 1000) + keptSeconds,
  };
}
