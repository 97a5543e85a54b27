import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { getTicket } from './adapters/ticket-repository.ts';
import { changeTicket } from './commands/change-ticket.ts';
import { openTicketLink } from './commands/open-ticket-link.ts';
import { openTicket } from './commands/open-ticket.ts';
import { writeToTicket } from './commands/write-to-ticket.ts';
import { enquiryRoutes } from './contract.ts';
import { addNote, answerTicket, closeTicket } from './domain/ticket-changes.ts';
import { listTickets } from './queries/list-tickets.ts';
import { loadTicketView, toConversationView } from './queries/load-ticket-view.ts';

const letterActions = {
  acknowledgement: 'ticket.acknowledge',
  answer: 'ticket.answer',
  final_answer: 'ticket.final_answer',
} as const;

export const handler = api(enquiryRoutes, {
  contactUs: ({ body }, caller, visit) => openTicket(body, caller, visit, now()),

  conversation: async ({ body: { token } }, _caller, { ip }) =>
    toConversationView(await openTicketLink(token, ip), now()),

  replyToStaff: async ({ body }, _caller, { ip }) => {
    const time = now();
    return toConversationView(await writeToTicket(body, ip, time), time);
  },

  tickets: ({ query }) => listTickets(query),

  ticket: async ({ params: { id } }, { id: readerId }) => loadTicketView(await getTicket(id), readerId),

  answerTicket: async ({ params: { id }, body: { message, kind, version } }, { id: actorId }) => {
    const time = now();
    const ticket = await changeTicket(
      { id, version, actorId, action: letterActions[kind] },
      (loaded) => answerTicket(loaded, { kind, text: message, staffId: actorId }, time),
      time,
    );
    return loadTicketView(ticket, actorId);
  },

  noteTicket: async ({ params: { id }, body: { note } }, { id: actorId }) => {
    const time = now();
    const ticket = await changeTicket(
      { id, actorId, action: 'ticket.note' },
      (loaded) => addNote(loaded, note, actorId, time),
      time,
    );
    return loadTicketView(ticket, actorId);
  },

  closeTicket: async ({ params: { id }, body: { version, reason } }, { id: actorId }) => {
    const time = now();
    const ticket = await changeTicket(
      { id, version, actorId, action: 'ticket.close', reason },
      (loaded) => closeTicket(loaded, time),
      time,
    );
    return loadTicketView(ticket, actorId);
  },
});
