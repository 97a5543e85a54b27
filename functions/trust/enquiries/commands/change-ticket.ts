import type { TicketId, UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../../kernel/data/table.ts';
import { buildTicketWrite, getTicket } from '../adapters/ticket-repository.ts';
import type { TicketUpdate } from '../domain/ticket-changes.ts';
import type { Ticket } from '../domain/ticket.ts';

interface StaffChange {
  readonly id: TicketId;
  /** The version that the member of staff saw; a note goes onto whatever there is. */
  readonly version?: number;
  readonly actorId: UserId;
  readonly action:
    | 'ticket.acknowledge'
    | 'ticket.answer'
    | 'ticket.final_answer'
    | 'ticket.note'
    | 'ticket.close';
  readonly reason?: string | undefined;
}

/**
 * Saves what a member of staff did with a ticket, and that they did, in one transaction.
 * @throws 404 for no ticket, 409 `own` for the own one, 409 `stale` where another person wrote in the meantime, and what `decide` throws
 */
export async function changeTicket(
  { id, version, ...act }: StaffChange,
  decide: (ticket: Ticket) => TicketUpdate,
  now: Date,
): Promise<Ticket> {
  const loaded = await getTicket(id);
  const owners = [loaded.userId, loaded.personId];
  assertColleagueActs(act.actorId, owners);
  if (version !== undefined && loaded.version !== version) throw createStaleError();
  const { ticket, events } = decide(loaded);
  await commit(
    [buildTicketWrite(ticket), buildStaffActWrite({ ...act, subject: id, at: now, owners })],
    events,
  );
  return ticket;
}
