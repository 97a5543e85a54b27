import * as z from 'zod';
import { hourMs } from '../../../kernel/time.ts';
import { Measure, ReportCategory, type ReportCase } from './report-case.ts';

const Count = z.int().min(0);

/** What became of the cases that were opened in one month. Names no person and no home. */
export const TransparencyMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  reports: Count,
  byCategory: z.array(z.object({ category: ReportCategory, reports: Count })),
  /** Acts of staff without a report. */
  ownActs: Count,
  decided: Count,
  byMeasure: z.array(z.object({ measure: Measure, cases: Count })),
  appeals: Count,
  upheld: Count,
  reversed: Count,
  /** From the report to the first decision; null before there is one. */
  medianHours: z.number().nullable(),
});
export type TransparencyMonth = z.output<typeof TransparencyMonth>;

type Counted = Pick<
  ReportCase,
  'origin' | 'category' | 'decision' | 'firstDecidedAt' | 'appeals' | 'createdAt'
>;

export function countMonth(month: string, cases: readonly Counted[]): TransparencyMonth {
  const reports = cases.filter(({ origin }) => origin === 'report');
  const decided = reports.filter(({ decision }) => decision !== undefined);
  const appeals = cases.flatMap((each) => each.appeals);
  return {
    month,
    reports: reports.length,
    byCategory: ReportCategory.options.map((category) => ({
      category,
      reports: reports.filter((each) => each.category === category).length,
    })),
    ownActs: cases.length - reports.length,
    decided: decided.length,
    byMeasure: Measure.options.map((measure) => ({
      measure,
      cases: cases.filter(({ decision }) => decision?.measure === measure).length,
    })),
    appeals: appeals.length,
    upheld: appeals.filter(({ outcome }) => outcome === 'upheld').length,
    reversed: appeals.filter(({ outcome }) => outcome === 'reversed').length,
    medianHours: calculateMedian(decided.map(countHoursToDecision)),
  };
}

const countHoursToDecision = ({ createdAt, firstDecidedAt }: Counted): number =>
  (Date.parse(firstDecidedAt ?? createdAt) - Date.parse(createdAt)) / hourMs;

/** With one decimal; null of an empty list. */
export function calculateMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) * 5) / 10;
}

/** The months up to the present one, the latest first: `['2026-11', '2026-10', …]`. */
export function listMonthsUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
