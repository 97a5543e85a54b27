import { sortByUrgency } from '../../../kernel/urgency.ts';
import { listTicketsByStatus } from '../adapters/ticket-repository.ts';
import { toTicketWait } from '../domain/ticket-harm.ts';
import type { Ticket, TicketStatus } from '../domain/ticket.ts';

interface TicketPage {
  readonly status: TicketStatus;
  readonly page: number;
  readonly per_page: number;
}

/** One page of the staff's list; what waits for staff is in the order of its urgency. */
export async function listTickets({ status, page, per_page }: TicketPage) {
  const found = await listTicketsByStatus(status, status === 'closed' ? 'desc' : 'asc');
  const all = status === 'open' ? sortByUrgency(found, (ticket) => [toTicketWait(ticket)]) : found;
  const shown = all.slice((page - 1) * per_page, page * per_page);
  return { tickets: shown.map(toTicketLine), total: all.length, page, per_page };
}

const previewLength = 140;

function toTicketLine({ entries, complaint, ...ticket }: Ticket) {
  const latest = entries.findLast(({ kind }) => kind === 'message')?.text ?? '';
  const preview = latest.length > previewLength ? `${latest.slice(0, previewLength).trimEnd()}…` : latest;
  return { ...ticket, preview, ...(complaint && { stage: complaint.stage }) };
}
