import {
  ReportAppealDecided,
  ReportAppealed,
  ReportContentHidden,
  ReportDecided,
} from '../../../../events/report.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import {
  createAppealAnswerMail,
  createAppealReceiptMail,
  createHiddenMail,
  createStatementMail,
} from '../adapters/case-mails.ts';
import { findCaseMail } from '../queries/find-case-mail.ts';

const events = [ReportContentHidden, ReportDecided, ReportAppealed, ReportAppealDecided] as const;

/** Mails the person affected by a case: hidden, decided with the statement of reasons, and each step of their appeal. */
export const handler = subscriber(
  'cases-on-event-mail-affected',
  { on: events, needs: ['table:read', 'idempotency', 'mail', 'site'], atOnce: 2, timeoutSeconds: 30 },
  async ({ name, data }) => {
    // An appeal of the other side is not theirs to know; what comes of it is a decision with an event of its own.
    if ('by' in data && data.by === 'reporter') return;
    const letter = await findCaseMail(data.caseId, 'affected', now(), (report, view) => {
      if (name === ReportContentHidden.name) return createHiddenMail(report, view);
      if (name === ReportDecided.name) return createStatementMail(report, view);
      if (name === ReportAppealed.name) return createAppealReceiptMail(report, 'affected');
      return createAppealAnswerMail(report, view);
    });
    if (letter) await sendMail(letter.to, letter.mail);
  },
  runOnce,
);
