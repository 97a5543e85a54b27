import { hourSeconds } from '../../kernel/time.ts';
import { findAccountByEmail } from '../../accounts/adapters/account-repository.ts';
import type { RequestInfo } from '../../kernel/http/api-event.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { newId } from '../../kernel/data/ids.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { hashNetwork } from '../../kernel/http/origin.ts';
import { commit } from '../../kernel/data/table.ts';
import { buildTicketWrite, createTicketKey } from '../adapters/ticket-repository.ts';
import { computeLetterDueTime } from '../domain/complaint.ts';
import type { NewTicket } from '../domain/ticket.ts';
import { createTicket } from '../domain/ticket-changes.ts';

const ticketsPerHour = 3;

/**
 * Opens a ticket and answers with its number and when the answer is due. A message whose hidden field is filled in gets
 * the same answer and is dropped.
 * @throws 429 for a fourth message within an hour from one network or with one email
 */
export async function openTicket(
  message: NewTicket,
  caller: Caller | undefined,
  { ip }: RequestInfo,
  now: Date,
) {
  const id = newId('tkt');
  if (message.website) return { ticket: id, dueAt: computeLetterDueTime(undefined, now) };
  const keys = [hashNetwork('contact-us', ip), message.email];
  for (const key of keys)
    await enforceLimit({ key: `contact-us#${key}`, max: ticketsPerHour, seconds: hourSeconds });
  const userId = caller?.id ?? null;
  const personId = userId ?? (await findAccountByEmail(message.email))?.id;
  const { ticket, events } = createTicket(message, { id, key: createTicketKey(), userId, personId }, now);
  await commit([buildTicketWrite(ticket)], events);
  return { ticket: id, dueAt: ticket.dueAt ?? now.toISOString() };
}
