import { AffiliateApplied } from '../../../../events/referral.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { renderMail } from '../../../kernel/mail/layout.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findApplication } from '../adapters/application-repository.ts';
import type { AffiliateApplication } from '../domain/referral.ts';

/** Mails the applicant a confirmation and the staff address the application. */
export const handler = subscriber(
  'referrals-on-affiliate-applied',
  { on: [AffiliateApplied], needs: ['table:write', 'idempotency', 'mail'], atOnce: 2, timeoutSeconds: 30 },
  async ({ data: { applicationId } }) => {
    const found = await findApplication(applicationId);
    if (!found) return;
    await sendMail(found.email, createConfirmationMail(found));
    await sendMail(env('MAIL_FROM'), createStaffMail(found));
  },
  runOnce,
);

const createConfirmationMail = ({ id, number = id }: AffiliateApplication) =>
  renderMail({
    subject: 'We have your application',
    paragraphs: [
      'Thank you for wanting to tell people about Gable. Someone on our team reads every application and will write to you within ten working days.',
      `Your number is ${number}. Please name it if you write to us about this.`,
    ],
    footnotes: ['Didn’t apply? Someone typed your email by mistake, and you don’t need to do anything.'],
  });

const createStaffMail = ({
  id,
  number = id,
  name,
  email,
  phone,
  town,
  company,
  socials,
  audience,
  why,
}: AffiliateApplication) =>
  renderMail({
    subject: 'Someone wants to be an affiliate',
    paragraphs: [why],
    rows: [
      ['Number', number],
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Town', town],
      ...(company ? ([['Company', company]] as const) : []),
      ...socials.map((address) => ['Page', address] as const),
      ...(audience ? ([['Audience', audience]] as const) : []),
    ],
  });
