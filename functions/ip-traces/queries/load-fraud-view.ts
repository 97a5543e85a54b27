import type { UserId } from '../../../events/vocabulary.ts';
import { listTraces } from '../adapters/trace-repository.ts';
import { type FraudScore, type IpTrace, scoreTraces } from '../domain/trace.ts';

export interface FraudView extends FraudScore {
  /** The latest first. */
  readonly traces: readonly Omit<IpTrace, 'userId'>[];
}

/** What staff see of the networks that a person used in the last 30 days. */
export async function loadFraudView(userId: UserId, now: Date): Promise<FraudView> {
  const traces = await listTraces(userId, now);
  return {
    ...scoreTraces(traces),
    traces: traces.toReversed().map(({ userId: _, ...trace }) => trace),
  };
}
