import type { UserId } from '../../../../events/vocabulary.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listLetters } from '../domain/letters.ts';
import { canWrite } from '../domain/ticket-changes.ts';
import type { Ticket } from '../domain/ticket.ts';

/** A ticket for a member of staff, with the names of those who wrote its letters and notes. */
export async function loadTicketView(ticket: Ticket, readerId: UserId) {
  const { entries, personId, userId } = ticket;
  const staff = await loadAccounts(entries.flatMap(({ staffId }) => staffId ?? []));
  return {
    ...ticket,
    ...(userId === null && personId && { accountId: personId }),
    letters: listLetters(ticket, readerId),
    entries: entries.map(({ staffId, ...entry }) => ({
      ...entry,
      ...(staffId && { staffName: staff.get(staffId)?.user_name ?? null }),
    })),
  };
}

/** A ticket for the person who wrote. */
export function toConversationView(ticket: Ticket, now: Date) {
  return {
    ...ticket,
    ticket: ticket.id,
    isFromForm: ticket.userId === null,
    entries: ticket.entries.flatMap(({ kind, text, at }) => (kind === 'note' ? [] : [{ kind, text, at }])),
    canWrite: canWrite(ticket, now),
  };
}
