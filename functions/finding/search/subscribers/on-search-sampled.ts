import * as z from 'zod';
import { listComparisonQueries } from '../domain/comparison-queries.ts';
import { SampledQuery } from '../domain/search-sample.ts';
import { compareAnswers } from '../queries/compare-answers.ts';

/** A search that was sampled, or an operator's request to compare so many made-up ones. */
const Request = z.union([
  z.object({ detail: SampledQuery }),
  z.object({ compare: z.int().min(1).max(1_000) }),
]);

/** How many queries differ of each kind; `undefined` while the cluster does not answer. */
export interface ComparisonReport {
  readonly compared: number;
  readonly differences: readonly { readonly kind: string; readonly totals: readonly number[] }[];
}

/** Answers a search from both engines, after the person has their answer, and counts whether they differ. */
export async function handler(event: unknown): Promise<ComparisonReport | undefined> {
  const request = Request.parse(event);
  const queries = 'detail' in request ? [request.detail] : listComparisonQueries(request.compare);
  const comparison = await compareAnswers(queries);
  return (
    comparison && {
      compared: comparison.compared,
      differences: comparison.differences.map(({ kind, totals }) => ({ kind, totals })),
    }
  );
}
