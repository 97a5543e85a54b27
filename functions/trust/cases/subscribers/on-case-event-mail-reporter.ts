import { ReportAppealDecided, ReportAppealed, ReportDecided } from '../../../../events/report.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import {
  createAppealAnswerMail,
  createAppealReceiptMail,
  createOutcomeChangedMail,
  createOutcomeMail,
} from '../adapters/case-mails.ts';
import { findCaseMail } from '../queries/find-case-mail.ts';

const events = [ReportDecided, ReportAppealed, ReportAppealDecided] as const;

/** Mails who reported: the outcome, each step of their appeal, and a change that the other side's appeal brought. */
export const handler = subscriber(
  'cases-on-event-mail-reporter',
  { on: events, needs: ['table:read', 'idempotency', 'mail', 'site'], atOnce: 2, timeoutSeconds: 30 },
  async ({ name, data }) => {
    const others = 'by' in data && data.by === 'affected';
    // The reporter's own appeal led to it, and is answered as an appeal.
    if ('onAppeal' in data && data.onAppeal) return;
    if (others && !('outcome' in data && data.outcome === 'reversed')) return;
    const letter = await findCaseMail(data.caseId, 'reporter', now(), (report, view) => {
      if (others) return createOutcomeChangedMail(report, 'reporter');
      if (name === ReportAppealed.name) return createAppealReceiptMail(report, 'reporter');
      if (name === ReportAppealDecided.name) return createAppealAnswerMail(report, view);
      return createOutcomeMail(report, view);
    });
    if (letter) await sendMail(letter.to, letter.mail);
  },
  runOnce,
);
