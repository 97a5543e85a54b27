import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keepUnread, type Message, messages, type Page, type ThreadIds } from './api.ts';
import { loadCards } from './thread/cards.tsx';

/** The loaded part of a chat: messages in order, and the objects of their cards. */
export interface Chat extends Omit<Page, 'messages' | 'before'> {
  readonly messages: readonly Message[];
  /** Position of the earlier part; absent once everything is loaded. */
  readonly before: Page['before'];
}

const chatKey = ({ propertyId, buyerId }: ThreadIds) => ['messages', 'chat', propertyId, buyerId] as const;

/** A page of a chat, with the code of its cards. */
async function loadPage(request: Parameters<typeof messages.chat>[0]): Promise<Page> {
  const page = await messages.chat(request);
  if (page.messages.some(({ card }) => card)) await loadCards();
  return page;
}

/**
 * Merges the newest page into the loaded part; a gap between the two, after a long absence, is loaded first.
 */
export const chatQuery = (queries: QueryClient, ids: ThreadIds) =>
  queryOptions({
    queryKey: chatKey(ids),
    queryFn: async ({ signal }): Promise<Chat> => {
      const newest = await loadPage({ params: ids, signal });
      keepUnread(queries, newest.unreadTotal);
      const known = queries.getQueryData<Chat>(chatKey(ids));
      if (!known) return laidOver(undefined, newest);
      const missed = await missedBetween(known, newest, ids, signal);
      return laidOver(missed.reduce(laidOver, known), newest);
    },
    staleTime: 0,
  });

async function missedBetween(
  known: Pick<Chat, 'messages'>,
  newest: Page,
  ids: ThreadIds,
  signal: AbortSignal,
): Promise<Page[]> {
  const oldest = newest.messages.at(-1)?.order;
  const last = known.messages.at(-1)?.order;
  if (oldest === undefined || last === undefined || last >= oldest) return [];
  const page = await loadPage({ params: ids, query: { after: last, limit: 100 }, signal });
  if (page.messages.length === 0) return [];
  return [page, ...(await missedBetween({ messages: page.messages.toReversed() }, newest, ids, signal))];
}

const byOrder = (a: Message, b: Message): number => (a.order < b.order ? -1 : 1);
const joined = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): T[] => [
  ...new Map([...before, ...after].map((one) => [one.id, one])).values(),
];

function laidOver(known: Chat | undefined, page: Page): Chat {
  const all = joined(known?.messages ?? [], page.messages).toSorted(byOrder);
  return {
    ...page,
    messages: withStates(all),
    before: known ? known.before : page.before,
    viewings: joined(known?.viewings ?? [], page.viewings),
    offers: joined(known?.offers ?? [], page.offers),
  };
}

/**
 * When the other side received or read a message, all earlier ones count as received or read, too; old pages
 * do not repeat it.
 */
function withStates(all: readonly Message[]): Message[] {
  const last = (state: Message['state']) =>
    all.findLast((message) => message.mine && message.state === state)?.order ?? '';
  const read = last('read');
  const delivered = last('delivered');
  return all.map((message) => {
    if (!message.mine) return message;
    if (message.order <= read) return { ...message, state: 'read' };
    return message.order <= delivered ? { ...message, state: 'delivered' } : message;
  });
}

/** Loads the earlier part. */
export async function loadOlder(queries: QueryClient, ids: ThreadIds): Promise<void> {
  const before = queries.getQueryData<Chat>(chatKey(ids))?.before;
  if (!before) return;
  const page = await loadPage({ params: ids, query: { before } });
  queries.setQueryData<Chat>(chatKey(ids), (known) =>
    known?.before === before
      ? {
          ...known,
          messages: withStates(joined(page.messages, known.messages).toSorted(byOrder)),
          before: page.before,
          viewings: joined(page.viewings, known.viewings),
          offers: joined(page.offers, known.offers),
        }
      : known,
  );
}

/** Stores a message that this browser changed, before a live update arrives. */
export function putMessage(queries: QueryClient, ids: ThreadIds, message: Message): void {
  queries.setQueryData<Chat>(chatKey(ids), (known) =>
    known
      ? {
          ...known,
          messages: joined(known.messages, [message]).toSorted(byOrder),
          safetyNotice: known.safetyNotice && !message.mine,
        }
      : known,
  );
}

export function dropMessage(queries: QueryClient, ids: ThreadIds, id: Message['id']): void {
  queries.setQueryData<Chat>(
    chatKey(ids),
    (known) => known && { ...known, messages: known.messages.filter((message) => message.id !== id) },
  );
}
