import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { cacheUnread, type Message, messages, type ChatPage, type ThreadIds } from './api.ts';
import { loadCards } from './thread/cards.tsx';

/** The loaded part of a chat: messages in order, and the objects of their cards. */
export interface Chat extends Omit<ChatPage, 'messages' | 'before'> {
  readonly messages: readonly Message[];
  /** Position of the earlier part; absent once everything is loaded. */
  readonly before: ChatPage['before'];
}

const toChatKey = ({ propertyId, buyerId }: ThreadIds) => ['messages', 'chat', propertyId, buyerId] as const;

/** A page of a chat, with the code of its cards. */
async function loadPage(request: Parameters<typeof messages.chat>[0]): Promise<ChatPage> {
  const page = await messages.chat(request);
  if (page.messages.some(({ card }) => card)) await loadCards();
  return page;
}

/**
 * Merges the newest page into the loaded part; a gap between the two, after a long absence, is loaded first.
 */
export function chatQuery(queries: QueryClient, ids: ThreadIds) {
  return queryOptions({
    queryKey: toChatKey(ids),
    queryFn: async ({ signal }): Promise<Chat> => {
      const newest = await loadPage({ params: ids, signal });
      cacheUnread(queries, newest.unreadTotal);
      const chat = queries.getQueryData<Chat>(toChatKey(ids));
      if (!chat) return mergePage(undefined, newest);
      const missed = await loadMissedPages(chat, newest, ids, signal);
      return mergePage(missed.reduce(mergePage, chat), newest);
    },
    staleTime: 0,
  });
}

async function loadMissedPages(
  chat: Pick<Chat, 'messages'>,
  newest: ChatPage,
  ids: ThreadIds,
  signal: AbortSignal,
): Promise<ChatPage[]> {
  const oldest = newest.messages.at(-1)?.order;
  const last = chat.messages.at(-1)?.order;
  if (oldest === undefined || last === undefined || last >= oldest) return [];
  const page = await loadPage({ params: ids, query: { after: last, limit: 100 }, signal });
  if (page.messages.length === 0) return [];
  return [page, ...(await loadMissedPages({ messages: page.messages.toReversed() }, newest, ids, signal))];
}

const compareOrder = (a: Message, b: Message): number => (a.order < b.order ? -1 : 1);
const mergeById = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): T[] => [
  ...new Map([...before, ...after].map((one) => [one.id, one])).values(),
];

function mergePage(chat: Chat | undefined, page: ChatPage): Chat {
  const all = mergeById(chat?.messages ?? [], page.messages).toSorted(compareOrder);
  return {
    ...page,
    messages: withStates(all),
    before: chat ? chat.before : page.before,
    viewings: mergeById(chat?.viewings ?? [], page.viewings),
    offers: mergeById(chat?.offers ?? [], page.offers),
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
  const before = queries.getQueryData<Chat>(toChatKey(ids))?.before;
  if (!before) return;
  const page = await loadPage({ params: ids, query: { before } });
  queries.setQueryData<Chat>(toChatKey(ids), (known) =>
    known?.before === before
      ? {
          ...known,
          messages: withStates(mergeById(page.messages, known.messages).toSorted(compareOrder)),
          before: page.before,
          viewings: mergeById(page.viewings, known.viewings),
          offers: mergeById(page.offers, known.offers),
        }
      : known,
  );
}

/** Stores a message that this browser changed, before a live update arrives. */
export function putMessage(queries: QueryClient, ids: ThreadIds, message: Message): void {
  queries.setQueryData<Chat>(toChatKey(ids), (known) =>
    known
      ? {
          ...known,
          messages: mergeById(known.messages, [message]).toSorted(compareOrder),
          safetyNotice: known.safetyNotice && !message.mine,
        }
      : known,
  );
}

export function removeMessage(queries: QueryClient, ids: ThreadIds, id: Message['id']): void {
  queries.setQueryData<Chat>(
    toChatKey(ids),
    (known) => known && { ...known, messages: known.messages.filter((message) => message.id !== id) },
  );
}
