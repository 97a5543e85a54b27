import { listCasesByMonth } from '../adapters/report-case-repository.ts';
import { countMonth, listMonthsUntil, type TransparencyMonth } from '../domain/transparency.ts';

const monthsShown = 12;

/** The last twelve months, the latest first. */
export async function loadTransparency(now: Date): Promise<TransparencyMonth[]> {
  return Promise.all(
    listMonthsUntil(now, monthsShown).map(async (month) => countMonth(month, await listCasesByMonth(month))),
  );
}
