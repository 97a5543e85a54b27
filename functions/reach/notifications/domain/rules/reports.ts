import { ReportAppealDecided, ReportContentHidden, ReportDecided } from '../../../../../events/report.ts';
import type { CaseId, UserId } from '../../../../../events/vocabulary.ts';
import { links } from '../links.ts';
import { type Notice, definePersonalNoticeRule, type PersonalNoticeRule, noticeDefaults } from '../notice.ts';

interface ReportedContent {
  readonly caseId: CaseId;
  readonly subject: 'home' | 'message' | 'comment' | 'person';
}

/**
 * In the bell only: cases/ mails the statement of reasons and the outcome, regardless of mail preferences.
 */
const createReportNotices = (
  to: UserId | undefined,
  { caseId, subject }: ReportedContent,
  words: Pick<Notice, 'title' | 'body'>,
): Notice[] =>
  to
    ? [
        {
          ...noticeDefaults,
          ...words,
          to,
          topic: subject === 'home' ? 'listing' : 'messages',
          href: links.reportCase(caseId),
          action: 'See the case',
          mail: false,
        },
      ]
    : [];

const subjectNouns = { home: 'home', message: 'message', comment: 'comment', person: 'account' } as const;

/** The outcome of a report, for its reporter and the affected person. */
export const reportRules: readonly PersonalNoticeRule[] = [
  definePersonalNoticeRule(ReportContentHidden, (data) =>
    createReportNotices(data.affectedId, data, {
      title: `Your ${subjectNouns[data.subject]} is hidden for now`,
      body: 'A member of our team is looking into a report of it. We’ll write to you with our decision.',
    }),
  ),
  definePersonalNoticeRule(ReportDecided, (data) => [
    ...(data.measure !== 'none' || data.restored
      ? createReportNotices(data.affectedId, data, {
          title: `Our decision about your ${subjectNouns[data.subject]}`,
          body:
            data.measure === 'none'
              ? 'We looked into a report and took no action. What we had hidden is shown again.'
              : 'See what we did, why, and how to appeal.',
        })
      : []),
    ...(data.onAppeal
      ? []
      : createReportNotices(data.reporterId, data, {
          title: 'What we did about your report',
          body:
            data.measure === 'none'
              ? 'We looked at it and took no action. See why, and how to appeal.'
              : 'We agreed with your report and acted on it.',
        })),
  ]),
  definePersonalNoticeRule(ReportAppealDecided, (data) => [
    ...createReportNotices(data.by === 'affected' ? data.affectedId : data.reporterId, data, {
      title: 'Our answer to your appeal',
      body: data.outcome === 'reversed' ? 'We changed our decision.' : 'Our decision stays as it is.',
    }),
    ...(data.by === 'affected' && data.outcome === 'reversed'
      ? createReportNotices(data.reporterId, data, {
          title: 'We changed our decision',
          body: 'After an appeal, we undid what we had done about your report.',
        })
      : []),
  ]),
];
