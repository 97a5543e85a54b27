import { AffiliateApproved, AffiliateDeclined } from '../../../../events/referral.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { findAffiliate } from '../adapters/affiliate-repository.ts';
import { findApplication } from '../adapters/application-repository.ts';
import type { AffiliateApplication } from '../domain/referral.ts';

/** Mails the applicant the decision, with their code or the reasons. */
export const handler = subscriber(
  'referrals-on-application-decided',
  {
    on: [AffiliateApproved, AffiliateDeclined],
    needs: ['table:write', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { applicationId } }) => {
    const found = await findApplication(applicationId);
    const mail =
      found && (found.status === 'approved' ? await createWelcomeMail(found) : createDeclineMail(found));
    if (mail) await sendMail(found.email, mail);
  },
  runOnce,
);

async function createWelcomeMail({ email, name }: AffiliateApplication): Promise<Mail | undefined> {
  const person = await findAccountByEmail(email.toLowerCase());
  const affiliate = person && (await findAffiliate(person.id));
  if (!affiliate) return undefined;
  const { code, points } = affiliate;
  return renderMail({
    subject: 'Welcome as an affiliate',
    paragraphs: [
      `Dear ${name}, we would like you to tell people about Gable. Your code is ready.`,
      `Whenever someone signs up with it and pays for a package, you earn ${points} points once their fourteen days to cancel are over.`,
    ],
    code,
    action: { label: 'See your code and points', href: `${env('SITE_URL')}/referral` },
  });
}

const createDeclineMail = ({ name, words = '' }: AffiliateApplication): Mail =>
  renderMail({
    subject: 'Your affiliate application',
    paragraphs: [
      `Dear ${name}, thank you for your application. We won’t be taking it further this time.`,
      words,
      'You can apply again after thirty days. Your own referral code works as before.',
    ],
  });
