import { AppError } from '../../../kernel/errors.ts';
import { findTicketByToken } from '../adapters/ticket-repository.ts';
import type { Ticket } from '../domain/ticket.ts';

/** @throws 404 for a token that opens nothing */
export async function getTicketByToken(token: string): Promise<Ticket> {
  const ticket = await findTicketByToken(token);
  if (!ticket) throw new AppError('not_found', 'This link doesn’t open a conversation.');
  return ticket;
}
