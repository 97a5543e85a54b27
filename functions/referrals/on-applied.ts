import { AffiliateApplied } from '../../events/referral.ts';
import { env } from '../shared/env.ts';
import { once } from '../shared/idempotency.ts';
import { layOut } from '../shared/mail-layout.ts';
import { sendMail } from '../shared/mail.ts';
import { subscriber } from '../shared/subscriber.ts';
import { applicationById } from './application-store.ts';
import type { Application } from './referral.ts';

/** Tells somebody that their application arrived, and our own letter box what it says. */
export const handler = subscriber(
  [AffiliateApplied],
  async ({ data: { applicationId } }) => {
    const found = await applicationById(applicationId);
    if (!found) return;
    await sendMail(found.email, thanks(found));
    await sendMail(env('MAIL_FROM'), notice(found));
  },
  once,
);

const thanks = ({ id }: Application) =>
  layOut({
    subject: 'We have your application',
    paragraphs: [
      'Thank you for wanting to tell people about Gable. Somebody on our team reads every application, and writes to you within ten working days.',
      `Your number is ${id}. Please name it if you write to us about this.`,
    ],
    footnotes: ['You did not apply? Then somebody typed your email by mistake, and you need do nothing.'],
  });

const notice = ({ id, name, email, phone, town, company, socials, audience, why }: Application) =>
  layOut({
    subject: 'Somebody wants to be an affiliate',
    paragraphs: [why],
    rows: [
      ['Number', id],
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Town', town],
      ...(company ? ([['Company', company]] as const) : []),
      ...socials.map((address) => ['Page', address] as const),
      ...(audience ? ([['Audience', audience]] as const) : []),
    ],
  });
