import { TicketId, type UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { findByLinkToken } from '../../../kernel/data/link-keys.ts';
import { indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toUnixSeconds, yearSeconds } from '../../../kernel/time.ts';
import { Ticket, type TicketStatus } from '../domain/ticket.ts';

/** What an index holds in place of a person who is not known. */
const unknownPerson = 'unknown';

const tickets = defineDocumentEntity('ticket', Ticket, {
  columns: {
    id: text,
    status: text,
    personId: text,
    version: number,
    /** When a closed ticket is deleted by the table itself. */
    expiresAt: optionalNumber,
    ticket: documentColumn,
  },
  derive: (ticket) => ({
    personId: ticket.personId ?? unknownPerson,
    expiresAt: toTicketExpiry(ticket),
  }),
  indexes: {
    byId: rowKey('id'),
    byStatus: indexKey('gsi1', 'status', 'id'),
    byPerson: {
      ...indexKey('gsi2', 'personId', 'id'),
      condition: ({ personId }) => personId !== unknownPerson,
    },
  },
});

/** @throws 404 for an id that no ticket has */
export async function getTicket(id: TicketId): Promise<Ticket> {
  const ticket = await findTicket(id);
  if (!ticket) throw new AppError('not_found', 'We can’t find that ticket.');
  return ticket;
}

export function findTicket(id: TicketId): Promise<Ticket | undefined> {
  return tickets.find({ id });
}

/** Tickets that a list looks at. */
const maxListed = 500;

/** Tickets of one status by their age, at most 500. */
export function listTicketsByStatus(status: TicketStatus, order: 'asc' | 'desc'): Promise<Ticket[]> {
  return tickets.list('byStatus', { status }, { order, limit: maxListed });
}

/** Tickets that go with a person's account. */
export function listTicketsOfPerson(personId: UserId): Promise<Ticket[]> {
  return tickets.list('byPerson', { personId });
}

const keptYears = { ticket: 2, complaint: 6 } as const;
/** Unix seconds; a ticket that is not closed does not expire. */
export function toTicketExpiry({ closedAt, topic }: Ticket): number | undefined {
  if (closedAt === undefined) return undefined;
  const years = topic === 'complaint' ? keptYears.complaint : keptYears.ticket;
  return toUnixSeconds(closedAt) + years * yearSeconds;
}

/** Saves a ticket on the condition that it is as it was loaded. */
export function buildTicketWrite(ticket: Ticket): Write {
  return tickets.buildSave(ticket);
}

// Links

/** The ticket that a link's token opens. */
export function findTicketByToken(token: string): Promise<Ticket | undefined> {
  return findByLinkToken(token, { prefix: 'tkt', schema: TicketId, find: findTicket });
}
