import type { DomainEvent } from '../../../../events/define.ts';
import type { ObservationId, UserId } from '../../../../events/vocabulary.ts';
import { defineRow, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { traceDays } from '../domain/trace-days.ts';
import { IpTrace } from '../domain/trace.ts';

const TraceRow = defineRow('ip-trace', {
  columns: { userId: text, observationId: text, trace: json, expiresAt: number },
  indexes: { byUser: rowKey('userId', 'observationId') },
});

/**
 * A person's traces of the last 30 days, oldest first. DynamoDB deletes older rows with a delay, so they are
 * filtered.
 */
export async function listTraces(userId: UserId, now: Date): Promise<IpTrace[]> {
  const { data } = await TraceRow.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  const second = toUnixSeconds(now);
  return data.filter(({ expiresAt }) => expiresAt > second).map(({ trace }) => IpTrace.parse(trace));
}

/** Saves the trace of an observation with its events, once per observation. */
export async function saveTrace(
  observationId: ObservationId,
  trace: IpTrace,
  events: readonly DomainEvent[],
): Promise<void> {
  const { userId, at } = trace;
  const expiresAt = toUnixSeconds(at) + traceDays * daySeconds;
  const row = TraceRow.create({ userId, observationId, trace, expiresAt });
  await ignoreStale(commit([buildPut(row)], events));
}

export async function removeTraces(userId: UserId): Promise<void> {
  const { data } = await TraceRow.query.byUser({ userId }).go({ pages: 'all' });
  await TraceRow.delete(data.map(({ observationId }) => ({ userId, observationId }))).go();
}
