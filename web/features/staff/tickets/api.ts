import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { enquiryRoutes } from '../../../../functions/trust/enquiries/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { refreshMs } from '../tasks/api.ts';

type Calls = Pick<typeof enquiryRoutes, 'tickets' | 'ticket' | 'answerTicket' | 'noteTicket' | 'closeTicket'>;
export const ticketCalls = createClient<Calls>({
  tickets: 'GET /api/staff/tickets',
  ticket: 'GET /api/staff/tickets/{id}',
  answerTicket: 'POST /api/staff/tickets/{id}/reply',
  noteTicket: 'POST /api/staff/tickets/{id}/note',
  closeTicket: 'POST /api/staff/tickets/{id}/close',
});

export type StaffTicket = Result<Calls['ticket']>;
export type TicketList = Result<Calls['tickets']>;
export type TicketStatus = StaffTicket['status'];

/** Prefix of the query keys of tickets. */
export const ticketsKey = ['staff', 'tickets'] as const;

interface TicketSelection {
  readonly status: TicketStatus;
  readonly page: number;
}

export function ticketsQuery(query: TicketSelection) {
  return queryOptions({
    queryKey: [...ticketsKey, query],
    queryFn: ({ signal }) => ticketCalls.tickets({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What waits for an answer: the list of tickets and the menu count by it. */
export const openTicketsQuery = { ...ticketsQuery({ status: 'open', page: 1 }), refetchInterval: refreshMs };

/** Whether an answer is later than promised. */
export function isTicketLate({ dueAt }: Pick<TicketList['tickets'][number], 'dueAt'>): boolean {
  return Boolean(dueAt) && Date.parse(dueAt ?? '') < Date.now();
}

export function ticketQuery(id: StaffTicket['id']) {
  return queryOptions({
    queryKey: [...ticketsKey, id],
    queryFn: ({ signal }) => ticketCalls.ticket({ params: { id }, signal }),
  });
}
