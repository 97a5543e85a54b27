import * as z from 'zod';
import { NewTicket, TicketMessage } from '../../../functions/enquiries/domain/ticket.ts';

const { phone, topic } = NewTicket.shape;
/** A form gives an empty text where nothing was typed. */
const unsaid = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema);

/** What the contact form checks: the contract's own rules, with empty choices understood. */
export const ContactForm = NewTicket.extend({
  phone: unsaid(phone),
  topic: z.string().min(1, 'Choose what it is about').pipe(topic),
});

export const ReplyForm = z.object({ message: TicketMessage });
