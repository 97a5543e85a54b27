import * as z from 'zod';
import { TicketId, textUpTo } from '../../../events/vocabulary.ts';
import {
  defineRoutes,
  createListSchema,
  createPagingParameters,
  LinkToken,
} from '../../kernel/http/contract.ts';
import { LetterKind } from './domain/letters.ts';
import { ConversationView, TicketLine, TicketView } from './domain/ticket-views.ts';
import { TicketStatus } from './domain/ticket.ts';
import { TicketMessage, TypedTicket } from './domain/typed-ticket.ts';

const params = z.object({ id: TicketId });
const version = z.int().min(1);

export const enquiryRoutes = defineRoutes({
  contactUs: {
    method: 'POST',
    path: '/api/contact-us',
    access: 'anyone',
    summary: 'Write to the staff; three messages an hour from one network or email',
    body: TypedTicket,
    status: 201,
    result: z.object({ ticket: TicketId, number: z.string(), dueAt: z.iso.datetime() }),
    problems: ['too_many'],
  },
  conversation: {
    method: 'POST',
    path: '/api/contact-us/conversation',
    access: 'public',
    summary: 'What was written about a ticket, by the link in its mails',
    body: z.object({ token: LinkToken }),
    status: 200,
    result: ConversationView,
    problems: ['not_found', 'too_many'],
  },
  replyToStaff: {
    method: 'POST',
    path: '/api/contact-us/reply',
    access: 'public',
    summary: 'Write again about a ticket, by the link in its mails',
    body: z.object({ token: LinkToken, message: TicketMessage }),
    status: 200,
    result: ConversationView,
    problems: ['not_found', 'conflict', 'gone', 'stale', 'too_many'],
  },
  tickets: {
    method: 'GET',
    path: '/api/staff/tickets',
    access: 'staff',
    summary: 'Tickets of one status: those that wait the oldest first, closed ones the latest first',
    query: z.object({
      status: TicketStatus.default('open'),
      ...createPagingParameters(20, 100),
    }),
    result: createListSchema('tickets', TicketLine),
  },
  ticket: {
    method: 'GET',
    path: '/api/staff/tickets/{id}',
    access: 'staff',
    summary: 'A ticket with everything written about it',
    params,
    result: TicketView,
    problems: ['not_found'],
  },
  answerTicket: {
    method: 'POST',
    path: '/api/staff/tickets/{id}/reply',
    access: 'staff',
    summary: 'Answer by mail; of a complaint also acknowledge it or give the final answer',
    params,
    body: z.object({
      message: TicketMessage,
      kind: LetterKind.default('answer'),
      version,
    }),
    status: 200,
    result: TicketView,
    problems: ['not_found', 'conflict', 'stale', 'invalid'],
  },
  noteTicket: {
    method: 'POST',
    path: '/api/staff/tickets/{id}/note',
    access: 'staff',
    summary: 'Add a note that staff alone read',
    params,
    body: z.object({ note: textUpTo(2_000).min(3, 'Write a note') }),
    status: 200,
    result: TicketView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  closeTicket: {
    method: 'POST',
    path: '/api/staff/tickets/{id}/close',
    access: 'staff',
    summary: 'Close a ticket; the person can open it again for thirty days by writing',
    params,
    body: z.object({ version, reason: textUpTo(500).optional() }),
    status: 200,
    result: TicketView,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
