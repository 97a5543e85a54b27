import type * as z from 'zod';
import { type Side, getOtherSide, sideOf } from '../../../../events/vocabulary.ts';
import { loadTogether } from '../../../kernel/data/row-read.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listBuyerBadges } from '../../buyer-checks/queries/list-buyer-badges.ts';
import { type ThreadBox, listThreadsOfUser, countUnread } from '../adapters/thread-repository.ts';
import type { messageRoutes, ThreadView } from '../contract.ts';
import { toThreadView } from '../domain/message-views.ts';
import type { Thread } from '../domain/message.ts';
import { getPersonOn, sides } from '../domain/thread.ts';

type ThreadQuery = z.output<(typeof messageRoutes)['threads']['query']>;
const openBoxes = ['unread', 'read'] as const satisfies readonly ThreadBox[];
const boxesByFilter = {
  all: { boxes: openBoxes, as: sides },
  buying: { boxes: openBoxes, as: ['buyer'] },
  selling: { boxes: openBoxes, as: ['seller'] },
  archived: { boxes: ['archived'], as: sides },
  unread: { boxes: ['unread'], as: sides },
} as const satisfies Record<string, { boxes: readonly ThreadBox[]; as: readonly Side[] }>;

/** One page of the caller's threads; properties, people and badges are read in batches. */
export async function listThreads({ filter, page, per_page }: ThreadQuery, { id }: Caller, now: Date) {
  const { boxes, as } = boxesByFilter[filter ?? 'all'];
  const [all, unreadTotal] = await Promise.all([listThreadsOfUser(id, boxes, as), countUnread(id)]);
  const wanted = all.slice((page - 1) * per_page, page * per_page);
  return { threads: await loadThreadViews(wanted, id, now), total: all.length, page, per_page, unreadTotal };
}

async function loadThreadViews(
  threads: readonly Thread[],
  callerId: string,
  now: Date,
): Promise<ThreadView[]> {
  const mine = threads.flatMap((thread) => {
    const side = sideOf(thread, callerId);
    return side ? [{ thread, side }] : [];
  });
  const buyers = mine.flatMap(({ thread, side }) => (side === 'seller' ? [thread.buyerId] : []));
  const [homes, people, badges] = await loadTogether(() =>
    Promise.all([
      listProperties([...new Set(mine.map(({ thread }) => thread.propertyId))]),
      loadAccounts(mine.map(({ thread, side }) => getPersonOn(thread, getOtherSide(side)))),
      listBuyerBadges(buyers, now),
    ]),
  );
  const context = { homes: new Map(homes.map((home) => [home.id, home])), people, badges, now };
  return mine.map(({ thread, side }) => toThreadView(thread, side, context));
}
