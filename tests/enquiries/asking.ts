import * as z from 'zod';
import { staffAt } from '../accounts/staff.ts';
import { sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Opened = z.object({ ticket: z.string(), dueAt: z.string() });
let askers = 0;

/** What people do who write to the staff. */
export function askingAt(cloud: TestCloud) {
  const people = sellingAt(cloud);
  const { call, mailsTo, own, tokens, untilNext } = people;
  const message = {
    name: 'Ann Asker',
    topic: 'selling',
    message: 'How long does a package run for?',
    consent: true,
  };
  /** Sends the contact form, each time from an email of its own. */
  const ask = (change: Record<string, unknown> = {}, token?: string) => {
    askers += 1;
    return call('POST', '/api/contact-us', {
      body: { ...message, email: `asker-${askers}@example.com`, ...change },
      ...(token && { token }),
    });
  };
  /** Opens a ticket in an hour of its own, in which no message counts yet; `person` logs in for it. */
  const opened = async (change: Record<string, unknown> = {}, person?: { readonly email: string }) => {
    untilNext(3_600);
    const token = person && (await tokens(person.email)).access_token;
    const email = `opener-${(askers += 1)}@example.com`;
    const { body } = await ask({ email, ...change }, token);
    await cloud.idle();
    return { ...Opened.parse(body), email };
  };
  /** The token of the link in the latest mail to an address. */
  const tokenFor = (email: string): string =>
    z.string().parse(/contact-us\/conversation#([\w.-]+)/.exec(mailsTo(email)[0]?.html ?? '')?.[1]);
  const conversation = (token: string) => call('POST', '/api/contact-us/conversation', { body: { token } });
  const reply = (token: string, text: string) =>
    call('POST', '/api/contact-us/reply', { body: { token, message: text } });
  let staff = { id: '', email: '', token: '' };
  const hireStaff = async () => {
    staff = await staffAt(cloud);
  };
  const asStaff = (method: string, path: string, body?: unknown) => own(staff, method, path, body);
  const ticketOf = (id: string) => asStaff('GET', `/api/staff/tickets/${id}`);
  const answer = (id: string, version: number, more: Record<string, unknown> = {}) =>
    asStaff('POST', `/api/staff/tickets/${id}/reply`, {
      message: 'It runs for the days of its package.\n\nKind regards',
      version,
      ...more,
    });
  const listed = async (status = 'open') => {
    const { body } = await asStaff('GET', `/api/staff/tickets?status=${status}&per_page=100`);
    return z.object({ tickets: z.array(z.looseObject({ id: z.string() })) }).parse(body).tickets;
  };
  const taskOf = async (id: string) => {
    const { body } = await asStaff('GET', '/api/staff/tasks?kind=ticket&per_page=200');
    const { tasks } = z.object({ tasks: z.array(z.looseObject({ subjectId: z.string() })) }).parse(body);
    return tasks.find(({ subjectId }) => subjectId === id);
  };
  /** The clock moved, and with it the end of the staff's login. */
  const logStaffIn = async () => {
    staff = { ...staff, token: (await tokens(staff.email)).access_token };
  };

  return {
    ...people,
    ask,
    answer,
    asStaff,
    hireStaff,
    listed,
    logStaffIn,
    taskOf,
    ticketOf,
    opened,
    tokenFor,
    conversation,
    reply,
  };
}
