import { env } from '../../../kernel/env.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import type { CaseSide, CaseView } from '../domain/case-view.ts';
import type { ReportCase } from '../domain/report-case.ts';
import { categoryTexts, subjectTexts } from '../domain/words.ts';

/** The page of a case for one side. What follows the number sign is sent to no server when the link is opened. */
const formatCaseUrl = ({ id, keys }: ReportCase, side: CaseSide): string =>
  `${env('SITE_URL')}/cases/${id}#${keys[side]}`;

const createCaseAction = (report: ReportCase, side: CaseSide) => ({
  label: 'See the case',
  href: formatCaseUrl(report, side),
});
const danger = 'If someone is in danger, call 999.';

/** To the reporter: the report arrived, and what comes next. */
export function createReportReceiptMail(report: ReportCase): Mail {
  return renderMail({
    subject: 'We have your report',
    paragraphs: [
      'Thank you for telling us. A member of our team will look at what you reported, usually within one working day, and write to you about what we did.',
    ],
    rows: [
      ['Case', report.number ?? report.id],
      ['What’s wrong', categoryTexts[report.category]],
    ],
    action: createCaseAction(report, 'reporter'),
    footnotes: ['The person you reported isn’t told who did.', danger],
  });
}

/** To the person affected: their content is out of sight until the decision. */
export function createHiddenMail(report: ReportCase, view: CaseView): Mail {
  return renderMail({
    subject: `We have hidden your ${subjectTexts[view.subject]} for now`,
    paragraphs: [
      `Someone reported your ${subjectTexts[view.subject]}, and a member of our team has hidden it while we look into the report. We’ll write to you with our decision and the reasons for it.`,
      ...(view.excerpt ? [`It’s about: “${view.excerpt}”`] : []),
    ],
    rows: [['Case', report.number ?? report.id]],
    action: createCaseAction(report, 'affected'),
    footnotes: ['No automated means were used.'],
  });
}

/** To the person affected: what was done, why, on which facts, and how to appeal until when. */
export function createStatementMail(report: ReportCase, view: CaseView): Mail {
  const { decision, excerpt, subject } = view;
  if (decision?.measure === 'none') return createShownAgainMail(report, view);
  const blocked = decision?.measure === 'block_account';
  return renderMail({
    subject: blocked ? 'Your account is blocked' : `Our decision about your ${subjectTexts[subject]}`,
    paragraphs: [
      decision?.done ?? '',
      ...(excerpt ? [`It’s about: “${excerpt}”`] : []),
      ...(decision?.words ? [decision.words] : []),
    ],
    rows: [
      ...(decision?.ground ? [['The rule', decision.ground] as const] : []),
      [
        'What we looked at',
        report.origin === 'report' ? 'A report and a copy of what was reported' : 'Our own checks',
      ],
      ['How it was decided', 'By a member of our team. No automated means were used.'],
      ...(view.appealUntil ? [['You can appeal until', formatLondonDate(view.appealUntil)] as const] : []),
      ['Case', report.number ?? report.id],
    ],
    action: { label: 'See the case or appeal', href: formatCaseUrl(report, 'affected') },
    closing: [
      ...(blocked ? [blockConsequences] : []),
      'An appeal is free, and someone else on our team will look at it. You can also ask a court.',
    ],
  });
}

const blockConsequences =
  'Your homes are out of sight, your viewings are cancelled and your open offers are withdrawn. Any sale under way continues. You can still log in, look at homes and delete your account.';

const createShownAgainMail = (report: ReportCase, { subject }: CaseView): Mail =>
  renderMail({
    subject: `Your ${subjectTexts[subject]} is shown again`,
    paragraphs: [
      `We looked at the report about your ${subjectTexts[subject]} and took no action. It’s shown again.`,
    ],
    rows: [['Case', report.number ?? report.id]],
    action: createCaseAction(report, 'affected'),
  });

/** To the reporter: what came of the report, without anything about the other person. */
export function createOutcomeMail(report: ReportCase, { decision, appealUntil }: CaseView): Mail {
  return renderMail({
    subject: 'What we did about your report',
    paragraphs: [decision?.done ?? '', ...(decision?.words ? [decision.words] : [])],
    rows: [
      ['Case', report.number ?? report.id],
      ...(appealUntil ? [['You can appeal until', formatLondonDate(appealUntil)] as const] : []),
    ],
    action: {
      label: appealUntil ? 'See the case or appeal' : 'See the case',
      href: formatCaseUrl(report, 'reporter'),
    },
    ...(appealUntil && {
      closing: ['An appeal is free, and someone else on our team will look at it.'],
    }),
  });
}

/** To who appealed: it arrived. */
export function createAppealReceiptMail(report: ReportCase, side: CaseSide): Mail {
  return renderMail({
    subject: 'We have your appeal',
    paragraphs: [
      'Someone else on our team will look at your appeal and email you, usually within one working day.',
    ],
    rows: [['Case', report.number ?? report.id]],
    action: createCaseAction(report, side),
  });
}

/** To who appealed: the answer. */
export function createAppealAnswerMail(report: ReportCase, { side, appeal, subject }: CaseView): Mail {
  return renderMail({
    subject: 'Our answer to your appeal',
    paragraphs: [
      appeal?.outcome === 'reversed'
        ? describeReversal(side, subject)
        : 'We looked at the case again, and our decision hasn’t changed.',
      ...(appeal?.answer ? [appeal.answer] : []),
    ],
    rows: [['Case', report.number ?? report.id]],
    action: createCaseAction(report, side),
    ...(appeal?.outcome === 'upheld' && { closing: ['This closes the case. You can still ask a court.'] }),
  });
}

const describeReversal = (side: CaseSide, subject: CaseView['subject']): string =>
  side === 'reporter'
    ? 'You were right. We looked at the case again and acted on your report.'
    : `You were right, and we’re sorry. We’ve undone what we did about your ${subjectTexts[subject]}.`;

/** To the other side of a successful appeal: the earlier outcome no longer holds. */
export function createOutcomeChangedMail(report: ReportCase, side: CaseSide): Mail {
  return renderMail({
    subject: 'We changed our decision',
    paragraphs: [
      'There was an appeal against our decision about your report. Another member of our team looked at the case again and changed it: what we had done has been undone.',
    ],
    rows: [['Case', report.number ?? report.id]],
    action: createCaseAction(report, side),
  });
}
