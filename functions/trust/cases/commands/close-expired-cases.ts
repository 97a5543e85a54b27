import { isStale } from '../../../kernel/data/table.ts';
import { listCasesByStatus } from '../adapters/report-case-repository.ts';
import { closeExpired } from '../domain/case-changes.ts';
import { updateCase } from './update-case.ts';

/** Closes decided cases that were not appealed in time. */
export async function closeExpiredCases(now: Date): Promise<void> {
  const decided = await Promise.all([listCasesByStatus('action'), listCasesByStatus('no_action')]);
  for (const report of decided.flat()) {
    if (!closeExpired(report, now)) continue;
    try {
      await updateCase({ id: report.id, now }, (found) => closeExpired(found, now));
    } catch (error) {
      // An appeal came first; the case is looked at again tomorrow.
      if (!isStale(error)) throw error;
    }
  }
}
