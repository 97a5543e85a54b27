import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient } from './seller.ts';
import { createStaffMember } from './staff.ts';
import { createAddress } from './visitor.ts';

const Opened = z.object({ ticket: z.string(), number: z.string(), dueAt: z.string() });
let askerCount = 0;

/** What people do who write to the staff. */
export function createEnquiryClient(cloud: TestCloud) {
  const people = createSellerClient(cloud);
  const { call, listMails, callAs, getTokens } = people;
  const message = {
    name: 'Ann Asker',
    topic: 'selling',
    message: 'How long does a package run for?',
    consent: true,
  };
  /** Sends the contact form, each time from an email of its own. */
  const postEnquiry = (change: Record<string, unknown> = {}, token?: string, from?: string) => {
    askerCount += 1;
    return call('POST', '/api/contact-us', {
      body: { ...message, email: `asker-${askerCount}@example.com`, ...change },
      ...(token && { token }),
      ...(from !== undefined && { from }),
    });
  };
  /** Opens a ticket from an address of its own, from which no message counts yet; `person` logs in for it. */
  const openTicket = async (change: Record<string, unknown> = {}, person?: { readonly email: string }) => {
    const token = person && (await getTokens(person.email)).access_token;
    const email = `opener-${(askerCount += 1)}@example.com`;
    const { body } = await postEnquiry({ email, ...change }, token, createAddress());
    await cloud.idle();
    return { ...Opened.parse(body), email };
  };
  /** The token of the link in the latest mail to an address. */
  const getConversationToken = (email: string): string =>
    z.string().parse(/contact-us\/conversation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);
  const getConversation = (token: string) =>
    call('POST', '/api/contact-us/conversation', { body: { token } });
  const replyToTicket = (token: string, text: string) =>
    call('POST', '/api/contact-us/reply', { body: { token, message: text } });
  let staff = { id: '', email: '', token: '' };
  const hireStaff = async () => {
    staff = await createStaffMember(cloud);
  };
  const callAsStaff = (method: string, path: string, body?: unknown) => callAs(staff, method, path, body);
  const getTicket = (id: string) => callAsStaff('GET', `/api/staff/tickets/${id}`);
  const answerTicket = (id: string, version: number, more: Record<string, unknown> = {}) =>
    callAsStaff('POST', `/api/staff/tickets/${id}/reply`, {
      message: 'It runs for the days of its package.\n\nKind regards',
      version,
      ...more,
    });
  const listTickets = async (status = 'open') => {
    const { body } = await callAsStaff('GET', `/api/staff/tickets?status=${status}&per_page=100`);
    return z.object({ tickets: z.array(z.looseObject({ id: z.string() })) }).parse(body).tickets;
  };
  const findTask = async (id: string) => {
    const { body } = await callAsStaff('GET', '/api/staff/tasks?kind=ticket&per_page=200');
    const { tasks } = z.object({ tasks: z.array(z.looseObject({ subjectId: z.string() })) }).parse(body);
    return tasks.find(({ subjectId }) => subjectId === id);
  };
  /** The clock moved, and with it the end of the staff's login. */
  const logStaffIn = async () => {
    staff = { ...staff, token: (await getTokens(staff.email)).access_token };
  };

  return {
    ...people,
    postEnquiry,
    answerTicket,
    callAsStaff,
    hireStaff,
    listTickets,
    logStaffIn,
    findTask,
    getTicket,
    openTicket,
    getConversationToken,
    getConversation,
    replyToTicket,
  };
}
