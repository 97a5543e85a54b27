import { describe, expect, test } from 'vitest';
import { UserId } from '../../events/vocabulary.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { compareWaits } from '../../functions/kernel/urgency.ts';
import { createComplaint } from '../../functions/trust/enquiries/domain/complaint.ts';
import { LetterKind, listLetters } from '../../functions/trust/enquiries/domain/letters.ts';
import {
  addNote,
  answerTicket,
  canWrite,
  closeTicket,
  createTicket,
  eraseTicket,
  maxEntries,
  ticketTransitions,
  addTicketMessage,
} from '../../functions/trust/enquiries/domain/ticket-changes.ts';
import { toTicketWait } from '../../functions/trust/enquiries/domain/ticket-harm.ts';
import { type Ticket, TicketStatus } from '../../functions/trust/enquiries/domain/ticket.ts';
import { TypedTicket } from '../../functions/trust/enquiries/domain/typed-ticket.ts';

/** A Monday, 10:00 in London. */
const monday = new Date('2026-11-23T10:00:00.000Z');
const staffId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';
const colleagueId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1G';
const message = TypedTicket.parse({
  name: 'Ann Asker',
  email: 'Ann@Example.com ',
  topic: 'selling',
  message: 'How long does a package run?',
  consent: true,
});
const writer = {
  id: 'tkt_01K9ZX3Q6T4C8V0R2M5N7P9B2A',
  number: 'T-1042',
  key: 'k'.repeat(32),
  userId: null,
  personId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;
const opened = (topic: TypedTicket['topic'] = 'selling', at = monday): Ticket =>
  createTicket({ ...message, topic }, writer, at).ticket;
const letter = (kind: 'acknowledgement' | 'answer' | 'final_answer' = 'answer') =>
  ({
    kind,
    text: 'It runs for the days of its package.',
    staffId,
  }) as const;
const answered = (ticket = opened()) => answerTicket(ticket, letter(), monday).ticket;
const closed = (ticket = opened()) => closeTicket(ticket, monday).ticket;
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name);

describe('a new ticket', () => {
  test('waits for an answer that is due in one working day', () => {
    const { ticket, events } = createTicket(message, writer, monday);
    expect(ticket).toMatchObject({
      status: 'open',
      email: 'ann@example.com',
      dueAt: '2026-11-24T10:00:00.000Z',
      entries: [{ kind: 'message', text: 'How long does a package run?' }],
      version: 1,
    });
    expect(ticket).not.toHaveProperty('complaint');
    expect(events).toMatchObject([
      { name: 'enquiry.opened.v1', detail: { ticketId: ticket.id, topic: 'selling', dueAt: ticket.dueAt } },
    ]);
  });

  test('keeps who wrote and what out of its events', () => {
    const { events } = createTicket(message, writer, monday);
    expect(JSON.stringify(events)).not.toMatch(/ann|package/i);
  });

  test.each([
    ['Friday afternoon', '2026-11-20T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
    ['Saturday', '2026-11-21T12:00:00.000Z', '2026-11-23T23:59:00.000Z'],
    ['Christmas Eve', '2026-12-24T15:00:00.000Z', '2026-12-29T15:00:00.000Z'],
    ['the week before summer time', '2026-03-27T16:00:00.000Z', '2026-03-30T15:00:00.000Z'],
  ])('of %s is due on the next working day', (_, at, dueAt) => {
    expect(opened('buying', new Date(at)).dueAt).toBe(dueAt);
  });
});

describe('status', () => {
  const acts = {
    write: (ticket: Ticket) => addTicketMessage(ticket, 'One more thing, please', monday),
    acknowledge: (ticket: Ticket) => answerTicket(ticket, letter('acknowledgement'), monday),
    answer: (ticket: Ticket) => answerTicket(ticket, letter(), monday),
    close: (ticket: Ticket) => closeTicket(ticket, monday),
  } as const;
  const tickets: Readonly<Record<TicketStatus, Ticket>> = {
    open: opened('complaint'),
    answered: answered(opened('complaint')),
    closed: closed(opened('complaint')),
  };
  const cases = TicketStatus.options.flatMap((status) =>
    (['write', 'acknowledge', 'answer', 'close'] as const).map((act) => [status, act] as const),
  );

  test.each(cases)('%s: %s follows the table', (status, act) => {
    const next = ticketTransitions[status][act];
    if (next) expect(acts[act](tickets[status]).ticket.status).toBe(next);
    else
      expect(() => acts[act](tickets[status])).toThrow(
        expect.objectContaining({ code: 'conflict', extras: { state: status } }),
      );
  });

  test('has a due time while it’s open, and only then', () => {
    expect(opened().dueAt).toBeDefined();
    expect(answered().dueAt).toBeUndefined();
    expect(closed().dueAt).toBeUndefined();
    expect(acts.write(answered()).ticket.dueAt).toBe('2026-11-24T10:00:00.000Z');
  });

  test('raises one event for each turn, and no event for what waits anyway', () => {
    expect(names(acts.answer(opened()).events)).toEqual(['enquiry.answered.v1']);
    expect(names(acts.close(answered()).events)).toEqual(['enquiry.closed.v1']);
    expect(names(acts.write(answered()).events)).toEqual(['enquiry.reopened.v1']);
    expect(names(acts.write(opened()).events)).toEqual([]);
  });

  test('does not change by a note, whatever it is', () => {
    for (const ticket of Object.values(tickets)) {
      const { ticket: noted, events } = addNote(ticket, 'Rang them', staffId, monday);
      expect(noted).toMatchObject({ status: ticket.status, version: ticket.version + 1 });
      expect(noted.entries.at(-1)).toMatchObject({ kind: 'note', staffId });
      expect(events).toEqual([]);
    }
  });
});

describe('a reply', () => {
  test('is taken for thirty days after closing', () => {
    const before = new Date(monday.getTime() + 30 * dayMs - 1);
    const after = new Date(monday.getTime() + 30 * dayMs);
    expect(addTicketMessage(closed(), 'Still here, I am afraid', before).ticket).toMatchObject({
      status: 'open',
    });
    expect(canWrite(closed(), after)).toBe(false);
    expect(() => addTicketMessage(closed(), 'Still here, I am afraid', after)).toThrow(
      expect.objectContaining({ code: 'gone' }),
    );
  });

  test('ends where the row of the ticket is full, and leaves room for staff', () => {
    let ticket = opened();
    while (canWrite(ticket, monday)) ticket = addTicketMessage(ticket, 'And another thing', monday).ticket;
    expect(ticket.entries).toHaveLength(maxEntries.person);
    expect(() => addTicketMessage(ticket, 'And another thing', monday)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'full' } }),
    );
    while (ticket.entries.length < maxEntries.all) ticket = answered(ticket);
    expect(() => answered(ticket)).toThrow(expect.objectContaining({ extras: { state: 'full' } }));
    expect(closed(ticket).status).toBe('closed');
  });
});

describe('a complaint', () => {
  const complaint = opened('complaint');
  const acknowledged = answerTicket(complaint, letter('acknowledgement'), monday).ticket;

  test('is acknowledged in 3 working days, answered in 15, and settled in 8 weeks', () => {
    expect(createComplaint(monday)).toEqual({
      stage: 'received',
      acknowledgeBy: '2026-11-26T10:00:00.000Z',
      answerBy: '2026-12-14T10:00:00.000Z',
      finalBy: '2027-01-18T10:00:00.000Z',
    });
  });

  test('is due its next step', () => {
    expect(complaint.dueAt).toBe(complaint.complaint?.acknowledgeBy);
    expect(acknowledged).toMatchObject({
      status: 'open',
      dueAt: complaint.complaint?.answerBy,
      complaint: { stage: 'acknowledged' },
    });
    const again = addTicketMessage(answered(acknowledged), 'That does not settle it', monday).ticket;
    expect(again).toMatchObject({ dueAt: complaint.complaint?.finalBy, complaint: { stage: 'answered' } });
    const final = answerTicket(again, { ...letter('final_answer'), staffId: colleagueId }, monday).ticket;
    expect(final).toMatchObject({ status: 'answered', complaint: { stage: 'final' } });
    expect(addTicketMessage(final, 'I still do not agree', monday).ticket.dueAt).toBe(
      '2026-11-24T10:00:00.000Z',
    );
  });

  const goesOn = addTicketMessage(answered(acknowledged), 'That does not settle it', monday).ticket;
  test.each<[string, Ticket, string, LetterKind[]]>([
    ['a message that is no complaint', opened(), staffId, ['answer']],
    ['a new complaint', complaint, staffId, ['acknowledgement', 'answer', 'final_answer']],
    ['one that was acknowledged', acknowledged, staffId, ['answer', 'final_answer']],
    ['one that was answered, to who answered', goesOn, staffId, ['answer']],
    ['one that was answered, to a colleague', goesOn, colleagueId, ['final_answer', 'answer']],
    [
      'one that was settled',
      answerTicket(goesOn, { ...letter('final_answer'), staffId: colleagueId }, monday).ticket,
      staffId,
      ['answer'],
    ],
    ['a closed ticket', closed(), staffId, []],
  ])('offers the letters of %s that can be sent, the due one first', (_, ticket, reader, letters) => {
    expect(listLetters(ticket, UserId.parse(reader))).toEqual(letters);
    for (const kind of LetterKind.options) {
      const send = () => answerTicket(ticket, { ...letter(kind), staffId: UserId.parse(reader) }, monday);
      if (letters.includes(kind)) expect(send).not.toThrow();
      else expect(send).toThrow(AppError);
    }
  });

  test('has a final answer of somebody else than who answered', () => {
    const again = addTicketMessage(answered(acknowledged), 'That does not settle it', monday).ticket;
    expect(() => answerTicket(again, letter('final_answer'), monday)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'own_answer' } }),
    );
    expect(answerTicket(again, letter(), monday).ticket.status).toBe('answered');
  });

  test('takes each step once, and no step back', () => {
    const final = answerTicket(acknowledged, letter('final_answer'), monday).ticket;
    const reopened = addTicketMessage(final, 'I still do not agree', monday).ticket;
    for (const [ticket, kind] of [
      [acknowledged, 'acknowledgement'],
      [reopened, 'acknowledgement'],
      [reopened, 'final_answer'],
    ] as const)
      expect(() => answerTicket(ticket, letter(kind), monday)).toThrow(
        expect.objectContaining({ code: 'conflict', extras: { state: ticket.complaint?.stage } }),
      );
    expect(answerTicket(reopened, letter(), monday).ticket.complaint?.stage).toBe('final');
  });

  test('is the only kind of ticket with steps', () => {
    for (const kind of ['acknowledgement', 'final_answer'] as const)
      expect(() => answerTicket(opened(), letter(kind), monday)).toThrow(
        expect.objectContaining({ code: 'invalid' }),
      );
  });
});

describe('an erased ticket', () => {
  test('keeps kinds and times, and nothing that anyone wrote', () => {
    const { ticket, events } = eraseTicket(answered(), monday);
    expect(ticket).toMatchObject({ status: 'closed', topic: 'selling', userId: null, email: '' });
    expect(ticket.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['message', 'Removed with the account.'],
      ['answer', 'Removed with the account.'],
    ]);
    expect(JSON.stringify(ticket)).not.toMatch(/ann|kkk|B1E|package/i);
    expect(names(events)).toEqual(['enquiry.closed.v1']);
  });

  test('raises no event where it was closed before', () => {
    expect(eraseTicket(closed(), monday).events).toEqual([]);
  });
});

describe('the form', () => {
  const valid = { ...message, website: undefined };
  test.each([
    ['name', ' '],
    ['email', 'no email'],
    ['phone', 'call me'],
    ['topic', 'weather'],
    ['message', 'Too short'],
    ['message', 'x'.repeat(4_001)],
    ['consent', false],
  ])('refuses a wrong %s (%#)', (field, value) => {
    const { error } = TypedTicket.safeParse({ ...valid, [field]: value });
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual([field]);
  });
  test.each(['07700 900123', '+44 7700 900123', '(0113) 496 0000'])('takes the phone number %s', (phone) => {
    expect(TypedTicket.safeParse({ ...valid, phone }).success).toBe(true);
  });
});

test('of tickets that are due on one day, the one whose writer can come to harm is first', () => {
  const [early, late] = [monday, new Date(monday.getTime() + 3_600_000)];
  const waiting = [opened('selling', early), opened('account', late), opened('safety', late)];
  const sorted = waiting.toSorted((a, b) => compareWaits(toTicketWait(a), toTicketWait(b)));
  expect(sorted.map(({ topic }) => topic)).toEqual(['safety', 'account', 'selling']);
});
