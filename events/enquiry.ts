import * as z from 'zod';
import { defineEvent } from './define.ts';
import { TicketId, TicketTopic, UserId } from './vocabulary.ts';

/** A message to the staff, by its ticket. Only the ticket holds the writer and the text. */
const ticket = z.object({ ticketId: TicketId, topic: TicketTopic });
const example = { ticketId: 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2A', topic: 'selling' } as const;
const dueAt = z.iso.datetime();

/** `userId` is null for a writer who was not logged in. `dueAt` is the promised time of the answer. */
export const EnquiryOpened = defineEvent(
  'enquiry.opened.v1',
  ticket.extend({ userId: UserId.nullable(), dueAt }),
  { ...example, userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E', dueAt: '2026-11-24T10:00:00.000Z' },
);
/** The person wrote again after an answer. */
export const EnquiryReopened = defineEvent('enquiry.reopened.v1', ticket.extend({ dueAt }), {
  ...example,
  dueAt: '2026-11-26T10:00:00.000Z',
});
/**
 * A member of staff took over a complaint; its answer is due by `dueAt`. `entry` is the position of the
 * letter in the ticket.
 */
export const EnquiryAcknowledged = defineEvent(
  'enquiry.acknowledged.v1',
  ticket.extend({ entry: z.int().min(0), dueAt }),
  { ...example, topic: 'complaint', entry: 1, dueAt: '2026-12-14T10:00:00.000Z' },
);
export const EnquiryAnswered = defineEvent('enquiry.answered.v1', ticket.extend({ entry: z.int().min(0) }), {
  ...example,
  entry: 1,
});
export const EnquiryClosed = defineEvent('enquiry.closed.v1', ticket, example);
