import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient } from './seller.ts';

export const MessageBody = z.looseObject({
  id: z.string(),
  order: z.string(),
  kind: z.string(),
  body: z.string(),
  mine: z.boolean(),
  state: z.string(),
});
export const ChatBody = z.looseObject({
  messages: z.array(MessageBody),
  total: z.int(),
  before: z.string().optional(),
  unreadTotal: z.int(),
});
interface Person {
  readonly id: string;
  readonly token: string;
}

/** Calls of people who write to each other about a property. */
export function createMessageClient(cloud: TestCloud) {
  const people = createSellerClient(cloud);
  const { callAs } = people;

  const postMessage = (from: Person, to: Person, propertyId: string, body: string, more: object = {}) =>
    callAs(from, 'POST', '/api/messages', { propertyId, toUserId: to.id, body, ...more });
  const sendMessage = async (...args: Parameters<typeof postMessage>) => {
    const { status, body } = await postMessage(...args);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    return MessageBody.parse(body);
  };
  const getChat = async (reader: Person, propertyId: string, buyer: Person, query = '') => {
    const { status, body } = await callAs(
      reader,
      'GET',
      `/api/buyer-seller-chat/${propertyId}/${buyer.id}${query}`,
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return ChatBody.parse(body);
  };
  const countUnread = async (person: Person) =>
    z.object({ unreadTotal: z.int() }).parse((await callAs(person, 'GET', '/api/user')).body).unreadTotal;
  const setMessageStatus = (person: Person, id: string, value: string) =>
    callAs(person, 'PUT', `/api/messages/update-status/${id}`, { status: value });
  const markMessageRead = (person: Person, id: string) => callAs(person, 'PUT', `/api/update-is-read/${id}`);
  return { ...people, postMessage, sendMessage, getChat, countUnread, setMessageStatus, markMessageRead };
}
