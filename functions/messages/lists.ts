import type * as z from 'zod';
import type { Side } from '../../events/vocabulary.ts';
import { accountsById } from '../accounts/store.ts';
import { listBuyerBadges } from '../buyer-checks/queries/list-buyer-badges.ts';
import { listProperties } from '../properties/adapters/property-repository.ts';
import type { Caller } from '../shared/caller.ts';
import type { messageRoutes, ThreadView } from './contract.ts';
import type { Thread } from './message.ts';
import { type Box, threadsOf, unreadTotalOf } from './store.ts';
import { otherSide, personOn, sideOf, sides } from './thread.ts';
import { threadView } from './views.ts';

type Asked = z.output<(typeof messageRoutes)['threads']['query']>;
const kept = ['unread', 'read'] as const satisfies readonly Box[];
const shown = {
  all: { boxes: kept, as: sides },
  buying: { boxes: kept, as: ['buyer'] },
  selling: { boxes: kept, as: ['seller'] },
  archived: { boxes: ['archived'], as: sides },
  unread: { boxes: ['unread'], as: sides },
} as const satisfies Record<string, { boxes: readonly Box[]; as: readonly Side[] }>;

/** One page of the caller's threads, with all that its rows show read in batches. */
export async function threadList({ filter, page, per_page }: Asked, { id }: Caller, now: Date) {
  const { boxes, as } = shown[filter ?? 'all'];
  const [all, unreadTotal] = await Promise.all([threadsOf(id, boxes, as), unreadTotalOf(id)]);
  const wanted = all.slice((page - 1) * per_page, page * per_page);
  return { threads: await rowsOf(wanted, id, now), total: all.length, page, per_page, unreadTotal };
}

async function rowsOf(threads: readonly Thread[], callerId: string, now: Date): Promise<ThreadView[]> {
  const mine = threads.flatMap((thread) => {
    const side = sideOf(thread, callerId);
    return side ? [{ thread, side }] : [];
  });
  const buyers = mine.flatMap(({ thread, side }) => (side === 'seller' ? [thread.buyerId] : []));
  const [homes, people, badges] = await Promise.all([
    listProperties([...new Set(mine.map(({ thread }) => thread.propertyId))]),
    accountsById(mine.map(({ thread, side }) => personOn(thread, otherSide(side)))),
    listBuyerBadges(buyers, now),
  ]);
  const beside = { homes: new Map(homes.map((home) => [home.id, home])), people, badges, now };
  return mine.map(({ thread, side }) => threadView(thread, side, beside));
}
