import * as z from 'zod';
import { TicketTopic, lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';
import { EmailAddress } from '../../../kernel/email-address.ts';
import { PrintedPhone } from '../../../kernel/phone.ts';
import { isNameAlone, notNameAlone } from '../../../people/content-rules/domain/person-name.ts';

// Apart from what is stored, so that only functions that read what is typed carry its rules.

const required = 'This field is required!';
/** What a person writes, on the form and in a reply. */
export const TicketMessage = textUpTo(4_000).min(1, required).min(10, 'Write at least 10 characters');

/** What a person types into the contact form. */
export const TypedTicket = z.object({
  name: lineUpTo(80).min(1, required).min(2, 'Enter your name').refine(isNameAlone, notNameAlone),
  email: EmailAddress,
  phone: PrintedPhone.optional(),
  topic: TicketTopic,
  message: TicketMessage,
  consent: z.literal(true, 'We need your agreement to keep your message and answer it'),
  /** People do not see this field. Programs fill it in, and what they send is dropped. */
  website: z.string().max(500).optional(),
});
export type TypedTicket = z.output<typeof TypedTicket>;
