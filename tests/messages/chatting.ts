import * as z from 'zod';
import { sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

export const Shown = z.looseObject({
  id: z.string(),
  order: z.string(),
  kind: z.string(),
  body: z.string(),
  mine: z.boolean(),
  state: z.string(),
});
export const ChatBody = z.looseObject({
  messages: z.array(Shown),
  total: z.int(),
  before: z.string().optional(),
  unreadTotal: z.int(),
});
interface Person {
  readonly id: string;
  readonly token: string;
}

/** Calls of people who write to each other about a property. */
export function chattingAt(cloud: TestCloud) {
  const people = sellingAt(cloud);
  const { own } = people;

  const write = (from: Person, to: Person, propertyId: string, body: string, more: object = {}) =>
    own(from, 'POST', '/api/messages', { propertyId, toUserId: to.id, body, ...more });
  const sent = async (...args: Parameters<typeof write>) => {
    const { status, body } = await write(...args);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Shown.parse(body);
  };
  const chat = async (reader: Person, propertyId: string, buyer: Person, query = '') => {
    const { status, body } = await own(
      reader,
      'GET',
      `/api/buyer-seller-chat/${propertyId}/${buyer.id}${query}`,
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return ChatBody.parse(body);
  };
  const unreadTotal = async (person: Person) =>
    z.object({ unreadTotal: z.int() }).parse((await own(person, 'GET', '/api/user')).body).unreadTotal;
  const status = (person: Person, id: string, value: string) =>
    own(person, 'PUT', `/api/messages/update-status/${id}`, { status: value });
  const read = (person: Person, id: string) => own(person, 'PUT', `/api/update-is-read/${id}`);
  return { ...people, write, sent, chat, unreadTotal, status, read };
}
