import type { Envelope, DomainEvent } from '../../../events/define.ts';
import { now } from '../clock.ts';
import { getCause } from './event-context.ts';
import { newId } from '../data/ids.ts';

/** An event as it waits in the table for the relay; the attribute names are the stream filter's. */
export interface OutboxItem {
  readonly pk: string;
  readonly sk: string;
  readonly detailType: string;
  readonly detail: string;
  readonly expiresAt: number;
}

const keptSeconds = 7 * 24 * 3600;

/** The row that carries an event in the same transaction as what it tells of. */
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
