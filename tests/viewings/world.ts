import * as z from 'zod';
import { sellingAt, type Person } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

const Slots = z.object({ slots: z.array(z.looseObject({ id: z.string() })), total: z.int() });
const Times = Slots.extend({ days: z.array(z.object({ day: z.string(), free: z.int() })) });
const View = z.looseObject({ id: z.string(), messageId: z.string(), status: z.string() });
const Changed = z.object({ viewing: View, messageId: z.string() });
const List = z.object({ viewings: z.array(View), total: z.int() });

export const hour = 3_600_000;

/** What sellers and buyers do with viewings, through the API. */
export function viewingAt(cloud: TestCloud) {
  const selling = sellingAt(cloud);
  const { own } = selling;

  /** The next full hour at least `hours` ahead, within the hours of viewings. */
  const inHours = (hours: number): string => {
    const time = new Date(Math.ceil((cloud.clock.now() + hours * hour) / hour) * hour);
    while (time.getUTCHours() < 8 || time.getUTCHours() > 17) time.setUTCHours(time.getUTCHours() + 1);
    return time.toISOString();
  };
  const after = (start: string, minutes = 30) => new Date(Date.parse(start) + minutes * 60_000).toISOString();

  const open = (person: Person, body: Record<string, unknown>) =>
    own(person, 'POST', '/api/property-time-slot', body);
  const openSlot = async (
    person: Person,
    propertyId: string,
    start: string,
    more: Record<string, unknown> = {},
  ): Promise<string> => {
    const { status, body } = await open(person, { propertyId, start, end: after(start), ...more });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return z.string().parse(Slots.parse(body).slots[0]?.id);
  };
  const firstSlot = (body: unknown): { id: string } =>
    z.looseObject({ id: z.string() }).parse(Slots.parse(body).slots[0]);
  const slots = async (person: Person | undefined, propertyId: string) => {
    const { body } = await selling.call('GET', `/api/properties/time-slots/${propertyId}`, {
      ...(person && { token: person.token }),
    });
    return Times.parse(body);
  };

  /** The response with the viewing's id and its latest card; empty if it has no viewing. */
  const withIds = <R extends { body: Record<string, unknown> }>(reply: R) => {
    const { data } = Changed.safeParse(reply.body);
    return { ...reply, id: data?.viewing.id ?? '', messageId: data?.messageId ?? '' };
  };
  const ask = async (
    person: Person,
    propertyId: string,
    timeSlotId: string,
    more: Record<string, unknown> = {},
  ) => withIds(await own(person, 'POST', '/api/viewing', { propertyId, timeSlotId, ...more }));
  const accept = async (person: Person, slot: string, messageId: string) =>
    withIds(await own(person, 'PUT', `/api/viewing/accept/${slot}/${messageId}`));
  const reject = async (person: Person, slot: string, messageId: string, body?: unknown) =>
    withIds(await own(person, 'PUT', `/api/viewing/reject/${slot}/${messageId}`, body));
  const change = async (
    person: Person,
    { id, messageId }: { id: string; messageId: string },
    body: unknown,
  ) => withIds(await own(person, 'PUT', `/api/viewing/update/${id}/${messageId}`, body));
  const mine = async (person: Person, query = '') =>
    List.parse((await own(person, 'GET', `/api/my-viewing${query}`)).body).viewings;
  const viewing = async (person: Person, id: string) => {
    const found = (await mine(person)).find((one) => one.id === id);
    if (!found) throw new Error(`There is no viewing ${id}`);
    return found;
  };
  /** A confirmed viewing. */
  const booked = async (seller: Person, buyer: Person, propertyId: string, slot: string) => {
    const { messageId } = await ask(buyer, propertyId, slot);
    const answer = await accept(seller, slot, messageId);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer;
  };

  return {
    ...selling,
    inHours,
    after,
    open,
    firstSlot,
    openSlot,
    slots,
    ask,
    accept,
    reject,
    change,
    mine,
    viewing,
    booked,
  };
}
