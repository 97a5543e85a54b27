import type { UserId } from '../../../events/vocabulary.ts';
import { listTraces } from '../adapters/trace-repository.ts';
import { type FraudView, scoreTraces } from '../domain/trace.ts';

/** What staff see of the networks that a person used in the last 30 days. */
export async function loadFraudView(userId: UserId, now: Date): Promise<FraudView> {
  const traces = await listTraces(userId, now);
  return {
    ...scoreTraces(traces),
    traces: traces.toReversed().map(({ userId: _, ...trace }) => trace),
  };
}
