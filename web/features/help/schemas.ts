import * as z from 'zod';
import { NewTicket, TicketMessage } from '../../../functions/enquiries/domain/ticket.ts';

const { phone, topic } = NewTicket.shape;
/** Forms give an empty text for an unset field. */
const unsaid = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema);

/** The schema of the contact form: the contract's rules, with empty choices as unset. */
export const ContactForm = NewTicket.extend({
  phone: unsaid(phone),
  topic: z.string().min(1, 'Choose what it’s about').pipe(topic),
});

export const ReplyForm = z.object({ message: TicketMessage });
