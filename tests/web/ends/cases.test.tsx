import { beforeEach, describe, expect, test } from 'vitest';
import { CaseId, PropertyId, UserId } from '../../../events/vocabulary.ts';
import type { Mail } from '../../../functions/kernel/mail/layout.ts';
import {
  createAppealAnswerMail,
  createAppealReceiptMail,
  createHiddenMail,
  createOutcomeChangedMail,
  createOutcomeMail,
  createReportReceiptMail,
  createStatementMail,
} from '../../../functions/trust/cases/adapters/case-mails.ts';
import {
  appealDecision,
  closeExpired,
  decideAppeal,
  decideReport,
  hideContent,
  takeReport,
} from '../../../functions/trust/cases/domain/case-changes.ts';
import { type CaseSide, toCaseView } from '../../../functions/trust/cases/domain/case-view.ts';
import { createReport } from '../../../functions/trust/cases/domain/file-report.ts';
import { CaseStatus, Measure, type ReportCase } from '../../../functions/trust/cases/domain/report-case.ts';
import { createUserAnswer, startLogin } from '../app.tsx';
import { findFaults, readScreen, renderAtStage } from './reading.ts';

beforeEach(startLogin);

const toPerson = (last: string) => UserId.parse(`usr_01K9ZX3Q6T4C8V0R2M5N7P9B1${last}`);
const [reporter, owner, stella, noor] = [toPerson('A'), toPerson('B'), toPerson('C'), toPerson('D')];
const propertyId = PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D');
const noon = new Date();
const reasons = 'The photos are of another house.';
const getDaysLater = (days: number) => new Date(noon.getTime() + days * 86_400_000);

const filed = createReport(
  {
    id: CaseId.parse('cas_01K9ZX3Q6T4C8V0R2M5N7P9B1V'),
    number: 'C-208',
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
const taken = takeReport(filed, stella, noon).report;
const hidden = hideContent(taken, { by: stella, reason: 'A second report' }, noon).report;
const decide = (measure: Measure, report = hidden) =>
  decideReport(
    report,
    { measure, words: reasons, ...(measure !== 'none' && { ground: 'misleading_listing' }) },
    stella,
    noon,
  ).report;
const appeal = (report: ReportCase, by: CaseSide) =>
  appealDecision(report, { by, words: 'It is my house.' }, noon).report;
const answer = (report: ReportCase, outcome: 'upheld' | 'reversed', measure?: Measure) =>
  decideAppeal(
    report,
    {
      outcome,
      answer: 'We looked at it again.',
      verdict: measure && { measure, words: reasons, ground: 'misleading_listing' },
    },
    noor,
    noon,
  ).report;
const close = (report: ReportCase) => closeExpired(report, getDaysLater(31))?.report ?? report;

interface SideEnd {
  readonly page: RegExp;
  readonly mail?: readonly [create: (report: ReportCase) => Mail, reads: RegExp];
  readonly never?: readonly RegExp[];
}
interface CaseEnd {
  readonly name: string;
  readonly report: ReportCase;
  readonly at?: Date;
  readonly reporter: SideEnd;
  /** Absent where the person knows of nothing. */
  readonly affected?: SideEnd;
}

const view = (report: ReportCase, side: CaseSide, at = noon) => {
  const found = toCaseView(report, side, at);
  if (!found) throw new Error(`The ${side} sees no case`);
  return found;
};
const outcomeMail = (report: ReportCase) => createOutcomeMail(report, view(report, 'reporter'));
const statementMail = (report: ReportCase) => createStatementMail(report, view(report, 'affected'));
const answerMail = (side: CaseSide) => (report: ReportCase) =>
  createAppealAnswerMail(report, view(report, side));
const canAppeal = /You can appeal/;
const isOpen = /Waiting to be looked at|Being looked at|What happens now|will decide/;

/** What each measure is called for the person it was taken against. */
const measureWords: Readonly<
  Record<Exclude<Measure, 'none'>, readonly [affected: RegExp, reporter: RegExp]>
> = {
  warn: [/We’re warning you about your home\. It’s still shown/, /agreed with your report and acted on it/],
  hide_content: [/took your home off the site until it’s corrected/, /took the home off the site/],
  remove_home: [/We removed your home from the site/, /took the home off the site/],
  block_account: [/We blocked your account/, /agreed with your report and acted on it/],
};
const measures = Measure.options.filter((measure) => measure !== 'none');

const removed = decide('remove_home');
const dismissed = decide('none', taken);
const ends: Readonly<Record<CaseStatus, readonly CaseEnd[]>> = {
  open: [
    {
      name: 'sent',
      report: filed,
      reporter: { page: /Waiting to be looked at/, mail: [createReportReceiptMail, /We have your report/] },
    },
  ],
  triage: [
    {
      name: 'hidden until it is decided',
      report: hidden,
      reporter: { page: /Being looked at/ },
      affected: {
        page: /We hid your home on/,
        mail: [(report) => createHiddenMail(report, view(report, 'affected')), /hidden your home for now/],
        never: [canAppeal],
      },
    },
  ],
  action: measures.map((measure) => ({
    name: `decided by ${measure}`,
    report: decide(measure),
    reporter: {
      page: measureWords[measure][1],
      mail: [outcomeMail, measureWords[measure][1]] as const,
      never: [isOpen],
    },
    affected: {
      page: new RegExp(`${measureWords[measure][0].source}[\\s\\S]*You can appeal`),
      mail: [statementMail, measureWords[measure][0]] as const,
      never: [isOpen],
    },
  })),
  no_action: [
    {
      name: 'decided without a measure, of a home that was hidden',
      report: decide('none'),
      reporter: {
        page: /took no action[\s\S]*You can appeal/,
        mail: [outcomeMail, /took no action[\s\S]*You can appeal until/],
        never: [isOpen],
      },
      affected: {
        page: /What we had hidden is shown again/,
        mail: [statementMail, /is shown again/],
        never: [isOpen, canAppeal],
      },
    },
    {
      name: 'decided without a measure',
      report: dismissed,
      reporter: {
        page: /took no action[\s\S]*You can appeal/,
        mail: [outcomeMail, /took no action/],
        never: [isOpen],
      },
    },
  ],
  appeal: [
    {
      name: 'appealed by the person affected',
      report: appeal(removed, 'affected'),
      reporter: { page: /Decided[\s\S]*took the home off the site/, never: [isOpen, canAppeal, /[Aa]ppeal/] },
      affected: {
        page: /Under appeal[\s\S]*We received it on/,
        mail: [(report) => createAppealReceiptMail(report, 'affected'), /We have your appeal/],
        never: [canAppeal],
      },
    },
    {
      name: 'appealed by its reporter',
      report: appeal(dismissed, 'reporter'),
      reporter: {
        page: /Under appeal[\s\S]*We received it on/,
        mail: [(report) => createAppealReceiptMail(report, 'reporter'), /We have your appeal/],
        never: [canAppeal],
      },
    },
  ],
  closed: [
    {
      name: 'closed as nobody appealed',
      report: close(removed),
      at: getDaysLater(32),
      reporter: { page: /Closed[\s\S]*took the home off the site/, never: [isOpen, canAppeal] },
      affected: { page: /Closed[\s\S]*We removed your home/, never: [isOpen, canAppeal] },
    },
    {
      name: 'upheld against the person affected',
      report: answer(appeal(removed, 'affected'), 'upheld'),
      reporter: { page: /Closed[\s\S]*took the home off the site/, never: [isOpen, canAppeal] },
      affected: {
        page: /Our decision hasn’t changed/,
        mail: [answerMail('affected'), /hasn’t changed[\s\S]*closes the case/],
        never: [isOpen, canAppeal],
      },
    },
    {
      name: 'undone for the person affected',
      report: answer(appeal(removed, 'affected'), 'reversed'),
      reporter: {
        page: /What we did about your report has been undone/,
        mail: [(report) => createOutcomeChangedMail(report, 'reporter'), /what we had done has been undone/],
        never: [isOpen, canAppeal],
      },
      affected: {
        page: /We changed our decision/,
        mail: [answerMail('affected'), /we’re sorry\. We’ve undone what we did about your home/],
        never: [isOpen, canAppeal],
      },
    },
    {
      name: 'upheld against its reporter',
      report: answer(appeal(dismissed, 'reporter'), 'upheld'),
      reporter: {
        page: /Our decision hasn’t changed/,
        mail: [answerMail('reporter'), /hasn’t changed/],
        never: [isOpen, canAppeal],
      },
    },
  ],
};

test('every state of a case and every measure is in the table', () => {
  expect(Object.keys(ends).toSorted()).toEqual(CaseStatus.options.toSorted());
  for (const [status, rows] of Object.entries(ends)) {
    expect(rows, status).not.toHaveLength(0);
    expect(new Set(rows.map(({ report }) => report.status)), status).toEqual(new Set([status]));
  }
  expect(Object.keys(measureWords).toSorted()).toEqual(measures.toSorted());
});

describe.each(Object.entries(ends))('a case that is %s', (_, rows) => {
  test.each(rows)('is told to each side on its page and in its email: $name', async (row) => {
    const faults: string[] = [];
    for (const side of ['reporter', 'affected'] as const) {
      const end = row[side];
      const body = toCaseView(row.report, side, row.at ?? noon);
      if ((body === undefined) !== (end === undefined))
        faults.push(`${side} ${body ? 'sees' : 'misses'} the case`);
      if (!end || !body) continue;
      const text = await readScreen(`/cases/${filed.id}`, {
        'GET /api/user': createUserAnswer({ id: side === 'reporter' ? reporter : owner }),
        [`GET /api/cases/${filed.id}`]: { body },
      });
      faults.push(...findFaults(`${side}’s page`, text, end.page, end.never));
      if (!end.mail) continue;
      const [create, reads] = end.mail;
      const mail = renderAtStage(() => create(row.report)).text;
      faults.push(...findFaults(`${side}’s mail`, mail, reads, [isOpen]));
    }
    expect(faults).toEqual([]);
  });
});
