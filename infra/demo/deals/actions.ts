import * as z from 'zod';
import { dayMs } from '../../local/time.ts';
import type { CallOptions } from '../site.ts';

export type Side = 'seller' | 'buyer';
/** Ids that a story needs again, by the story's own names for them. */
export type StoryIds = Readonly<Record<string, string>>;
type Call = <Answer extends z.ZodType>(
  by: Side,
  path: string,
  answer: Answer,
  ask?: Pick<CallOptions, 'method' | 'body'>,
) => Promise<z.output<Answer>>;

/** A home with its two people, at one moment; calls happen at it. */
export interface ActionContext {
  readonly propertyId: string;
  readonly ids: Readonly<Record<Side, string>>;
  readonly now: Date;
  readonly kept: StoryIds;
  readonly call: Call;
}
/** What one of the two does. */
export type Action = (actionContext: ActionContext) => Promise<StoryIds | undefined>;

const Anything = z.unknown();
const Id = z.looseObject({ id: z.string() });
const Named = z.looseObject({ user_name: z.string() });
const Changed = z.object({ viewing: Id, messageId: z.string() });
const Slots = z.object({
  slots: z.array(z.object({ id: z.string(), start: z.string(), kind: z.string(), full: z.boolean() })),
});
const toOtherSide = (side: Side): Side => (side === 'seller' ? 'buyer' : 'seller');

/** The day that many days after a moment, like `2026-11-28`. */
export function formatDayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

export function writeMessage(by: Side, body: string): Action {
  return async ({ propertyId, ids, call }) => {
    const message = { propertyId, toUserId: ids[toOtherSide(by)], body };
    return { last: (await call(by, '/api/messages', Id, { body: message })).id };
  };
}

/** Reads everything up to the last words. */
export function readMessages(by: Side): Action {
  return async ({ kept: { last }, call }) => {
    await call(by, `/api/update-is-read/${last}`, Anything, { method: 'PUT', body: {} });
    return undefined;
  };
}

/** The times of a pattern in local days and hours, from tomorrow on for some weeks. */
export function openTimes(
  weeks: number,
  repeat: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Action {
  return async ({ propertyId, call }) => {
    const [since, until] = [formatDayAfter(new Date(), 1), formatDayAfter(new Date(), weeks * 7)];
    const body = { propertyId, repeat: { ...repeat, since, until }, ...more };
    await call('seller', '/api/property-time-slot', Slots, { body });
    return undefined;
  };
}

/** One time of half an hour, that many days later. */
export function openOneTime(inDays: number, time: string): Action {
  return async ({ propertyId, now, call }) => {
    const start = new Date(`${formatDayAfter(now, inDays)}T${time}:00.000Z`);
    const end = new Date(start.getTime() + 30 * 60_000);
    const body = { propertyId, start: start.toISOString(), end: end.toISOString() };
    const { slots } = await call('seller', '/api/property-time-slot', Slots, { body });
    return slots[0] && { slot: slots[0].id };
  };
}

/** Asks for the time that was opened for this buyer, or for the nth private one that is free from tomorrow on. */
export function requestViewing(message: string, nth?: number, attendees = 1): Action {
  return async ({ propertyId, now, kept, call }) => {
    const slot = nth === undefined ? kept['slot'] : await findFreeSlot(propertyId, nth, now, call);
    const body = { propertyId, timeSlotId: slot, message, attendees };
    const { viewing, messageId } = await call('buyer', '/api/viewing', Changed, { body });
    return { slot: slot ?? '', viewing: viewing.id, card: messageId };
  };
}

async function findFreeSlot(propertyId: string, nth: number, now: Date, call: Call) {
  const { slots } = await call('buyer', `/api/properties/time-slots/${propertyId}`, Slots);
  const from = formatDayAfter(now, 1);
  return slots.filter(({ kind, full, start }) => kind === 'private' && !full && start >= from)[nth]?.id;
}

export async function confirmViewing({
  kept: { slot, card },
  call,
}: ActionContext): Promise<StoryIds | undefined> {
  const path = `/api/viewing/accept/${slot}/${card}`;
  return { card: (await call('seller', path, Changed, { method: 'PUT', body: {} })).messageId };
}

export function sendFeedback(interest: number, priceView: string, comment: string): Action {
  return async ({ kept: { viewing, card }, call }) => {
    const body = { feedback: { interest, priceView, comment, share: true } };
    const path = `/api/viewing/update/${viewing}/${card}`;
    return { card: (await call('buyer', path, Changed, { method: 'PUT', body })).messageId };
  };
}

/** An offer; the agreement in principle and the exchange lie that many days ahead. */
export function makeOffer(
  amount: number,
  terms: Record<string, unknown>,
  { message, lender, loan }: { message?: string; lender?: string; loan?: number } = {},
): Action {
  return async ({ propertyId, now, call }) => {
    const aip = lender && { lender, amount: loan, expires: formatDayAfter(now, 75) };
    const body = {
      propertyId,
      amount,
      ...terms,
      targetExchange: formatDayAfter(now, 84),
      ...(message && { message }),
      ...(aip && { aip }),
    };
    return { offer: (await call('buyer', '/api/offers', Id, { body })).id };
  };
}

/** In Scotland: wants to hear of a closing date, through a solicitor. */
export function noteInterest(solicitor: string): Action {
  return async ({ propertyId, call }) => {
    await call('buyer', `/api/interest-notes/${propertyId}`, Anything, {
      method: 'PUT',
      body: { solicitor },
    });
    return undefined;
  };
}

/** In Scotland: asks for sealed bids until a time of the day that many days ahead. */
export function callClosingDate(inDays: number, time: string, note: string): Action {
  return async ({ propertyId, now, call }) => {
    const deadline = `${formatDayAfter(now, inDays)}T${time}:00.000Z`;
    await call('seller', `/api/best-and-final/${propertyId}`, Anything, { body: { deadline, note } });
    return undefined;
  };
}

const answerOffer =
  (by: Side, door: 'offers' | 'accept-offer' | 'reject-offer', body: Record<string, unknown>): Action =>
  async ({ kept: { offer }, call }) => {
    await call(by, `/api/${door}/${offer}`, Anything, { method: 'PUT', body });
    return undefined;
  };
export function counterOffer(amount: number): Action {
  return answerOffer('seller', 'offers', { action: 'counter', amount });
}
export const acceptCounter: Action = answerOffer('buyer', 'offers', { action: 'accept_counter' });
export const acceptOffer: Action = answerOffer('seller', 'accept-offer', {});
export function rejectOffer(reason: string, note: string): Action {
  return answerOffer('seller', 'reject-offer', { reason, note });
}

/** Ends a sale before the exchange: the seller releases the buyer, or the buyer withdraws. */
export function callOffSale(by: Side, reason: string, note: string): Action {
  return answerOffer(by, 'offers', { action: by === 'seller' ? 'release' : 'withdraw', reason, note });
}

/** Puts a home whose sale fell through on sale again. */
export async function relistHome({ propertyId, call }: ActionContext): Promise<undefined> {
  await call('seller', `/api/relist-property/${propertyId}`, Anything, { method: 'POST' });
}

export interface Firm {
  readonly firm: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly reference: string;
}
interface SideDetails {
  /** Without them, the name of the account. */
  readonly legalNames?: readonly string[];
  readonly titleNumber?: string;
}
/** Gives what the memorandum of sale waits for, and names a solicitor. */
export function nameSolicitor(by: Side, firm: Firm, { legalNames, titleNumber }: SideDetails = {}): Action {
  return async ({ propertyId, call }) => {
    const names = legalNames ?? [toFullName((await call(by, '/api/user', Named)).user_name)];
    const body = { party: { legalNames: names }, details: { titleNumber } };
    await call(by, `/api/sale/${propertyId}/details`, Anything, { method: 'PUT', body });
    await call(by, '/api/solicitor', Anything, { body: { propertyId, ...firm } });
    return undefined;
  };
}

/** `Pauline O’Dowd` for `pauline o’dowd`. */
const toFullName = (userName: string): string =>
  userName.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** Ticks steps of the sale, one after the other. */
export function tickMilestones(
  by: Side,
  keys: readonly string[],
  more: Record<string, unknown> = {},
): Action {
  return async ({ propertyId, call }) => {
    for (const key of keys) await sendMilestone(propertyId, by, { key, ...more }, call);
    return undefined;
  };
}
const sendMilestone = (propertyId: string, by: Side, step: Record<string, unknown>, call: Call) =>
  call(by, `/api/sale/${propertyId}/milestone`, Anything, {
    method: 'PUT',
    // A day that was planned moves from a weekend to its Monday, and the story does not wait for that.
    body: { done: true, early: true, ...step },
  });

/** The day itself, or Monday in place of a weekend, on which no bank sends the money of a sale. */
function toWeekday(day: string): string {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  date.setUTCDate(date.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  return date.toISOString().slice(0, 10);
}

/** A tick with a day that lies ahead. */
export function tickMilestoneWithDay(
  by: Side,
  key: string,
  field: 'date' | 'completionDate',
  inDays: number,
): Action {
  return async ({ propertyId, now, call }) => {
    await sendMilestone(propertyId, by, { key, [field]: toWeekday(formatDayAfter(now, inDays)) }, call);
    return undefined;
  };
}

/** What passes from one side to the other on the day of the keys, as a note or a reading of a meter. */
export function handOver(by: Side, items: Readonly<Record<string, Record<string, string>>>): Action {
  return async ({ propertyId, call }) => {
    for (const [key, told] of Object.entries(items))
      await call(by, `/api/sale/${propertyId}/handover`, Anything, {
        method: 'PUT',
        body: { key, done: true, ...told },
      });
    return undefined;
  };
}

export function reviewOtherSide(by: Side, stars: number, text: string): Action {
  return async ({ propertyId, call }) => {
    await call(by, `/api/sale/${propertyId}/review`, Anything, { method: 'PUT', body: { stars, text } });
    return undefined;
  };
}
