import { Entity } from 'electrodb';
import type { PropertyId, Side, UserId } from '../../events/vocabulary.ts';
import { gsi, oneTable, putting, type Write } from '../shared/table.ts';
import { type SideState, Thread } from './message.ts';
import { sides } from './thread.ts';

/** Where a thread lies for one side; a list reads the boxes that it shows, and a count of unread ones only theirs. */
export type Box = 'unread' | 'read' | 'archived';
const boxOf = ({ archived, unread }: SideState): Box =>
  archived ? 'archived' : unread > 0 ? 'unread' : 'read';

const text = { type: 'string', required: true } as const;
const ThreadRow = new Entity(
  {
    model: { entity: 'thread', version: '1', service: 'gable' },
    attributes: {
      propertyId: text,
      buyerId: text,
      sellerId: text,
      buyerBox: text,
      sellerBox: text,
      updatedAt: text,
      version: { type: 'number', required: true },
      thread: { type: 'any', required: true },
    },
    indexes: {
      byPair: {
        pk: { field: 'pk', composite: ['propertyId', 'buyerId'] },
        sk: { field: 'sk', composite: [] },
      },
      byBuyer: {
        index: gsi.one.index,
        pk: { field: gsi.one.pk, composite: ['buyerId'] },
        sk: { field: gsi.one.sk, composite: ['buyerBox', 'updatedAt', 'propertyId'] },
      },
      bySeller: {
        index: gsi.two.index,
        pk: { field: gsi.two.pk, composite: ['sellerId'] },
        sk: { field: gsi.two.sk, composite: ['sellerBox', 'updatedAt', 'propertyId', 'buyerId'] },
      },
      byHome: {
        index: gsi.three.index,
        pk: { field: gsi.three.pk, composite: ['propertyId'] },
        sk: { field: gsi.three.sk, composite: ['updatedAt', 'buyerId'] },
      },
    },
  },
  oneTable,
);

/** Threads of one box that a list looks at, the latest first. */
const mostOfBox = 500;
const newestFirst = { order: 'desc', limit: mostOfBox } as const;
const threadsIn = (rows: readonly { thread?: unknown }[]): Thread[] =>
  rows.map(({ thread }) => Thread.parse(thread));
const latestFirst = (threads: readonly Thread[]): Thread[] =>
  threads.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

// Reads

export async function threadOf(propertyId: PropertyId, buyerId: UserId): Promise<Thread | undefined> {
  const { data } = await ThreadRow.get({ propertyId, buyerId }).go({ consistent: true });
  return data ? Thread.parse(data.thread) : undefined;
}

/** A person's threads in some boxes, as buyer, as seller or both, the latest first. */
export async function threadsOf(
  userId: UserId,
  boxes: readonly Box[] = ['unread', 'read'],
  as: readonly Side[] = sides,
): Promise<Thread[]> {
  const found = await Promise.all(as.flatMap((side) => boxes.map((box) => threadsOfSide(userId, side, box))));
  return latestFirst(found.flat());
}

async function threadsOfSide(userId: UserId, side: Side, box: Box): Promise<Thread[]> {
  const { data } =
    side === 'buyer'
      ? await ThreadRow.query.byBuyer({ buyerId: userId, buyerBox: box }).go(newestFirst)
      : await ThreadRow.query.bySeller({ sellerId: userId, sellerBox: box }).go(newestFirst);
  return threadsIn(data);
}

/** The threads about a home, the latest first. */
export async function threadsOfProperty(propertyId: PropertyId): Promise<Thread[]> {
  const { data } = await ThreadRow.query.byHome({ propertyId }).go(newestFirst);
  return threadsIn(data);
}

/** Unread messages of a person over all threads that are neither put away nor muted; `known` is a thread that was just written. */
export async function unreadTotalOf(userId: UserId, known?: Thread): Promise<number> {
  const others = (await threadsOf(userId, ['unread'])).filter(
    ({ propertyId, buyerId }) => propertyId !== known?.propertyId || buyerId !== known.buyerId,
  );
  return [...others, ...(known ? [known] : [])].reduce((sum, thread) => sum + unreadFor(thread, userId), 0);
}

const unreadFor = ({ buyerId, buyer, seller }: Thread, userId: UserId): number => {
  const state = userId === buyerId ? buyer : seller;
  return state.archived || state.muted ? 0 : state.unread;
};

/** Unread messages that a seller has about each of their homes. */
export async function unreadByHome(sellerId: UserId): Promise<Map<PropertyId, number>> {
  const counts = new Map<PropertyId, number>();
  for (const thread of await threadsOf(sellerId, ['unread'], ['seller'])) {
    const { propertyId } = thread;
    counts.set(propertyId, (counts.get(propertyId) ?? 0) + unreadFor(thread, sellerId));
  }
  return counts;
}

// Writes

/** The thread as it becomes, on the condition that nobody saved it since it was read. */
export function savingThread(thread: Thread): Write {
  const { propertyId, buyerId, sellerId, updatedAt, version } = thread;
  const row = {
    propertyId,
    buyerId,
    sellerId,
    updatedAt,
    version,
    buyerBox: boxOf(thread.buyer),
    sellerBox: boxOf(thread.seller),
    thread,
  };
  return putting(
    version === 1
      ? ThreadRow.create(row).params()
      : ThreadRow.put(row)
          .where((saved, { eq }) => eq(saved.version, version - 1))
          .params(),
  );
}
