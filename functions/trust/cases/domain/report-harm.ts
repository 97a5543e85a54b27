import { compareWaits, type Loss, type Wait } from '../../../kernel/urgency.ts';
import { addWorkingDays } from '../../../kernel/working-days.ts';
import type { ReportCase, ReportCategory } from './report-case.ts';

/** What people lose while a report waits: some are about harm, others about a listing that is not as it should be. */
export const lossesOfCategories: Readonly<Record<ReportCategory, Loss>> = {
  fraud: 'safety',
  illegal: 'safety',
  harassment: 'safety',
  discrimination: 'safety',
  privacy: 'safety',
  misleading: 'listing',
  duplicate: 'listing',
  sold: 'listing',
  other: 'reply',
};

/** Since when a case waits for staff: since its appeal, where one is open. */
export function waitsSince({
  status,
  appeals,
  createdAt,
}: Pick<ReportCase, 'status' | 'appeals' | 'createdAt'>): string {
  return (status === 'appeal' && appeals.at(-1)?.at) || createdAt;
}

/** Cases are looked at within one working day. */
const promisedDays = 1;

/** The order of what waits for staff: the day on which the promise ends, then the harm, then the hour. */
export function compareReports(one: ReportCase, other: ReportCase): number {
  return compareWaits(toWait(one), toWait(other));
}

function toWait(report: ReportCase): Wait {
  const since = waitsSince(report);
  const by = addWorkingDays(new Date(since), promisedDays).toISOString();
  return { loss: lossesOfCategories[report.category], isOwn: true, by, since };
}
