import { updateWithRetry } from '../../../kernel/data/update.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { buildTicketWrite } from '../adapters/ticket-repository.ts';
import { addTicketMessage as write } from '../domain/ticket-changes.ts';
import type { Ticket } from '../domain/ticket.ts';
import { getTicketByToken } from '../queries/get-ticket-by-token.ts';
import { openTicketLink } from './open-ticket-link.ts';

interface Reply {
  readonly token: string;
  readonly message: string;
}

/**
 * Adds what the person writes by the link of a mail.
 * @throws 404 for a link that opens nothing, 409 for a full conversation, 410 for one closed too long ago, 429 for more
 * than ten replies within an hour
 */
export async function writeToTicket({ token, message }: Reply, ip: string, now: Date): Promise<Ticket> {
  const { id } = await openTicketLink(token, ip);
  await enforceLimit({ key: `ticket-reply#${id}`, max: 10, seconds: hourSeconds });
  return updateWithRetry(
    () => getTicketByToken(token),
    (ticket) => {
      const update = write(ticket, message, now);
      return { writes: [buildTicketWrite(update.ticket)], events: update.events, result: update.ticket };
    },
  );
}
