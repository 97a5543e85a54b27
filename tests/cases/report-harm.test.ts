import { describe, expect, test } from 'vitest';
import { ReportCase } from '../../functions/trust/cases/domain/report-case.ts';
import { compareReports } from '../../functions/trust/cases/domain/report-harm.ts';

const staff = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';
const createReport = (category: string, createdAt: string, appealedAt?: string): ReportCase =>
  ReportCase.parse({
    id: 'cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V',
    status: appealedAt === undefined ? 'open' : 'appeal',
    reporterId: null,
    email: 'visitor@example.com',
    category,
    attachments: [],
    evidence: {},
    appeals:
      appealedAt === undefined
        ? []
        : [{ by: 'reporter', words: 'Please look again.', at: appealedAt, against: staff }],
    version: 1,
    createdAt,
  });

describe('compareReports', () => {
  test('has harm first among those that are due on one day, and the earlier day before any harm', () => {
    const reports = [
      createReport('duplicate', '2026-11-24T09:00:00.000Z'),
      createReport('harassment', '2026-11-24T15:00:00.000Z'),
      createReport('fraud', '2026-11-25T09:00:00.000Z'),
      createReport('sold', '2026-11-23T09:00:00.000Z'),
    ];
    expect(reports.toSorted(compareReports).map(({ category }) => category)).toEqual([
      'sold',
      'harassment',
      'duplicate',
      'fraud',
    ]);
  });

  test('counts the wait of an appeal from the appeal', () => {
    const reports = [
      createReport('fraud', '2026-11-20T09:00:00.000Z', '2026-11-25T09:00:00.000Z'),
      createReport('fraud', '2026-11-24T09:00:00.000Z'),
    ];
    expect(reports.toSorted(compareReports).map(({ status }) => status)).toEqual(['open', 'appeal']);
  });
});
