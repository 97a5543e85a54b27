import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { deleteFiledReport, listFiledReportIds } from '../adapters/filed-report-repository.ts';
import { findReportCase, saveCaseWrite } from '../adapters/report-case-repository.ts';

/** Removes the address of a person from what they reported, and their list of it; the reports themselves stay. */
export async function eraseReporter(userId: UserId): Promise<void> {
  for (const id of await listFiledReportIds(userId)) {
    await updateWithRetry(
      () => findReportCase(id),
      (report) => {
        if (!report || report.email === '') return undefined;
        const erased = { ...report, email: '', version: report.version + 1 };
        return { writes: [saveCaseWrite(erased)], result: erased };
      },
    );
    // Last, so that a repeat after a failure finds what is left to do.
    await deleteFiledReport(userId, id);
  }
}
