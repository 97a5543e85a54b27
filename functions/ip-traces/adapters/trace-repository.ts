import { Entity } from 'electrodb';
import type { DomainEvent } from '../../../events/define.ts';
import type { ObservationId, UserId } from '../../../events/vocabulary.ts';
import { commit, tableOptions, buildPut, ignoreStale } from '../../kernel/data/table.ts';
import { IpTrace } from '../domain/trace.ts';
import { traceDays } from '../domain/trace-days.ts';

const text = { type: 'string', required: true } as const;
const daySeconds = 86_400;

const TraceRow = new Entity(
  {
    model: { entity: 'ip-trace', version: '1', service: 'gable' },
    attributes: {
      userId: text,
      observationId: text,
      trace: { type: 'any', required: true },
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      byUser: {
        pk: { field: 'pk', composite: ['userId'] },
        sk: { field: 'sk', composite: ['observationId'] },
      },
    },
  },
  tableOptions,
);

/**
 * A person's traces of the last 30 days, oldest first. DynamoDB deletes older rows with a delay, so they are
 * filtered.
 */
export async function listTraces(userId: UserId, now: Date): Promise<IpTrace[]> {
  const { data } = await TraceRow.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  const second = Math.floor(now.getTime() / 1000);
  return data.filter(({ expiresAt }) => expiresAt > second).map(({ trace }) => IpTrace.parse(trace));
}

/** Saves the trace of an observation with its events, once per observation. */
export async function saveTrace(
  observationId: ObservationId,
  trace: IpTrace,
  events: readonly DomainEvent[],
): Promise<void> {
  const { userId, at } = trace;
  const expiresAt = Math.floor(Date.parse(at) / 1000) + traceDays * daySeconds;
  const row = TraceRow.create({ userId, observationId, trace, expiresAt });
  await ignoreStale(commit([buildPut(row.params())], events));
}

export async function removeTraces(userId: UserId): Promise<void> {
  const { data } = await TraceRow.query.byUser({ userId }).go({ pages: 'all' });
  await TraceRow.delete(data.map(({ observationId }) => ({ userId, observationId }))).go();
}
