import { limitGuesses } from '../../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../../kernel/http/origin.ts';
import type { Ticket } from '../domain/ticket.ts';
import { getTicketByToken } from '../queries/get-ticket-by-token.ts';

/**
 * The ticket that the link of a mail opens.
 * @throws 404 for a link that opens nothing, 429 after twenty of those within ten minutes
 */
export function openTicketLink(token: string, ip: string): Promise<Ticket> {
  return limitGuesses({ key: `ticket-link#${toNetwork(ip)}`, max: 20, seconds: 600 }, () =>
    getTicketByToken(token),
  );
}
