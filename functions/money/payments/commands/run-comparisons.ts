import { log } from '../../../kernel/observability/log.ts';

/**
 * Waits for all of these; one that fails does not stop the others.
 * @throws all that failed together, after each is in the log
 */
export async function runComparisons(comparisons: readonly Promise<void>[]): Promise<void> {
  const faults: unknown[] = [];
  for (const result of await Promise.allSettled(comparisons))
    if (result.status === 'rejected') faults.push(result.reason);
  for (const error of faults) log.error('A comparison with a provider failed', { error });
  if (faults.length > 0) throw new AggregateError(faults, `Comparisons that failed: ${faults.length}`);
}
