import type { ServiceEvent } from '../service.ts';
import { listRecipients, type Mail } from './mail.ts';

/** SES's mailbox simulator: mails to these addresses fail; a label after `+` distinguishes them. */
const simulator = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/;

/** The events that SES publishes of a sent mail; no events without a configuration set. */
export function listFailureEvents(mail: Mail): ServiceEvent[] {
  const { configurationSet } = mail;
  if (configurationSet === undefined) return [];
  const about = { messageId: mail.id, tags: { 'ses:configuration-set': [configurationSet] } };
  return listRecipients(mail).flatMap((emailAddress): ServiceEvent[] => {
    const kind = simulator.exec(emailAddress)?.[1];
    if (kind === undefined) return [];
    const people = [{ emailAddress }];
    const isBounce = kind === 'bounce';
    return [
      {
        source: 'aws.ses',
        detailType: isBounce ? 'Email Bounced' : 'Email Complaint Received',
        detail: isBounce
          ? {
              eventType: 'Bounce',
              mail: about,
              bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: people },
            }
          : { eventType: 'Complaint', mail: about, complaint: { complainedRecipients: people } },
      },
    ];
  });
}
