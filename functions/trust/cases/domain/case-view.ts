import * as z from 'zod';
import { CaseId } from '../../../../events/vocabulary.ts';
import { resolveAppealObstacle } from './case-changes.ts';
import {
  toAffectedId,
  CaseStatus,
  CaseSubject,
  type CaseOutcome,
  Measure,
  ReportCategory,
  type ReportCase,
  subjectOf,
} from './report-case.ts';
import { groundTexts, illegalKindTexts, describeMeasure, describeOutcome } from './words.ts';

export type CaseSide = 'reporter' | 'affected';

/** A case as one of its two sides sees it: neither learns who the other is or what the other wrote. */
export const CaseView = z.object({
  id: CaseId,
  number: z.string().optional(),
  side: z.enum(['reporter', 'affected']),
  status: CaseStatus,
  subject: CaseSubject,
  /** Of what the case is about: a home's title, or the words of a message or a comment. */
  excerpt: z.string(),
  /** For the reporter: what they chose. */
  category: ReportCategory.optional(),
  createdAt: z.iso.datetime(),
  /** For the person affected: since when their content is hidden until the decision. */
  hiddenAt: z.iso.datetime().optional(),
  /** What was decided, once it was; for the person affected it is the statement of reasons. */
  decision: z
    .object({
      measure: Measure.optional(),
      done: z.string(),
      ground: z.string().optional(),
      words: z.string().optional(),
      automated: z.literal(false),
      at: z.iso.datetime(),
    })
    .optional(),
  /** Until when this side can appeal; missing where it cannot. */
  appealUntil: z.iso.datetime().optional(),
  /** This side's own appeal. */
  appeal: z
    .object({
      words: z.string(),
      at: z.iso.datetime(),
      outcome: z.enum(['upheld', 'reversed']).optional(),
      answer: z.string().optional(),
      decidedAt: z.iso.datetime().optional(),
    })
    .optional(),
  /** An appeal of the other side changed the decision. */
  reversed: z.boolean(),
  closedAt: z.iso.datetime().optional(),
});
export type CaseView = z.output<typeof CaseView>;

/** The side of a case that a person is on. */
export function caseSideOf(report: ReportCase, userId: string): CaseSide | undefined {
  if (report.reporterId === userId) return 'reporter';
  return toAffectedId(report) === userId ? 'affected' : undefined;
}

/**
 * The case for one side. The person affected has no case to see before their content is hidden or a measure is taken:
 * a report alone proves nothing about them.
 */
export function toCaseView(report: ReportCase, side: CaseSide, now: Date): CaseView | undefined {
  const concerned = report.hidden !== undefined || (report.decision?.measure ?? 'none') !== 'none';
  if (side === 'affected' && !concerned) return undefined;
  const own = report.appeals.findLast(({ by }) => by === side);
  const canAppeal = resolveAppealObstacle(report, side, now) === undefined;
  return {
    id: report.id,
    number: report.number,
    side,
    status: resolveStatusForSide(report, side),
    subject: subjectOf(report),
    excerpt: toCaseExcerpt(report, side),
    ...(side === 'reporter' && { category: report.category }),
    createdAt: report.createdAt,
    ...(side === 'affected' && report.hidden && !report.decision && { hiddenAt: report.hidden.at }),
    ...(report.decision && { decision: toDecisionView(report, report.decision, side) }),
    ...(canAppeal && report.decision && { appealUntil: report.decision.appealUntil }),
    ...(own && {
      appeal: {
        words: own.words,
        at: own.at,
        outcome: own.outcome,
        answer: own.answer,
        decidedAt: own.decidedAt,
      },
    }),
    reversed: report.appeals.some(({ by, outcome }) => by !== side && outcome === 'reversed'),
    closedAt: report.closedAt,
  };
}

/** An open appeal of the other side is not theirs to know: until it is answered, the decision is what there is. */
export function resolveStatusForSide({ status, appeals, decision }: ReportCase, side: CaseSide): CaseStatus {
  if (status !== 'appeal' || appeals.at(-1)?.by === side) return status;
  return decision?.measure === 'none' ? 'no_action' : 'action';
}

function toDecisionView(
  report: ReportCase,
  decision: CaseOutcome,
  side: CaseSide,
): NonNullable<CaseView['decision']> {
  const { measure, ground, illegalKind, words, at } = decision;
  const subject = subjectOf(report);
  if (side === 'reporter')
    return {
      done: describeOutcome(measure, subject),
      // The reasons of a measure are for the person it was taken against.
      ...(measure === 'none' && { words }),
      automated: false,
      at,
    };
  if (measure === 'none') return { measure, done: `We took no action. ${shownAgain}`, automated: false, at };
  const rule = ground && groundTexts[ground];
  const kind = illegalKind && illegalKindTexts[illegalKind];
  return {
    measure,
    done: describeMeasure(measure, subject),
    ...(rule && { ground: kind ? `${rule} (${kind.toLowerCase()})` : rule }),
    words,
    automated: false,
    at,
  };
}

const shownAgain = 'What we had hidden is shown again.';

/** What the case is about, in one line or as it was written. */
export function toCaseExcerpt(
  { evidence, messageId, commentId }: ReportCase,
  reader: CaseSide | 'staff',
): string {
  if (messageId) {
    const message = evidence.messages.find(({ id }) => id === messageId);
    return message?.body ?? '';
  }
  if (commentId) return evidence.comment?.body ?? '';
  const { title = '', publicTitle = 'A home' } = evidence.home ?? {};
  return evidence.home && reader === 'reporter' ? publicTitle : title;
}
