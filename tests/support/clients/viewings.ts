import * as z from 'zod';
import { hourMs } from '../../../functions/kernel/time.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createSellerClient, type Person } from './seller.ts';

const Slots = z.object({ slots: z.array(z.looseObject({ id: z.string() })), total: z.int() });
const Times = Slots.extend({
  days: z.array(z.object({ day: z.string(), free: z.int() })),
  stopped: z.boolean(),
});
const View = z.looseObject({ id: z.string(), messageId: z.string(), status: z.string() });
const Changed = z.object({ viewing: View, messageId: z.string() });
const List = z.object({ viewings: z.array(View), total: z.int() });

/** What sellers and buyers do with viewings, through the API. */
export function createViewingClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { callAs } = sellerClient;

  /** The next full hour at least `hours` ahead, within the hours of viewings. */
  const getSlotStart = (hours: number): string => {
    const time = new Date(Math.ceil((cloud.clock.now() + hours * hourMs) / hourMs) * hourMs);
    while (time.getUTCHours() < 8 || time.getUTCHours() > 17) time.setUTCHours(time.getUTCHours() + 1);
    return time.toISOString();
  };
  const addMinutes = (start: string, minutes = 30) =>
    new Date(Date.parse(start) + minutes * 60_000).toISOString();

  const postSlots = (person: Person, body: Record<string, unknown>) =>
    callAs(person, 'POST', '/api/property-time-slot', body);
  const openSlot = async (
    person: Person,
    propertyId: string,
    start: string,
    more: Record<string, unknown> = {},
  ): Promise<string> => {
    const { status, body } = await postSlots(person, { propertyId, start, end: addMinutes(start), ...more });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return z.string().parse(Slots.parse(body).slots[0]?.id);
  };
  const parseFirstSlot = (body: unknown): { id: string } =>
    z.looseObject({ id: z.string() }).parse(Slots.parse(body).slots[0]);
  const listSlots = async (person: Person | undefined, propertyId: string) => {
    const { body } = await sellerClient.call('GET', `/api/properties/time-slots/${propertyId}`, {
      ...(person && { token: person.token }),
    });
    return Times.parse(body);
  };

  /** The response with the viewing's id and its latest card; empty if it has no viewing. */
  const withIds = <R extends { body: Record<string, unknown> }>(reply: R) => {
    const { data } = Changed.safeParse(reply.body);
    return { ...reply, id: data?.viewing.id ?? '', messageId: data?.messageId ?? '' };
  };
  const requestViewing = async (
    person: Person,
    propertyId: string,
    timeSlotId: string,
    more: Record<string, unknown> = {},
  ) => withIds(await callAs(person, 'POST', '/api/viewing', { propertyId, timeSlotId, ...more }));
  const acceptViewing = async (person: Person, slot: string, messageId: string) =>
    withIds(await callAs(person, 'PUT', `/api/viewing/accept/${slot}/${messageId}`));
  const rejectViewing = async (person: Person, slot: string, messageId: string, body?: unknown) =>
    withIds(await callAs(person, 'PUT', `/api/viewing/reject/${slot}/${messageId}`, body));
  const changeViewing = async (
    person: Person,
    { id, messageId }: { id: string; messageId: string },
    body: unknown,
  ) => withIds(await callAs(person, 'PUT', `/api/viewing/update/${id}/${messageId}`, body));
  const listOwnViewings = async (person: Person, query = '') =>
    List.parse((await callAs(person, 'GET', `/api/my-viewing${query}`)).body).viewings;
  const getViewing = async (person: Person, id: string) => {
    const found = (await listOwnViewings(person)).find((one) => one.id === id);
    if (!found) throw new Error(`There is no viewing ${id}`);
    return found;
  };
  /** A confirmed viewing. */
  const bookViewing = async (seller: Person, buyer: Person, propertyId: string, slot: string) => {
    const { messageId } = await requestViewing(buyer, propertyId, slot);
    const answer = await acceptViewing(seller, slot, messageId);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer;
  };

  return {
    ...sellerClient,
    getSlotStart,
    addMinutes,
    postSlots,
    parseFirstSlot,
    openSlot,
    listSlots,
    requestViewing,
    acceptViewing,
    rejectViewing,
    changeViewing,
    listOwnViewings,
    getViewing,
    bookViewing,
  };
}
