import { PrintedPhone } from '../../../kernel/phone.ts';
import { NewTicket } from './ticket.ts';

/** What a person types into the contact form. */
export const TypedTicket = NewTicket.extend({ phone: PrintedPhone.optional() });
