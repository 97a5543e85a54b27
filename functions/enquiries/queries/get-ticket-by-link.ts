import { AppError } from '../../kernel/errors.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { findTicketByToken } from '../adapters/ticket-repository.ts';
import type { Ticket } from '../domain/ticket.ts';

/**
 * The ticket that the link of a mail opens.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export async function getTicketByLink(token: string, ip: string): Promise<Ticket> {
  const guess = await enforceLimit({ key: `ticket-link#${toNetwork(ip)}`, max: 20, seconds: 600 });
  const ticket = await findTicketByToken(token);
  if (!ticket) throw new AppError('not_found', 'This link doesn’t open a conversation.');
  await guess.undo();
  return ticket;
}
