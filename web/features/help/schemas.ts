import * as z from 'zod';
import { TicketMessage, TypedTicket } from '../../../functions/trust/enquiries/domain/typed-ticket.ts';
import { createOptionalField } from '../../lib/optional-field.ts';

const { phone, topic } = TypedTicket.shape;

/** The schema of the contact form: the contract's rules, with empty choices as unset. */
export const ContactForm = TypedTicket.extend({
  phone: createOptionalField(phone),
  topic: z.string().min(1, 'Choose what it’s about').pipe(topic),
});

export const ReplyForm = z.object({ message: TicketMessage });
