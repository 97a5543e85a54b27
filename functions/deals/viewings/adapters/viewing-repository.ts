import type { MessageId, PropertyId, SlotId, UserId, ViewingId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { createRowRead, type RowRead } from '../../../kernel/data/row-read.ts';
import { defineRow, indexKey, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { isOpenViewing } from '../domain/transitions.ts';
import type { DayChange } from '../domain/viewing-days.ts';
import { maxPendingRequests, maxViewingsOfDay, Viewing } from '../domain/viewing.ts';

const viewings = defineDocumentEntity('viewing', Viewing, {
  columns: {
    id: text,
    buyerId: text,
    sellerId: text,
    propertyId: text,
    timeSlotId: text,
    /** When the viewing is over: its end, or the earlier time at which it was closed. */
    until: text,
    version: number,
    viewing: documentColumn,
  },
  derive: (viewing) => ({ until: calculateUntil(viewing) }),
  indexes: {
    byId: rowKey('id'),
    byBuyer: indexKey('gsi1', 'buyerId', 'until', 'id'),
    bySeller: indexKey('gsi2', 'sellerId', 'until', 'id'),
    byHome: indexKey('gsi3', 'propertyId', 'timeSlotId', 'id'),
  },
});

function calculateUntil(viewing: Viewing): string {
  if (isOpenViewing(viewing)) return viewing.end;
  const closedAt = viewing.closed?.at ?? viewing.start;
  return closedAt < viewing.end ? closedAt : viewing.end;
}

/** The open viewing of a buyer on a property; the key makes it unique. */
const OpenViewingRow = defineRow('open-viewing', {
  columns: { buyerId: text, propertyId: text, id: text },
  indexes: { byPair: rowKey('buyerId', 'propertyId') },
});

/** Number of a buyer's pending requests, counted in the transactions that change it. */
const PendingCountRow = defineRow('pending-viewings', {
  columns: { buyerId: text, pending: optionalNumber },
  indexes: { byBuyer: rowKey('buyerId') },
});

/** Number of a buyer's open viewings on a day in London, counted in the transactions that change it. */
const DayCountRow = defineRow('viewings-of-day', {
  columns: { buyerId: text, day: text, viewings: optionalNumber, expiresAt: optionalNumber },
  indexes: { byDay: rowKey('buyerId', 'day') },
});

/** The viewing of a message card, so that an older card is recognised. */
const CardRow = defineRow('viewing-card', {
  columns: { messageId: text, id: text },
  indexes: { byMessage: rowKey('messageId') },
});

// Reads

export function findViewing(id: string): Promise<Viewing | undefined> {
  return viewings.find({ id });
}

/** The viewings that exist, in the order of the ids. */
export function listViewingsById(ids: readonly ViewingId[]): Promise<Viewing[]> {
  return viewings.listByKeys(ids.map((id) => ({ id })));
}

export async function findViewingByCard(messageId: MessageId): Promise<Viewing | undefined> {
  const { data } = await CardRow.get({ messageId }).go({ consistent: true });
  return data ? findViewing(data.id) : undefined;
}

export async function findOpenViewing(buyerId: UserId, propertyId: PropertyId): Promise<Viewing | undefined> {
  const { data } = await OpenViewingRow.get({ buyerId, propertyId }).go({ consistent: true });
  return data ? findViewing(data.id) : undefined;
}

/** The read of the id of a buyer's open viewing of a property, to go out together with others. */
export function createOpenViewingRead(
  buyerId: UserId,
  propertyId: PropertyId,
): RowRead<ViewingId | undefined> {
  return createRowRead(
    OpenViewingRow.get({ buyerId, propertyId }),
    (stored) => stored && Viewing.shape.id.parse(stored['id']),
  );
}

/** The most rows that a list reads. */
export const maxListedViewings = 500;
interface ViewingWindow {
  /**
   * `upcoming`: not over and not closed, soonest first; `past`: the others, latest first. Both if missing.
   */
  readonly when?: 'upcoming' | 'past' | undefined;
  readonly now: Date;
}

export async function listViewingsOfBuyer(buyerId: UserId, { when, now }: ViewingWindow): Promise<Viewing[]> {
  const until = now.toISOString();
  const query = viewings.row.query.byBuyer({ buyerId });
  const window = when === 'upcoming' ? query.gt({ until }) : when === 'past' ? query.lte({ until }) : query;
  const { data } = await window.go({ limit: maxListedViewings, order: when === 'upcoming' ? 'asc' : 'desc' });
  return data.map(viewings.parse);
}

export async function listViewingsOfSeller(
  sellerId: UserId,
  { when, now }: ViewingWindow,
): Promise<Viewing[]> {
  const until = now.toISOString();
  const query = viewings.row.query.bySeller({ sellerId });
  const window = when === 'upcoming' ? query.gt({ until }) : when === 'past' ? query.lte({ until }) : query;
  const { data } = await window.go({ limit: maxListedViewings, order: when === 'upcoming' ? 'asc' : 'desc' });
  return data.map(viewings.parse);
}

/** A property's viewings, those of the newest slots first. */
export function listViewingsOfProperty(propertyId: PropertyId): Promise<Viewing[]> {
  return viewings.list('byHome', { propertyId }, { limit: maxListedViewings, order: 'desc' });
}

/** All viewings of a slot, in the order of their requests. */
export function listViewingsOfSlot(propertyId: PropertyId, timeSlotId: SlotId): Promise<Viewing[]> {
  return viewings.list('byHome', { propertyId, timeSlotId }, { limit: maxListedViewings });
}

// Writes

/**
 * Inserts version 1 or replaces the version before. Fails as stale when the viewing was saved since it was
 * read.
 */
export function buildViewingWrite(viewing: Viewing): Write {
  return viewings.buildSave(viewing);
}

export function buildCardWrite({ messageId, id }: Viewing): Write {
  return buildPut(CardRow.put({ messageId, id }));
}

const createOpenViewingError = () =>
  new AppError('conflict', 'You have a viewing of this home already.', { state: 'open_viewing' });

export function buildOpenViewingWrite({ buyerId, propertyId, id }: Viewing): Write {
  return buildPut(OpenViewingRow.create({ buyerId, propertyId, id }), createOpenViewingError);
}

export function buildOpenViewingDelete({ buyerId, propertyId, id }: Viewing): Write {
  const own: string = id;
  const ended = OpenViewingRow.delete({ buyerId, propertyId }).where((row, { eq }) => eq(row.id, own));
  return buildDelete(ended);
}

const createTooManyPendingError = () =>
  new AppError(
    'conflict',
    `You have ${maxPendingRequests} requests waiting. Wait for an answer or cancel one of them first.`,
    { state: 'pending_full' },
  );

/** Raises or lowers the count of pending requests; refuses more than `maxPendingRequests`. */
export function buildPendingCountWrite({ buyerId }: Viewing, change: 1 | -1): Write {
  const counted = PendingCountRow.update({ buyerId }).add({ pending: change });
  if (change < 0) return buildUpdate(counted);
  const room = counted.where(
    ({ pending }, { notExists, lt }) => `${notExists(pending)} OR ${lt(pending, maxPendingRequests)}`,
  );
  return buildUpdate(room, createTooManyPendingError);
}

const createDayFullError = () =>
  new AppError(
    'conflict',
    `You have ${maxViewingsOfDay} viewings on that day. Choose another day or cancel one of them first.`,
    { state: 'day_full' },
  );

/** Days after which the count of a day is removed; the last report about a viewing comes a day after its end. */
const dayCountDays = 30;

/** Raises or lowers the count of the buyer's viewings on a day; a buyer asks for at most `maxViewingsOfDay`. */
export function buildDayCountWrite({ buyerId }: Viewing, { day, change, isAsked }: DayChange): Write {
  const counted = DayCountRow.update({ buyerId, day })
    .add({ viewings: change })
    .set({ expiresAt: Math.floor((Date.parse(day) + dayCountDays * dayMs) / 1000) });
  if (!isAsked) return buildUpdate(counted);
  const room = counted.where(
    ({ viewings: count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, maxViewingsOfDay)}`,
  );
  return buildUpdate(room, createDayFullError);
}
