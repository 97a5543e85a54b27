import type { DomainEvent } from '../../../events/define.ts';
import { retryWhenStale, commit, type Write } from './table.ts';

/** The conditional writes of a use case and their events, for one transaction. */
export interface UpdateWrites<R> {
  readonly writes: readonly Write[];
  readonly events?: readonly DomainEvent[];
  readonly result: R;
}

/**
 * Loads, decides and commits; starts over when another writer was faster. A decision of `undefined` writes
 * nothing.
 * @throws 409 `stale` after `attempts` conflicts, and whatever `load` and `decide` throw
 */
export function updateWithRetry<T, R>(
  load: () => Promise<T>,
  decide: (loaded: T) => UpdateWrites<R> | undefined | Promise<UpdateWrites<R> | undefined>,
  attempts = 5,
): Promise<R | undefined> {
  return retryWhenStale(async () => {
    const decision = await decide(await load());
    if (!decision) return undefined;
    await commit(decision.writes, decision.events);
    return decision.result;
  }, attempts);
}
