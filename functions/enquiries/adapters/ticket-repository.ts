import { randomBytes, timingSafeEqual } from 'node:crypto';
import { TicketId, type UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, indexKey, json, number, optionalNumber, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { Ticket, type TicketStatus } from '../domain/ticket.ts';

/** What an index holds in place of a person who is not known. */
const unknownPerson = 'unknown';

const TicketRow = defineRow('ticket', {
  columns: {
    id: text,
    status: text,
    personId: text,
    version: number,
    /** When a closed ticket is deleted by the table itself. */
    expiresAt: optionalNumber,
    ticket: json,
  },
  indexes: {
    byId: rowKey('id'),
    byStatus: indexKey('gsi1', 'status', 'id'),
    byPerson: {
      ...indexKey('gsi2', 'personId', 'id'),
      condition: ({ personId }) => personId !== unknownPerson,
    },
  },
});

const toTickets = (rows: readonly { ticket?: unknown }[]): Ticket[] =>
  rows.map(({ ticket }) => Ticket.parse(ticket));

/** @throws 404 for an id that no ticket has */
export async function getTicket(id: TicketId): Promise<Ticket> {
  const ticket = await findTicket(id);
  if (!ticket) throw new AppError('not_found', 'There is no such ticket.');
  return ticket;
}

export async function findTicket(id: TicketId): Promise<Ticket | undefined> {
  const { data } = await TicketRow.get({ id }).go({ consistent: true });
  return data ? Ticket.parse(data.ticket) : undefined;
}

/** Tickets that a list looks at. */
const mostListed = 500;

/** Tickets of one status by their age, at most 500. */
export async function listTicketsByStatus(status: TicketStatus, order: 'asc' | 'desc'): Promise<Ticket[]> {
  const { data } = await TicketRow.query.byStatus({ status }).go({ order, limit: mostListed });
  return toTickets(data);
}

/** Tickets that go with a person's account. */
export async function listTicketsOfPerson(personId: UserId): Promise<Ticket[]> {
  const { data } = await TicketRow.query.byPerson({ personId }).go({ pages: 'all' });
  return toTickets(data);
}

const keptYears = { ticket: 2, complaint: 6 } as const;
const yearSeconds = 365 * 86_400;
/** Unix seconds; a ticket that is not closed does not expire. */
function computeExpiry({ closedAt, topic }: Ticket): number | undefined {
  if (closedAt === undefined) return undefined;
  const years = topic === 'complaint' ? keptYears.complaint : keptYears.ticket;
  return Math.floor(Date.parse(closedAt) / 1000) + years * yearSeconds;
}

/** Saves a ticket on the condition that it is as it was loaded. */
export function buildTicketWrite(ticket: Ticket): Write {
  const { id, status, personId = unknownPerson, version } = ticket;
  const expiresAt = computeExpiry(ticket);
  const row = TicketRow.put({
    id,
    status,
    personId,
    version,
    ticket,
    ...(expiresAt !== undefined && { expiresAt }),
  });
  const guarded =
    version === 1
      ? row.where(({ id: key }, { notExists }) => notExists(key))
      : row.where(({ version: before }, { eq }) => eq(before, version - 1));
  return buildPut(guarded.params());
}

// Links

/** 192 random bits. */
export function createTicketKey(): string {
  return randomBytes(24).toString('base64url');
}

/** What the link in a ticket's mails ends with; `undefined` for an erased ticket. */
export function toTicketToken({ id, key }: Pick<Ticket, 'id' | 'key'>): string | undefined {
  return key && `${id.slice('tkt_'.length)}.${key}`;
}

/** The ticket that a link's token opens. */
export async function findTicketByToken(token: string): Promise<Ticket | undefined> {
  const [ulid = '', secret = ''] = token.split('.');
  const id = TicketId.safeParse(`tkt_${ulid}`);
  const ticket = id.success ? await findTicket(id.data) : undefined;
  const [kept, given] = [Buffer.from(ticket?.key ?? ''), Buffer.from(secret)];
  return kept.length > 0 && kept.length === given.length && timingSafeEqual(kept, given) ? ticket : undefined;
}
