import * as z from 'zod';
import { TicketId, TicketTopic, UserId } from '../../../../events/vocabulary.ts';

/** `open` waits for staff, `answered` for the person; a closed ticket opens again when the person replies in time. */
export const TicketStatus = z.enum(['open', 'answered', 'closed']);
export type TicketStatus = z.output<typeof TicketStatus>;

/** A `message` is the person's, a `note` is for staff alone, and the others are letters to the person. */
export const TicketEntryKind = z.enum(['message', 'acknowledgement', 'answer', 'final_answer', 'note']);
export type TicketEntryKind = z.output<typeof TicketEntryKind>;

export const TicketEntry = z.object({
  kind: TicketEntryKind,
  text: z.string(),
  at: z.iso.datetime(),
  /** The member of staff who wrote it. */
  staffId: UserId.optional(),
});
export type TicketEntry = z.output<typeof TicketEntry>;

/** How far a complaint is, and by when each step is promised. */
export const Complaint = z.object({
  stage: z.enum(['received', 'acknowledged', 'answered', 'final']),
  acknowledgeBy: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  finalBy: z.iso.datetime(),
});
export type Complaint = z.output<typeof Complaint>;

/** One matter between a person and the staff, with everything written about it in order. */
export const Ticket = z.object({
  id: TicketId,
  /** What people read out, such as `T-1042`; tickets of earlier releases have none. */
  number: z.string().optional(),
  status: TicketStatus,
  topic: TicketTopic,
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  /** Of a person who was logged in. */
  userId: UserId.nullable(),
  /** Whose account goes with the ticket when it is deleted: the writer's, or the one with the same email. */
  personId: UserId.optional(),
  /** The secret of the link in its mails; it is gone once the ticket is erased. */
  key: z.string().optional(),
  entries: z.array(TicketEntry).min(1),
  complaint: Complaint.optional(),
  /** When the staff's next letter is due; only an open ticket has it. */
  dueAt: z.iso.datetime().optional(),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().optional(),
});
export type Ticket = z.output<typeof Ticket>;
