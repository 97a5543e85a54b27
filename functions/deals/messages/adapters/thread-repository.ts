import type { PropertyId, Side, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { type SideState, Thread } from '../domain/message.ts';
import { countUnreadOf, sides } from '../domain/thread.ts';

/** The index partition of a thread for one side, so that lists and unread counts read only what they need. */
export type ThreadBox = 'unread' | 'read' | 'archived';
const toBox = ({ archived, unread }: SideState): ThreadBox =>
  archived ? 'archived' : unread > 0 ? 'unread' : 'read';

const threads = defineDocumentEntity('thread', Thread, {
  columns: {
    propertyId: text,
    buyerId: text,
    sellerId: text,
    buyerBox: text,
    sellerBox: text,
    updatedAt: text,
    version: number,
    thread: documentColumn,
  },
  derive: ({ buyer, seller }) => ({ buyerBox: toBox(buyer), sellerBox: toBox(seller) }),
  indexes: {
    byPair: rowKey(['propertyId', 'buyerId']),
    byBuyer: indexKey('gsi1', 'buyerId', 'buyerBox', 'updatedAt', 'propertyId'),
    bySeller: indexKey('gsi2', 'sellerId', 'sellerBox', 'updatedAt', 'propertyId', 'buyerId'),
    byHome: indexKey('gsi3', 'propertyId', 'updatedAt', 'buyerId'),
  },
});

/** The latest threads of one box that a list reads. */
const maxThreadsPerBox = 500;
const newestFirst = { order: 'desc', limit: maxThreadsPerBox } as const;
const sortLatestFirst = (threads: readonly Thread[]): Thread[] =>
  threads.toSorted(
    (a, b) =>
      b.updatedAt.localeCompare(a.updatedAt) ||
      b.propertyId.localeCompare(a.propertyId) ||
      b.buyerId.localeCompare(a.buyerId),
  );

// Reads

export function findThread(propertyId: PropertyId, buyerId: UserId): Promise<Thread | undefined> {
  return threads.find({ propertyId, buyerId });
}

/** A person's threads in the given boxes, as buyer, as seller or both, latest first. */
export async function listThreadsOfUser(
  userId: UserId,
  boxes: readonly ThreadBox[] = ['unread', 'read'],
  as: readonly Side[] = sides,
): Promise<Thread[]> {
  const found = await Promise.all(
    as.flatMap((side) => boxes.map((box) => listThreadsOfSide(userId, side, box))),
  );
  return sortLatestFirst(found.flat());
}

function listThreadsOfSide(userId: UserId, side: Side, box: ThreadBox): Promise<Thread[]> {
  return side === 'buyer'
    ? threads.list('byBuyer', { buyerId: userId, buyerBox: box }, newestFirst)
    : threads.list('bySeller', { sellerId: userId, sellerBox: box }, newestFirst);
}

/** The threads about a property, latest first. */
export function listThreadsOfProperty(propertyId: PropertyId): Promise<Thread[]> {
  return threads.list('byHome', { propertyId }, newestFirst);
}

/**
 * Number of a person's unread messages in threads that are neither archived nor muted. `known` replaces the
 * index's copy of a thread that was just written.
 */
export async function countUnread(userId: UserId, known?: Thread): Promise<number> {
  const others = (await listThreadsOfUser(userId, ['unread'])).filter(
    ({ propertyId, buyerId }) => propertyId !== known?.propertyId || buyerId !== known.buyerId,
  );
  return [...others, ...(known ? [known] : [])].reduce(
    (sum, { buyerId, buyer, seller }) => sum + countUnreadOf(userId === buyerId ? buyer : seller),
    0,
  );
}

// Writes

/** Conditional on the version before `thread.version`. */
export function buildThreadWrite(thread: Thread): Write {
  return threads.buildSave(thread);
}
