import * as z from 'zod';
import { TicketId, TicketTopic, UserId, textUpTo } from '../../../events/vocabulary.ts';
import {
  defineRoutes,
  createListSchema,
  createPagingParameters,
  LinkToken,
} from '../../kernel/http/contract.ts';
import { LetterKind } from './domain/letters.ts';
import { Complaint, TicketEntryKind, TicketMessage, TicketStatus } from './domain/ticket.ts';
import { TypedTicket } from './domain/typed-ticket.ts';

/** A ticket as the person who wrote sees it. */
export const ConversationView = z.object({
  ticket: TicketId,
  number: z.string().optional(),
  status: TicketStatus,
  topic: TicketTopic,
  entries: z.array(
    z.object({ kind: TicketEntryKind.exclude(['note']), text: z.string(), at: z.iso.datetime() }),
  ),
  complaint: Complaint.optional(),
  /** Whether nobody was logged in, so that another person may have entered the email. */
  isFromForm: z.boolean(),
  /** When the next answer is promised, where one is. */
  dueAt: z.iso.datetime().optional(),
  /** Whether the link still takes a reply. */
  canWrite: z.boolean(),
});

/** One line of the staff's list. */
export const TicketLine = z.object({
  id: TicketId,
  number: z.string().optional(),
  status: TicketStatus,
  topic: TicketTopic,
  name: z.string(),
  /** The beginning of what the person wrote last. */
  preview: z.string(),
  stage: Complaint.shape.stage.optional(),
  dueAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A ticket as staff see it. */
export const TicketView = TicketLine.omit({ preview: true, stage: true }).extend({
  email: z.string(),
  phone: z.string().optional(),
  /** Of a person who was logged in. */
  userId: UserId.nullable(),
  /** Another account has this email; its owner need not be the writer. */
  accountId: UserId.optional(),
  complaint: Complaint.optional(),
  /** What the reader can send now, the due one first; the final answer is a colleague's of who answered. */
  letters: z.array(LetterKind),
  entries: z.array(
    z.object({
      kind: TicketEntryKind,
      text: z.string(),
      at: z.iso.datetime(),
      staffName: z.string().nullable().optional(),
    }),
  ),
  closedAt: z.iso.datetime().optional(),
  version: z.int(),
});

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
