import * as z from 'zod';
import { TicketId, TicketTopic, UserId } from '../../../../events/vocabulary.ts';
import { LetterKind } from './letters.ts';
import { Complaint, TicketEntryKind, TicketStatus } from './ticket.ts';

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
