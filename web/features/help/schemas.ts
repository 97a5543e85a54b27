import * as z from 'zod';
import { NewTicket, TicketMessage } from '../../../functions/enquiries/domain/ticket.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

const { phone, topic } = NewTicket.shape;

/** The schema of the contact form: the contract's rules, with empty choices as unset. */
export const ContactForm = NewTicket.extend({
  phone: createOptionalField(phone),
  topic: z.string().min(1, 'Choose what it’s about').pipe(topic),
});

export const ReplyForm = z.object({ message: TicketMessage });
