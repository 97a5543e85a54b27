import type { UserId } from '../../../../events/vocabulary.ts';
import { listTraces } from '../adapters/trace-repository.ts';
import { type FraudView, scoreTraces } from '../domain/trace.ts';

/** The score and traces of a person's networks of the last 30 days, for staff. */
export async function loadFraudView(userId: UserId, now: Date): Promise<FraudView> {
  const traces = await listTraces(userId, now);
  return {
    ...scoreTraces(traces),
    traces: traces.toReversed().map(({ userId: _, ...trace }) => trace),
  };
}
