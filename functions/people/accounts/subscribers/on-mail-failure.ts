import * as z from 'zod';
import { now } from '../../../kernel/clock.ts';
import { suppressAddress } from '../../../kernel/mail/suppression-repository.ts';
import { log } from '../../../kernel/observability/log.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** SES's events of a mail that did not arrive or was reported as spam. */
const MailFailure = z.object({
  detail: z.union([
    z.object({ bounce: z.object({ bounceType: z.string(), bouncedRecipients: Recipients }) }),
    z.object({ complaint: z.object({ complainedRecipients: Recipients }) }),
  ]),
});

/**
 * Stops mails to addresses that do not exist and to people who reported a mail as spam. A full mailbox and other
 * passing troubles do not count.
 */
export async function handler(event: unknown): Promise<void> {
  const { detail } = MailFailure.parse(event);
  if ('complaint' in detail) return suppressAll(detail.complaint.complainedRecipients, 'complained');
  const { bounceType, bouncedRecipients } = detail.bounce;
  if (bounceType === 'Permanent') await suppressAll(bouncedRecipients, 'bounced');
}

async function suppressAll(
  recipients: z.output<typeof Recipients>,
  reason: 'bounced' | 'complained',
): Promise<void> {
  for (const { emailAddress } of recipients) {
    await suppressAddress(emailAddress, reason, now());
    log.warn('An address gets no more mails', { reason });
  }
}
