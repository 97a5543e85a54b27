import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { now } from '../../../kernel/clock.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';

/** The sign-in that requested the ticket. */
const TicketHolder = z.object({
  sub: z.string(),
  session: z.string(),
  signedInAt: z.number(),
  tokenEnds: z.number(),
  expiresAt: z.number(),
});
export type TicketHolder = z.output<typeof TicketHolder>;

const Ticket = defineRow('live-ticket', {
  columns: {
    /** SHA-256 of the ticket; the ticket itself is not stored. */
    hash: text,
    sub: text,
    session: text,
    signedInAt: number,
    tokenEnds: number,
    expiresAt: number,
  },
  indexes: { byHash: rowKey('hash') },
});

export const ticketSeconds = 30;

const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

export async function issueTicket({ sub, session, signedInAt, tokenEnds }: Caller): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const row = {
    sub,
    session,
    signedInAt,
    tokenEnds,
    hash: hashTicket(ticket),
    expiresAt: toUnixSeconds(now()) + ticketSeconds,
  };
  await commit([buildPut(Ticket.put(row))]);
  return ticket;
}

const createTicketError = () => new AppError('unauthenticated', 'This ticket is used up or too old.');

/**
 * Redeems a ticket, once.
 * @throws 401 `unauthenticated` for a ticket that is unknown, expired or used
 */
export async function redeemTicket(ticket: string): Promise<TicketHolder> {
  const hash = hashTicket(ticket);
  const { data } = await Ticket.get({ hash }).go({ consistent: true });
  if (!data) throw createTicketError();
  // Of two concurrent requests with the same ticket, one finds it deleted.
  await commit([buildDelete(Ticket.remove({ hash }), createTicketError)]);
  if (data.expiresAt <= toUnixSeconds(now())) throw createTicketError();
  return TicketHolder.parse(data);
}
