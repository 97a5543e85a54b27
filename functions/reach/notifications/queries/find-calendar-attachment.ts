import * as z from 'zod';
import { ViewingId } from '../../../../events/vocabulary.ts';
import { createInvitation } from '../../../deals/viewings/adapters/calendar-invitation.ts';
import { findViewing } from '../../../deals/viewings/adapters/viewing-repository.ts';
import type { MailAttachment } from '../../../kernel/mail/layout.ts';
import { formatName } from '../../../kernel/text.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { parseMailAddress } from '../adapters/notice-mail.ts';
import type { Notice, NoticeContext } from '../domain/notice.ts';

const OfViewing = z.object({ viewingId: ViewingId });

export interface MailSender {
  readonly site: string;
  /** The sender of mails, such as `Gable <hello@gable.example>`. */
  readonly mailFrom: string;
}

export interface AttachmentContext {
  readonly reader: Account;
  readonly property: Property;
  readonly scene: NoticeContext;
}

/**
 * The calendar file of a notice for one reader. It is built from the present viewing, and the viewing's
 * version orders calendar updates when mails arrive out of order. `undefined` when the two never agreed on a
 * time.
 */
export async function findCalendarAttachment(
  data: unknown,
  { to, from, isNeutral }: Notice,
  { reader, property, scene }: AttachmentContext,
  { site, mailFrom }: MailSender,
): Promise<MailAttachment | undefined> {
  const viewing = await findViewing(OfViewing.parse(data).viewingId);
  if (!viewing) return undefined;
  return createInvitation(viewing, to === viewing.sellerId ? 'seller' : 'buyer', property, {
    siteUrl: site,
    organiser: parseMailAddress(mailFrom),
    attendee: { name: formatName(reader, reader.email), email: reader.email },
    counterpart: from && !isNeutral ? scene.names.get(from) : undefined,
  });
}
