import { ReportAppealDecided, ReportAppealed, ReportDecided } from '../../../events/report.ts';
import { now } from '../../shared/clock.ts';
import { once } from '../../shared/idempotency.ts';
import { sendMail } from '../../shared/mail.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { appealAnswer, appealReceipt, changedOutcome, outcomeNote } from '../adapters/case-mails.ts';
import { findCaseMail } from '../queries/find-case-mail.ts';

const events = [ReportDecided, ReportAppealed, ReportAppealDecided] as const;

/** Mails who reported: the outcome, each step of their appeal, and a change that the other side's appeal brought. */
export const handler = subscriber(
  events,
  async ({ name, data }) => {
    const others = 'by' in data && data.by === 'affected';
    // The reporter's own appeal led to it, and is answered as an appeal.
    if ('onAppeal' in data && data.onAppeal) return;
    if (others && !('outcome' in data && data.outcome === 'reversed')) return;
    const letter = await findCaseMail(data.caseId, 'reporter', now(), (report, view) => {
      if (others) return changedOutcome(report, 'reporter');
      if (name === ReportAppealed.name) return appealReceipt(report, 'reporter');
      if (name === ReportAppealDecided.name) return appealAnswer(report, view);
      return outcomeNote(report, view);
    });
    if (letter) await sendMail(letter.to, letter.mail);
  },
  once,
);
