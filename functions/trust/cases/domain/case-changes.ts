import type { DomainEvent } from '../../../../events/define.ts';
import {
  ReportAppealDecided,
  ReportAppealed,
  ReportClosed,
  ReportContentHidden,
  ReportDecided,
  ReportTaken,
} from '../../../../events/report.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import {
  toAffectedId,
  type Appeal,
  appealDays,
  type CaseSubject,
  type CaseOutcome,
  type Measure,
  type ReportCase,
  subjectOf,
} from './report-case.ts';
import { type CaseVerb, resolveNextStatus } from './transitions.ts';

/** A case as it is from now on, and the events that say so. */
export interface CaseUpdate {
  readonly report: ReportCase;
  readonly events: readonly DomainEvent[];
}

/** What a member of staff decides on. */
export type Verdict = Pick<CaseOutcome, 'measure' | 'ground' | 'illegalKind' | 'words'>;

const measures: Readonly<Record<CaseSubject, readonly Measure[]>> = {
  home: ['none', 'warn', 'hide_content', 'remove_home', 'block_account'],
  message: ['none', 'warn', 'hide_content', 'block_account'],
  comment: ['none', 'warn', 'hide_content', 'block_account'],
  person: ['none', 'warn', 'block_account'],
};

/** The measures that fit what a case is about; only `none` where no person answers for it. */
export function listMeasures(report: ReportCase): readonly Measure[] {
  return toAffectedId(report) ? measures[subjectOf(report)] : ['none'];
}

/**
 * A member of staff takes a case, or takes it over from another.
 * @throws 409 `conflict` in another state
 */
export function takeReport(report: ReportCase, staffId: UserId, now: Date): CaseUpdate {
  const status = getNextStatus(report, 'take');
  return {
    report: toNextCaseVersion(report, { status, takenBy: staffId, takenAt: now.toISOString() }),
    events: [ReportTaken.of({ caseId: report.id, staffId })],
  };
}

/**
 * Hides the content until the decision.
 * @throws 409 in another state, where another member of staff has the case, where nothing can be hidden or it is hidden
 */
export function hideContent(
  report: ReportCase,
  { by, reason }: { readonly by: UserId; readonly reason: string },
  now: Date,
): CaseUpdate {
  const status = getNextStatus(report, 'hide');
  assertTakenBy(report, by);
  if (!listMeasures(report).includes('hide_content'))
    throw new AppError('conflict', 'There’s no content to hide in this case.', { state: 'no_content' });
  if (report.hidden) throw new AppError('conflict', 'This is hidden already.', { state: 'hidden' });
  return {
    report: toNextCaseVersion(report, { status, hidden: { by, at: now.toISOString(), reason } }),
    events: [ReportContentHidden.of(toCaseEventFields(report))],
  };
}

/**
 * Decides a case at triage. A decision to do nothing, or to warn, shows again what was hidden.
 * @throws 409 in another state, where another member of staff has the case, or for a measure that does not fit
 */
export function decideReport(report: ReportCase, verdict: Verdict, by: UserId, now: Date): CaseUpdate {
  const status = getNextStatus(report, verdict.measure === 'none' ? 'dismiss' : 'act');
  assertTakenBy(report, by);
  return applyDecision(report, { status, verdict, by, now });
}

/**
 * Asks for another decision.
 * @throws 409 in another state, after 30 days, or for the side that the decision does not concern
 */
export function appealDecision(
  report: ReportCase,
  { by, words }: Pick<Appeal, 'by' | 'words'>,
  now: Date,
): CaseUpdate {
  const status = getNextStatus(report, 'appeal');
  const refusal = resolveAppealObstacle(report, by, now);
  if (refusal) throw refusal;
  const against = getAppealedDecision(report).by;
  const appeal: Appeal = { by, words, at: now.toISOString(), against };
  return {
    report: toNextCaseVersion(report, { status, appeals: [...report.appeals, appeal] }),
    events: [ReportAppealed.of({ ...toCaseEventFields(report), by })],
  };
}

/** Why a side cannot appeal now; undefined where it can. */
export function resolveAppealObstacle(report: ReportCase, by: Appeal['by'], now: Date): AppError | undefined {
  const { status, decision } = report;
  const concerned = status === 'action' ? 'affected' : 'reporter';
  if (!decision || resolveNextStatus(status, 'appeal') === undefined) return createStateError(report);
  if (by !== concerned)
    return new AppError('conflict', 'This decision can’t be appealed by you.', { state: status });
  if (now.toISOString() > decision.appealUntil)
    return new AppError('conflict', `A decision can be appealed for ${appealDays} days.`, { state: 'late' });
  return undefined;
}

/** What a second member of staff answers to an appeal; `verdict` where a reversal restricts the other side. */
export interface AppealAnswer {
  readonly outcome: 'upheld' | 'reversed';
  readonly answer: string;
  readonly verdict?: Verdict | undefined;
}

/**
 * Decides the open appeal of a case. The reversal of a decision to do nothing is a new decision, which the person it
 * restricts can appeal; every other answer closes the case.
 * @throws 409 in another state, for who made the decision appealed against, or without the measure of such a reversal
 */
export function decideAppeal(
  report: ReportCase,
  { outcome, answer, verdict }: AppealAnswer,
  by: UserId,
  now: Date,
): CaseUpdate {
  const appeal = report.appeals.at(-1);
  const restricts = outcome === 'reversed' && appeal?.by === 'reporter';
  const status = getNextStatus(report, outcome === 'upheld' ? 'uphold' : restricts ? 'act' : 'reverse');
  if (!appeal) throw createStateError(report);
  if (appeal.against === by)
    throw new AppError('conflict', 'Another member of staff has to decide this appeal.', {
      state: 'own_decision',
    });
  const at = now.toISOString();
  const answered: Appeal = { ...appeal, outcome, answer, decidedBy: by, decidedAt: at };
  const appeals = [...report.appeals.slice(0, -1), answered];
  const decided = ReportAppealDecided.of({
    ...toCaseEventFields(report),
    by: appeal.by,
    outcome,
    ...(outcome === 'reversed' && { undone: resolveReversedMeasure(report) }),
  });
  if (!restricts)
    return {
      report: toNextCaseVersion(report, { status, appeals, closedAt: at }),
      events: [decided, ReportClosed.of({ caseId: report.id })],
    };
  if (!verdict || verdict.measure === 'none')
    throw new AppError('invalid', 'Choose what is done instead.', {
      errors: { measure: ['Choose what is done instead.'] },
    });
  const { report: after, events } = applyDecision(report, { status, verdict, by, now });
  return { report: { ...after, appeals }, events: [decided, ...events] };
}

/** Closes a case whose time for an appeal has passed; undefined while it has not. */
export function closeExpired(report: ReportCase, now: Date): CaseUpdate | undefined {
  const status = resolveNextStatus(report.status, 'expire');
  const { decision } = report;
  if (!status || !decision || now.toISOString() <= decision.appealUntil) return undefined;
  return {
    report: toNextCaseVersion(report, { status, closedAt: now.toISOString() }),
    events: [ReportClosed.of({ caseId: report.id })],
  };
}

/** How the content of a case is by its latest decision, or until one. */
export function resolveContentState(report: ReportCase): 'shown' | 'hidden' | 'removed' {
  const { hidden, decision, appeals } = report;
  const last = appeals.at(-1);
  if (last?.outcome === 'reversed' && last.by === 'affected') return 'shown';
  if (!decision) return hidden ? 'hidden' : 'shown';
  if (decision.measure === 'remove_home') return 'removed';
  if (decision.measure === 'hide_content') return 'hidden';
  // A block takes homes off the market, but leaves what was written where it is.
  if (decision.measure === 'block_account' && isWriting(report)) return 'hidden';
  return hidden && isHidingMeasure(decision.measure) ? 'hidden' : 'shown';
}

const isWriting = (report: ReportCase): boolean => ['message', 'comment'].includes(subjectOf(report));

const isHidingMeasure = (measure: Measure): boolean => measure !== 'none' && measure !== 'warn';

interface DecisionInput {
  readonly status: ReportCase['status'];
  readonly verdict: Verdict;
  readonly by: UserId;
  readonly now: Date;
}

function applyDecision(report: ReportCase, { status, verdict, by, now }: DecisionInput): CaseUpdate {
  const { measure, ground } = verdict;
  if (!listMeasures(report).includes(measure))
    throw new AppError('conflict', 'This measure doesn’t fit what the case is about.', {
      state: subjectOf(report),
    });
  if (measure !== 'none' && !ground)
    throw new AppError('invalid', 'Choose the rule that this rests on.', {
      errors: { ground: ['Choose the rule that this rests on.'] },
    });
  const appealUntil = new Date(now.getTime() + appealDays * dayMs).toISOString();
  const decision: CaseOutcome = { ...verdict, by, at: now.toISOString(), appealUntil };
  const restored = report.hidden !== undefined && !isHidingMeasure(measure);
  return {
    report: toNextCaseVersion(report, {
      status,
      decision,
      firstDecidedAt: report.firstDecidedAt ?? decision.at,
    }),
    events: [
      ReportDecided.of({
        ...toCaseEventFields(report),
        origin: report.origin,
        measure,
        restored,
        onAppeal: report.decision !== undefined,
      }),
    ],
  };
}

/** The decision that an appeal is against. @throws 409 before there is one */
function getAppealedDecision(report: ReportCase): CaseOutcome {
  if (!report.decision) throw createStateError(report);
  return report.decision;
}

function resolveReversedMeasure({ decision }: ReportCase) {
  return decision === undefined || decision.measure === 'none' ? undefined : decision.measure;
}

const toCaseEventFields = (report: ReportCase) => ({
  caseId: report.id,
  subject: subjectOf(report),
  reporterId: report.reporterId ?? undefined,
  affectedId: toAffectedId(report),
});

const toNextCaseVersion = (report: ReportCase, change: Partial<ReportCase>): ReportCase => ({
  ...report,
  ...change,
  version: report.version + 1,
});

function getNextStatus(report: ReportCase, verb: CaseVerb): ReportCase['status'] {
  const status = resolveNextStatus(report.status, verb);
  if (!status) throw createStateError(report);
  return status;
}

const createStateError = ({ status }: ReportCase): AppError =>
  new AppError('conflict', `This isn’t possible while the case is ${statusText[status]}.`, {
    state: status,
  });

const statusText: Readonly<Record<ReportCase['status'], string>> = {
  open: 'waiting to be looked at',
  triage: 'being looked at',
  action: 'decided',
  no_action: 'decided',
  appeal: 'under appeal',
  closed: 'closed',
};

function assertTakenBy({ takenBy }: ReportCase, staffId: UserId): void {
  if (takenBy === staffId) return;
  throw new AppError('conflict', 'Another member of staff has this case. Take it over first.', {
    state: 'taken',
  });
}
