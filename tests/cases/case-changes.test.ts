import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CaseId, CommentId, MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import {
  appealDecision,
  type CaseUpdate,
  closeExpired,
  resolveContentState,
  decideAppeal,
  decideReport,
  hideContent,
  listMeasures,
  takeReport,
  type Verdict,
} from '../../functions/trust/cases/domain/case-changes.ts';
import { toCaseView } from '../../functions/trust/cases/domain/case-view.ts';
import { createReport } from '../../functions/trust/cases/domain/file-report.ts';
import { toFiledReport } from '../../functions/trust/cases/domain/filed-report.ts';
import type { ReportCase } from '../../functions/trust/cases/domain/report-case.ts';
import { caseMoves } from '../../functions/trust/cases/domain/transitions.ts';
import {
  countMonth,
  calculateMedian,
  listMonthsUntil,
} from '../../functions/trust/cases/domain/transparency.ts';

const person = (last: string) => UserId.parse(`usr_01K9ZX3Q6T4C8V0R2M5N7P9B1${last}`);
const [reporter, owner, stella, noor] = [person('A'), person('B'), person('C'), person('D')];
const propertyId = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const noon = new Date('2026-11-24T12:00:00.000Z');
const daysLater = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const words = 'The photos are of another house.';
const warning: Verdict = { measure: 'warn', ground: 'misleading_listing', words };

const filed = (): ReportCase =>
  createReport(
    {
      id: CaseId.parse('cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V'),
      reporterId: reporter,
      email: 'rita@example.com',
      category: 'fraud',
      details: 'I know the owner',
      attachments: [],
      userId: undefined,
      propertyId,
      messageId: undefined,
      commentId: undefined,
      evidence: {
        messages: [],
        home: {
          id: propertyId,
          ownerId: owner,
          status: 'live',
          price: 325_000,
          title: '12 Elm Road, Leeds',
          publicTitle: 'Elm Road, Leeds',
          description: 'A house',
          pictures: [],
        },
      },
      keys: { reporter: 'r', affected: 'a' },
    },
    noon,
  ).report;
const taken = () => takeReport(filed(), stella, noon).report;
const decided = (verdict: Verdict = warning, report = taken()) =>
  decideReport(report, verdict, stella, noon).report;
const appealed = (by: 'affected' | 'reporter', verdict: Verdict = warning) =>
  appealDecision(decided(verdict), { by, words: 'Look again' }, noon).report;
const nothing: Verdict = { measure: 'none', words };

/** The state that refused, or the code of the error. */
function refusalOf(change: () => unknown): string | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.extras.state ?? error.code;
  }
}

describe('a case', () => {
  test('follows the states of the specification', () => {
    expect(caseMoves).toEqual({
      open: { take: 'triage' },
      triage: { take: 'triage', hide: 'triage', act: 'action', dismiss: 'no_action' },
      action: { appeal: 'appeal', expire: 'closed' },
      no_action: { appeal: 'appeal', expire: 'closed' },
      appeal: { uphold: 'closed', reverse: 'closed', act: 'action' },
      closed: {},
    });
  });

  test('is decided only by who took it last', () => {
    expect(refusalOf(() => decideReport(filed(), warning, stella, noon))).toBe('open');
    expect(refusalOf(() => decideReport(taken(), warning, noor, noon))).toBe('taken');
    const over = takeReport(taken(), noor, noon).report;
    expect(refusalOf(() => decideReport(over, warning, stella, noon))).toBe('taken');
    expect(decideReport(over, warning, noor, noon).report.status).toBe('action');
  });

  test('needs a rule for every measure, and a measure that fits its subject', () => {
    expect(refusalOf(() => decided({ measure: 'warn', words }))).toBe('invalid');
    const aboutPerson = { ...taken(), propertyId: undefined };
    expect(listMeasures(aboutPerson)).toEqual(['none', 'warn', 'block_account']);
    expect(refusalOf(() => decided({ measure: 'remove_home', ground: 'fraud', words }, aboutPerson))).toBe(
      'person',
    );
    expect(listMeasures({ ...aboutPerson, evidence: { messages: [] } })).toEqual(['none']);
  });

  test.each([
    ['none', 'shown', true],
    ['warn', 'shown', true],
    ['hide_content', 'hidden', false],
    ['remove_home', 'removed', false],
    ['block_account', 'hidden', false],
  ] as const)('that was hidden at once and ends in %s has its content %s', (measure, state, restored) => {
    const hidden = hideContent(taken(), { by: stella, reason: 'A scam' }, noon).report;
    expect(resolveContentState(hidden)).toBe('hidden');
    expect(refusalOf(() => hideContent(hidden, { by: stella, reason: 'A scam' }, noon))).toBe('hidden');
    const { report, events } = decideReport(hidden, { measure, ground: 'fraud', words }, stella, noon);
    expect(resolveContentState(report)).toBe(state);
    expect(events).toMatchObject([{ name: 'report.decided.v1', detail: { measure, restored } }]);
  });

  test.each([
    ['message', { messageId: MessageId.parse('msg_01K9ZX3Q6T4C8V0R2M5N7P9B1E') }, 'hidden'],
    ['comment', { commentId: CommentId.parse('cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1F') }, 'hidden'],
    // Its owner's block takes it off the market.
    ['home', {}, 'shown'],
  ] as const)('about a %s that blocks its author', (subject, about, state) => {
    const report = decided({ measure: 'block_account', ground: 'fraud', words }, { ...taken(), ...about });
    expect(resolveContentState(report)).toBe(state);
    const { report: again } = decideAppeal(
      appealDecision(report, { by: 'affected', words: 'It was a joke' }, noon).report,
      { outcome: 'reversed', answer: 'It was.' },
      noor,
      noon,
    );
    expect([subject, resolveContentState(again)]).toEqual([subject, 'shown']);
  });
});

describe('an appeal', () => {
  test.each([
    ['affected', warning, undefined],
    ['reporter', warning, 'action'],
    ['reporter', nothing, undefined],
    ['affected', nothing, 'no_action'],
  ] as const)('of the %s side is for the decision that concerns it', (by, verdict, refusal) => {
    expect(refusalOf(() => appealed(by, verdict))).toBe(refusal);
  });

  test('is possible for 30 days to the second', () => {
    const ask = (time: Date) => appealDecision(decided(), { by: 'affected', words: 'Look again' }, time);
    expect(ask(daysLater(30)).report.status).toBe('appeal');
    expect(refusalOf(() => ask(new Date(daysLater(30).getTime() + 1)))).toBe('late');
    expect(closeExpired(decided(), daysLater(30))).toBeUndefined();
    expect(closeExpired(decided(), daysLater(31))?.report.status).toBe('closed');
    expect(closeExpired(taken(), daysLater(99))).toBeUndefined();
  });

  test('is decided by another member of staff', () => {
    const answer = { outcome: 'upheld', answer: 'Looked again' } as const;
    expect(refusalOf(() => decideAppeal(appealed('affected'), answer, stella, noon))).toBe('own_decision');
    expect(decideAppeal(appealed('affected'), answer, noor, noon).report.status).toBe('closed');
  });

  test('against doing nothing leads to a decision that the other side can appeal', () => {
    const reversal = { outcome: 'reversed', answer: 'You are right', verdict: warning } as const;
    const { report, events } = decideAppeal(appealed('reporter', nothing), reversal, noor, noon);
    expect(report).toMatchObject({ status: 'action', decision: { by: noor, measure: 'warn' } });
    expect(events.map(({ name }) => name)).toEqual(['report.appeal_decided.v1', 'report.decided.v1']);
    const second = appealDecision(report, { by: 'affected', words: 'No' }, noon).report;
    const answer = { outcome: 'upheld', answer: 'Looked again' } as const;
    expect(refusalOf(() => decideAppeal(second, answer, noor, noon))).toBe('own_decision');
    expect(decideAppeal(second, answer, stella, noon).report.status).toBe('closed');
  });
});

describe('any life of a case', () => {
  const staff = fc.constantFrom(stella, noor, person('E'));
  const step = fc.oneof(
    fc.record({ verb: fc.constant('take' as const), by: staff }),
    fc.record({ verb: fc.constant('hide' as const), by: staff }),
    fc.record({
      verb: fc.constant('decide' as const),
      by: staff,
      measure: fc.constantFrom(
        'none' as const,
        'warn' as const,
        'hide_content' as const,
        'remove_home' as const,
      ),
    }),
    fc.record({
      verb: fc.constant('appeal' as const),
      side: fc.constantFrom('affected' as const, 'reporter' as const),
    }),
    fc.record({
      verb: fc.constant('answer' as const),
      by: staff,
      outcome: fc.constantFrom('upheld' as const, 'reversed' as const),
    }),
    fc.record({ verb: fc.constant('expire' as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  function apply(report: ReportCase, action: Step, time: Date): CaseUpdate | undefined {
    if (action.verb === 'take') return takeReport(report, action.by, time);
    if (action.verb === 'hide') return hideContent(report, { by: action.by, reason: words }, time);
    if (action.verb === 'decide')
      return decideReport(report, { measure: action.measure, ground: 'fraud', words }, action.by, time);
    if (action.verb === 'appeal') return appealDecision(report, { by: action.side, words }, time);
    if (action.verb === 'answer')
      return decideAppeal(
        report,
        { outcome: action.outcome, answer: words, verdict: warning },
        action.by,
        time,
      );
    return closeExpired(report, time);
  }

  test('keeps appeals from who decided, sides from each other, and content out of sight only by a decision', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ step, days: fc.integer({ min: 0, max: 12 }) }), { maxLength: 40 }),
        (life) => {
          let report = filed();
          let time = noon;
          for (const { step: action, days } of life) {
            time = new Date(time.getTime() + days * 86_400_000);
            let update: CaseUpdate | undefined;
            try {
              update = apply(report, action, time);
            } catch (error) {
              if (!(error instanceof AppError)) throw error;
            }
            if (!update) continue;
            expect(update.report.version).toBe(report.version + 1);
            report = update.report;
            for (const { against, decidedBy } of report.appeals) expect(decidedBy).not.toBe(against);
            expect(report.appeals.length).toBeLessThanOrEqual(2);
            if (report.status === 'closed') expect(report.closedAt).toBeDefined();
            if (!report.hidden && (report.decision?.measure ?? 'none') === 'none') {
              expect(resolveContentState(report)).toBe('shown');
              expect(toCaseView(report, 'affected', time)).toBeUndefined();
            }
            const forReporter = JSON.stringify(toCaseView(report, 'reporter', time));
            for (const secret of [owner, '12 Elm Road']) expect(forReporter).not.toContain(secret);
            const forOwner = JSON.stringify(toCaseView(report, 'affected', time) ?? {});
            for (const secret of [reporter, 'rita@', 'I know the owner'])
              expect(forOwner).not.toContain(secret);
          }
        },
      ),
    );
  });
});

describe('transparency', () => {
  test('counts reports apart from acts of staff, and takes the median time to the first decision', () => {
    const quick = { ...decided(), firstDecidedAt: daysLater(1).toISOString() };
    const slow = { ...decided(nothing), firstDecidedAt: daysLater(3).toISOString() };
    const act = { ...decided(), origin: 'staff_act' as const };
    expect(countMonth('2026-11', [quick, slow, filed(), act])).toMatchObject({
      reports: 3,
      ownActs: 1,
      decided: 2,
      medianHours: 48,
    });
    expect(countMonth('2026-11', [])).toMatchObject({ reports: 0, medianHours: null });
  });

  test('has a median between the two in the middle, and months across a year', () => {
    expect(calculateMedian([5, 1, 3])).toBe(3);
    expect(calculateMedian([4, 1])).toBe(2.5);
    expect(listMonthsUntil(new Date('2026-01-31T00:00:00.000Z'), 3)).toEqual([
      '2026-01',
      '2025-12',
      '2025-11',
    ]);
  });
});

describe('a line of the own reports', () => {
  const line = (report: ReportCase) => toFiledReport(report, noon);

  test.each([
    ['open', filed(), 'open', undefined],
    ['decided', decided(), 'action', 'We agreed with your report and acted on it.'],
    [
      'appealed by the other side',
      appealed('affected'),
      'action',
      'We agreed with your report and acted on it.',
    ],
    [
      'changed after an appeal of the other side',
      decideAppeal(appealed('affected'), { outcome: 'reversed', answer: words }, noor, noon).report,
      'closed',
      'We changed our decision after an appeal and undid what we had done.',
    ],
    ['decided to do nothing', decided(nothing), 'no_action', 'We looked at your report and took no action.'],
    [
      'under the own appeal',
      appealed('reporter', nothing),
      'appeal',
      'We looked at your report and took no action.',
    ],
    [
      'upheld against the own appeal',
      decideAppeal(appealed('reporter', nothing), { outcome: 'upheld', answer: words }, noor, noon).report,
      'closed',
      'We looked again after your appeal and still took no action.',
    ],
  ] as const)('shows what became of one that is %s', (_name, report, status, outcome) => {
    expect(line(report)).toMatchObject({ status, title: 'Elm Road, Leeds', category: 'fraud' });
    expect(line(report).outcome).toBe(outcome);
  });

  test('offers an appeal of a decision to do nothing, for thirty days', () => {
    expect(line(decided(nothing)).appealUntil).toBe(daysLater(30).toISOString());
    expect(toFiledReport(decided(nothing), daysLater(31)).appealUntil).toBeUndefined();
    expect(line(decided()).appealUntil).toBeUndefined();
  });
});

test('neither side sees an open appeal of the other', () => {
  expect(toCaseView(appealed('affected'), 'reporter', noon)?.status).toBe('action');
  expect(toCaseView(appealed('affected'), 'affected', noon)?.status).toBe('appeal');
  expect(toCaseView(appealed('reporter', nothing), 'reporter', noon)?.status).toBe('appeal');
});
