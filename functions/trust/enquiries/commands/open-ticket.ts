import { takePersonNumber } from '../../../kernel/data/counter.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit } from '../../../kernel/data/table.ts';
import type { RequestInfo } from '../../../kernel/http/api-event.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { hashNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { findAccountByEmail } from '../../../people/accounts/adapters/account-repository.ts';
import { buildTicketWrite } from '../adapters/ticket-repository.ts';
import { computeLetterDueTime } from '../domain/complaint.ts';
import { createTicket } from '../domain/ticket-changes.ts';
import type { TypedTicket } from '../domain/typed-ticket.ts';

/** Many people share a network, and nobody is shut out by who writes with their email elsewhere. */
const perHour = { ofPerson: 3, ofEmail: 30, ofNetwork: 200 };

/**
 * Opens a ticket and answers with its number and when the answer is due. A message whose hidden field is filled in gets
 * the same answer and is dropped.
 * @throws 429 for a fourth message within an hour with one email from one network, and for floods of either
 */
export async function openTicket(
  message: TypedTicket,
  caller: Caller | undefined,
  { ip }: RequestInfo,
  now: Date,
) {
  const id = newId('tkt');
  if (message.website) {
    const { number } = await takePersonNumber('T', id);
    return { ticket: id, number, dueAt: computeLetterDueTime(undefined, now) };
  }
  const network = hashNetwork('contact-us', ip);
  const limits: readonly [key: string, max: number][] = [
    [`${message.email}#${network}`, perHour.ofPerson],
    [network, perHour.ofNetwork],
    [message.email, perHour.ofEmail],
  ];
  for (const [key, max] of limits)
    await enforceLimit({ key: `contact-us#${key}`, max, seconds: hourSeconds });
  const userId = caller?.id ?? null;
  const personId = userId ?? (await findAccountByEmail(message.email))?.id;
  const { number, write } = await takePersonNumber('T', id);
  const writer = { id, number, key: createSecretKey(), userId, personId };
  const { ticket, events } = createTicket(message, writer, now);
  await commit([buildTicketWrite(ticket), write], events);
  return { ticket: id, number, dueAt: ticket.dueAt ?? now.toISOString() };
}
