import type { UserId } from '../../../events/vocabulary.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { updateWithRetry } from '../../kernel/data/update.ts';
import { findReportCase, saveCaseWrite } from '../adapters/report-case-repository.ts';
import { listCasesOfReporter } from '../queries/list-cases-of-reporter.ts';

/** Removes the address of a person from what they reported; the report itself stays. A repeat finds no address. */
export async function eraseReporter(userId: UserId, now: Date): Promise<void> {
  const since = (await findAccount(userId))?.createdAt ?? now.toISOString();
  for (const { id } of await listCasesOfReporter(userId, since, now))
    await updateWithRetry(
      () => findReportCase(id),
      (report) => {
        if (!report || report.email === '') return undefined;
        const erased = { ...report, email: '', version: report.version + 1 };
        return { writes: [saveCaseWrite(erased)], result: erased };
      },
    );
}
