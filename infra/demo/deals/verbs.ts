import * as z from 'zod';
import type { Ask } from '../site.ts';

export type Side = 'seller' | 'buyer';
/** Ids that a story needs again, by the story's own names for them. */
export type Kept = Readonly<Record<string, string>>;
type Call = <Answer extends z.ZodType>(
  by: Side,
  path: string,
  answer: Answer,
  ask?: Pick<Ask, 'method' | 'body'>,
) => Promise<z.output<Answer>>;

/** A home with its two people, at one moment; calls happen at it. */
export interface Scene {
  readonly propertyId: string;
  readonly ids: Readonly<Record<Side, string>>;
  readonly now: Date;
  readonly kept: Kept;
  readonly call: Call;
}
/** What one of the two does. */
export type Act = (scene: Scene) => Promise<Kept | undefined>;

const Anything = z.unknown();
const Id = z.looseObject({ id: z.string() });
const Changed = z.object({ viewing: Id, messageId: z.string() });
const Slots = z.object({
  slots: z.array(z.object({ id: z.string(), start: z.string(), kind: z.string(), full: z.boolean() })),
});
const dayMs = 86_400_000;
const other = (side: Side): Side => (side === 'seller' ? 'buyer' : 'seller');

/** The day that many days after a moment, like `2026-11-28`. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

export function writes(by: Side, body: string): Act {
  return async ({ propertyId, ids, call }) => {
    const message = { propertyId, toUserId: ids[other(by)], body };
    return { last: (await call(by, '/api/messages', Id, { body: message })).id };
  };
}

/** Reads everything up to the last words. */
export function reads(by: Side): Act {
  return async ({ kept: { last }, call }) => {
    await call(by, `/api/update-is-read/${last}`, Anything, { method: 'PUT', body: {} });
    return undefined;
  };
}

/** The times of a pattern in local days and hours, from tomorrow on for some weeks. */
export function opens(
  weeks: number,
  repeat: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Act {
  return async ({ propertyId, call }) => {
    const [since, until] = [dayAfter(new Date(), 1), dayAfter(new Date(), weeks * 7)];
    const body = { propertyId, repeat: { ...repeat, since, until }, ...more };
    await call('seller', '/api/property-time-slot', Slots, { body });
    return undefined;
  };
}

/** One time of half an hour, that many days later. */
export function opensOne(inDays: number, time: string): Act {
  return async ({ propertyId, now, call }) => {
    const start = new Date(`${dayAfter(now, inDays)}T${time}:00.000Z`);
    const end = new Date(start.getTime() + 30 * 60_000);
    const body = { propertyId, start: start.toISOString(), end: end.toISOString() };
    const { slots } = await call('seller', '/api/property-time-slot', Slots, { body });
    return slots[0] && { slot: slots[0].id };
  };
}

/** Asks for the time that was opened for this buyer, or for the nth private one that is free from tomorrow on. */
export function asksToView(message: string, nth?: number, attendees = 1): Act {
  return async ({ propertyId, now, kept, call }) => {
    const slot = nth === undefined ? kept['slot'] : await freeSlot(propertyId, nth, now, call);
    const body = { propertyId, timeSlotId: slot, message, attendees };
    const { viewing, messageId } = await call('buyer', '/api/viewing', Changed, { body });
    return { slot: slot ?? '', viewing: viewing.id, card: messageId };
  };
}

async function freeSlot(propertyId: string, nth: number, now: Date, call: Call) {
  const { slots } = await call('buyer', `/api/properties/time-slots/${propertyId}`, Slots);
  const from = dayAfter(now, 1);
  return slots.filter(({ kind, full, start }) => kind === 'private' && !full && start >= from)[nth]?.id;
}

export async function confirms({ kept: { slot, card }, call }: Scene): Promise<Kept | undefined> {
  const path = `/api/viewing/accept/${slot}/${card}`;
  return { card: (await call('seller', path, Changed, { method: 'PUT', body: {} })).messageId };
}

export function saysHowItWas(interest: number, priceView: string, comment: string): Act {
  return async ({ kept: { viewing, card }, call }) => {
    const body = { feedback: { interest, priceView, comment, share: true } };
    const path = `/api/viewing/update/${viewing}/${card}`;
    return { card: (await call('buyer', path, Changed, { method: 'PUT', body })).messageId };
  };
}

/** An offer; the agreement in principle and the exchange lie that many days ahead. */
export function offers(
  amount: number,
  terms: Record<string, unknown>,
  { message, lender, loan }: { message?: string; lender?: string; loan?: number } = {},
): Act {
  return async ({ propertyId, now, call }) => {
    const aip = lender && { lender, amount: loan, expires: dayAfter(now, 75) };
    const body = {
      propertyId,
      amount,
      ...terms,
      targetExchange: dayAfter(now, 84),
      ...(message && { message }),
      ...(aip && { aip }),
    };
    return { offer: (await call('buyer', '/api/offers', Id, { body })).id };
  };
}

const answersOffer =
  (by: Side, door: 'offers' | 'accept-offer' | 'reject-offer', body: Record<string, unknown>): Act =>
  async ({ kept: { offer }, call }) => {
    await call(by, `/api/${door}/${offer}`, Anything, { method: 'PUT', body });
    return undefined;
  };
export function counters(amount: number): Act {
  return answersOffer('seller', 'offers', { action: 'counter', amount });
}
export const agrees: Act = answersOffer('buyer', 'offers', { action: 'accept_counter' });
export const accepts: Act = answersOffer('seller', 'accept-offer', {});
export function declines(reason: string, note: string): Act {
  return answersOffer('seller', 'reject-offer', { reason, note });
}

export interface Firm {
  readonly firm: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly reference: string;
}
export function names(by: Side, firm: Firm): Act {
  return async ({ propertyId, call }) => {
    await call(by, '/api/solicitor', Anything, { body: { propertyId, ...firm } });
    return undefined;
  };
}

/** Ticks steps of the sale, one after the other. */
export function ticks(by: Side, keys: readonly string[], more: Record<string, unknown> = {}): Act {
  return async ({ propertyId, call }) => {
    for (const key of keys) await ticked(propertyId, by, { key, ...more }, call);
    return undefined;
  };
}
const ticked = (propertyId: string, by: Side, step: Record<string, unknown>, call: Call) =>
  call(by, `/api/sale/${propertyId}/milestone`, Anything, { method: 'PUT', body: { done: true, ...step } });

/** A tick with a day that lies ahead. */
export function ticksFor(by: Side, key: string, field: 'date' | 'completionDate', inDays: number): Act {
  return async ({ propertyId, now, call }) => {
    await ticked(propertyId, by, { key, [field]: dayAfter(now, inDays) }, call);
    return undefined;
  };
}
