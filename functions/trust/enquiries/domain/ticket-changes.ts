import type { DomainEvent } from '../../../../events/define.ts';
import {
  EnquiryAcknowledged,
  EnquiryAnswered,
  EnquiryClosed,
  EnquiryOpened,
  EnquiryReopened,
} from '../../../../events/enquiry.ts';
import type { TicketId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { computeLetterDueTime, createComplaint } from './complaint.ts';
import { advanceComplaint, assertSecondLook, type LetterKind } from './letters.ts';
import type { Complaint, Ticket, TicketEntry, TicketStatus } from './ticket.ts';
import type { TypedTicket } from './typed-ticket.ts';

export interface TicketUpdate {
  readonly ticket: Ticket;
  readonly events: readonly DomainEvent[];
}

type TicketAct = 'write' | 'acknowledge' | 'answer' | 'close';

/** The status after an act; an act that a status does not have is refused there. */
export const ticketTransitions: Readonly<Record<TicketStatus, Partial<Record<TicketAct, TicketStatus>>>> = {
  open: { write: 'open', acknowledge: 'open', answer: 'answered', close: 'closed' },
  answered: { write: 'open', answer: 'answered', close: 'closed' },
  closed: { write: 'open' },
};

/** Days after closing in which the link of the mails still takes a reply. */
export const replyDays = 30;

/** Entries that fit into one row of the table, and those of them that a person can fill. */
export const maxEntries = { person: 24, all: 30 } as const;

export interface TicketWriter {
  readonly id: TicketId;
  readonly number: string;
  readonly key: string;
  readonly userId: UserId | null;
  readonly personId?: UserId | undefined;
}

export function createTicket(
  { name, email, phone, topic, message }: TypedTicket,
  { id, number, key, userId, personId }: TicketWriter,
  now: Date,
): TicketUpdate {
  const complaint = topic === 'complaint' ? createComplaint(now) : undefined;
  const dueAt = computeLetterDueTime(complaint, now);
  const at = now.toISOString();
  const ticket: Ticket = {
    id,
    number,
    status: 'open',
    topic,
    name,
    email,
    ...(phone !== undefined && { phone }),
    userId,
    ...(personId && { personId }),
    key,
    entries: [{ kind: 'message', text: message, at }],
    ...(complaint && { complaint }),
    dueAt,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return { ticket, events: [EnquiryOpened.of({ ticketId: id, topic, userId, dueAt })] };
}

/** Whether the link of its mails takes a reply. */
export function canWrite({ status, closedAt = '', entries }: Ticket, now: Date): boolean {
  return (
    entries.length < maxEntries.person &&
    (status !== 'closed' || now.getTime() - Date.parse(closedAt) < replyDays * dayMs)
  );
}

/**
 * The person writes again; a ticket that was answered or closed waits for staff again.
 * @throws 410 `gone` where it has been closed for too long, 409 where it is full
 */
export function addTicketMessage(ticket: Ticket, text: string, now: Date): TicketUpdate {
  if (ticket.entries.length >= maxEntries.person)
    throw new AppError('conflict', 'This conversation is full. Write to us again and name its number.', {
      state: 'full',
    });
  if (!canWrite(ticket, now))
    throw new AppError('gone', 'This conversation has ended. Write to us again and name its number.');
  const entry = { kind: 'message', text, at: now.toISOString() } as const;
  if (ticket.status === 'open') return { ticket: update(ticket, { entry }, now), events: [] };
  const dueAt = computeLetterDueTime(ticket.complaint, now);
  const { closedAt: _, ...reopened } = update(ticket, { status: move(ticket, 'write'), entry }, now);
  const { id: ticketId, topic } = ticket;
  return { ticket: { ...reopened, dueAt }, events: [EnquiryReopened.of({ ticketId, topic, dueAt })] };
}

export interface StaffLetter {
  readonly kind: LetterKind;
  readonly text: string;
  readonly staffId: UserId;
}

/**
 * A letter of the staff, which goes out by mail.
 * @throws 422 for a step of complaints on anything else, 409 for a closed or full ticket, a complaint past that step
 * or a final answer by who answered before
 */
export function answerTicket(ticket: Ticket, letter: StaffLetter, now: Date): TicketUpdate {
  assertRoom(ticket);
  const entry = { ...letter, at: now.toISOString() };
  const place = { ticketId: ticket.id, topic: ticket.topic, entry: ticket.entries.length };
  if (letter.kind === 'acknowledgement') {
    const status = move(ticket, 'acknowledge');
    const complaint = advanceComplaint(ticket, letter.kind);
    const dueAt = computeLetterDueTime(complaint, now);
    return {
      ticket: { ...update(ticket, { status, entry, complaint }, now), dueAt },
      events: [EnquiryAcknowledged.of({ ...place, dueAt })],
    };
  }
  const complaint =
    ticket.complaint || letter.kind === 'final_answer' ? advanceComplaint(ticket, letter.kind) : undefined;
  if (letter.kind === 'final_answer') assertSecondLook(ticket, letter.staffId);
  const { dueAt: _, ...answered } = update(ticket, { status: move(ticket, 'answer'), entry, complaint }, now);
  return { ticket: answered, events: [EnquiryAnswered.of(place)] };
}

/** @throws 409 for a ticket that is closed */
export function closeTicket(ticket: Ticket, now: Date): TicketUpdate {
  const { dueAt: _, ...closed } = update(ticket, { status: move(ticket, 'close') }, now);
  const { id: ticketId, topic } = ticket;
  return {
    ticket: { ...closed, closedAt: now.toISOString() },
    events: [EnquiryClosed.of({ ticketId, topic })],
  };
}

/**
 * Adds what only staff read.
 * @throws 409 where the ticket is full
 */
export function addNote(ticket: Ticket, text: string, staffId: UserId, now: Date): TicketUpdate {
  assertRoom(ticket);
  const entry = { kind: 'note', text, staffId, at: now.toISOString() } as const;
  return { ticket: update(ticket, { entry }, now), events: [] };
}

const erasedText = 'Removed with the account.';

/** Takes out who wrote and what was written. What remains shows that there was a matter of this kind, and when. */
export function eraseTicket(ticket: Ticket, now: Date): TicketUpdate {
  const { phone: _, key: __, personId: ___, ...rest } = ticket;
  const { ticket: closed, events } =
    rest.status === 'closed' ? { ticket: update(rest, {}, now), events: [] } : closeTicket(rest, now);
  const entries = closed.entries.map((entry) => ({ ...entry, text: erasedText }));
  return { ticket: { ...closed, name: 'Account deleted', email: '', userId: null, entries }, events };
}

function move({ status }: Ticket, act: TicketAct): TicketStatus {
  const next = ticketTransitions[status][act];
  if (!next) throw new AppError('conflict', `This ticket is ${status}.`, { state: status });
  return next;
}

function assertRoom({ entries }: Ticket): void {
  if (entries.length >= maxEntries.all)
    throw new AppError('conflict', 'This conversation is full. Close it.', { state: 'full' });
}

interface TicketFields {
  readonly status?: TicketStatus;
  readonly entry?: TicketEntry;
  readonly complaint?: Complaint | undefined;
}
const update = (ticket: Ticket, { status, entry, complaint }: TicketFields, now: Date): Ticket => ({
  ...ticket,
  ...(status && { status }),
  ...(entry && { entries: [...ticket.entries, entry] }),
  ...(complaint && { complaint }),
  version: ticket.version + 1,
  updatedAt: now.toISOString(),
});
