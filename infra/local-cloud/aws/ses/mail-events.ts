import * as z from 'zod';
import type { Resources } from '../../template/resources.ts';
import type { ServiceEvent } from '../service.ts';
import { listRecipients, type Mail } from './mail.ts';

/** SES's mailbox simulator: mails to these addresses fail; a label after `+` distinguishes them. */
const simulator = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/;

const Destination = z.object({ EventDestination: z.object({ MatchingEventTypes: z.array(z.string()) }) });

/** The types of events that the templates publish, such as `send` and `bounce`. */
export function readEventTypes(resources: Pick<Resources, 'of'>): ReadonlySet<string> {
  return new Set(
    resources
      .of('AWS::SES::ConfigurationSetEventDestination')
      .flatMap((resource) => resource.read(Destination).EventDestination.MatchingEventTypes),
  );
}

/** The events of these types that SES publishes of a mail; no events without a configuration set. */
export function listMailEvents(mail: Mail, types: ReadonlySet<string>): ServiceEvent[] {
  if (mail.configurationSet === undefined) return [];
  const tags = Object.entries(mail.tags).map(([name, value]) => [name, [value]]);
  const about = {
    messageId: mail.id,
    tags: { ...Object.fromEntries(tags), 'ses:configuration-set': [mail.configurationSet] },
  };
  const events = [
    { type: 'send', detailType: 'Email Sent', detail: { eventType: 'Send', mail: about, send: {} } },
    ...listRecipients(mail).flatMap((address) => {
      const kind = simulator.exec(address)?.[1];
      if (kind === undefined) return [];
      return [kind === 'bounce' ? createBounce(address, about) : createComplaint(address, about)];
    }),
  ];
  return events
    .filter(({ type }) => types.has(type))
    .map(({ detailType, detail }) => ({ source: 'aws.ses', detailType, detail }));
}

const createBounce = (emailAddress: string, mail: object) => ({
  type: 'bounce',
  detailType: 'Email Bounced',
  detail: {
    eventType: 'Bounce',
    mail,
    bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [{ emailAddress }] },
  },
});

const createComplaint = (emailAddress: string, mail: object) => ({
  type: 'complaint',
  detailType: 'Email Complaint Received',
  detail: { eventType: 'Complaint', mail, complaint: { complainedRecipients: [{ emailAddress }] } },
});
