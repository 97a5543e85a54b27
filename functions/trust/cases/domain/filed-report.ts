import * as z from 'zod';
import { CaseId } from '../../../../events/vocabulary.ts';
import { resolveAppealObstacle } from './case-changes.ts';
import { resolveStatusForSide } from './case-view.ts';
import { CaseStatus, CaseSubject, ReportCategory, type ReportCase, subjectOf } from './report-case.ts';
import { describeOutcome } from './words.ts';

/** A line of a person's own reports: what they sent and what came of it, and nothing of the person reported. */
export const FiledReport = z.object({
  id: CaseId,
  number: z.string().optional(),
  status: CaseStatus,
  subject: CaseSubject,
  /** What it is about, as any visitor sees it: never a name, a house number or the words of a message. */
  title: z.string(),
  category: ReportCategory,
  createdAt: z.iso.datetime(),
  /** What was done, once it was decided. */
  outcome: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Until when the reporter can appeal; missing where they cannot. */
  appealUntil: z.iso.datetime().optional(),
});
export type FiledReport = z.output<typeof FiledReport>;

export function toFiledReport(report: ReportCase, now: Date): FiledReport {
  const { id, number, category, createdAt, decision } = report;
  const outcome = toOutcome(report);
  const canAppeal = resolveAppealObstacle(report, 'reporter', now) === undefined;
  return {
    id,
    number,
    status: resolveStatusForSide(report, 'reporter'),
    subject: subjectOf(report),
    title: toPublicTitle(report),
    category,
    createdAt,
    ...(outcome && { outcome }),
    ...(decision && { decidedAt: decision.at }),
    ...(canAppeal && decision && { appealUntil: decision.appealUntil }),
  };
}

/** What came of a report by its latest decision. */
function toOutcome(report: ReportCase): string | undefined {
  const { decision, appeals } = report;
  if (!decision) return undefined;
  const answered = appeals.findLast(({ outcome }) => outcome !== undefined);
  if (answered?.by === 'affected' && answered.outcome === 'reversed')
    return 'We changed our decision after an appeal and undid what we had done.';
  if (answered?.by === 'reporter' && answered.outcome === 'upheld')
    return 'We looked again after your appeal and still took no action.';
  return describeOutcome(decision.measure, subjectOf(report));
}

function toPublicTitle(report: ReportCase): string {
  const { home, comment } = report.evidence;
  switch (subjectOf(report)) {
    case 'message':
      return 'A message in a chat';
    case 'comment':
      return comment ? `A comment on “${comment.postTitle}”` : 'A comment';
    case 'home':
      return home?.publicTitle ?? 'A home';
    case 'person':
      return 'A member of Gable';
  }
}
