import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildTicketWrite, getTicket, listTicketsOfPerson } from '../adapters/ticket-repository.ts';
import { eraseTicket } from '../domain/ticket-changes.ts';

/** Erases what a person wrote to the staff, also without being logged in; a repeat finds nothing to erase. */
export async function eraseTickets(personId: UserId, now: Date): Promise<void> {
  for (const { id } of await listTicketsOfPerson(personId))
    await updateWithRetry(
      () => getTicket(id),
      (ticket) => {
        if (ticket.personId !== personId) return undefined;
        const { ticket: erased, events } = eraseTicket(ticket, now);
        return { writes: [buildTicketWrite(erased)], events, result: erased };
      },
    );
}
