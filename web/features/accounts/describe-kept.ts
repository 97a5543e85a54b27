import { formatCounted, formatPersonName } from '../../lib/format.ts';
import type { KeptAnswer } from '../../lib/kept/kept-answers.ts';
import { findKeptKind } from '../../lib/kept/kept-rules.ts';
import { paths } from '../../site/paths.ts';

/** A line of the list of what is kept. */
export interface KeptItem {
  readonly path: string;
  readonly title: string;
  /** How much of it there is. */
  readonly count?: string;
  /** When it was read, in milliseconds; the oldest of several. */
  readonly at: number;
}

/** A field of an answer that was kept, whose shape nothing vouches for. */
function readField(value: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const countList = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** What is kept, as its person would look for it: lists first, then each chat and sale. */
export function describeKept(answers: readonly KeptAnswer[]): readonly KeptItem[] {
  const ofKind = (kind: ReturnType<typeof findKeptKind>) =>
    answers.filter(({ key }) => findKeptKind(key) === kind).toSorted((a, b) => b.at - a.at);
  const [homes] = ofKind('homes');
  const [threads] = ofKind('threads');
  const viewings = ofKind('viewings');
  const items: KeptItem[] = [];
  if (homes)
    items.push({
      path: paths.favourites,
      title: 'Saved homes',
      count: formatCounted(countList(readField(homes.data, 'favourites')), 'home'),
      at: homes.at,
    });
  if (viewings.length > 0)
    items.push({ path: paths.viewings, title: 'Viewings', at: Math.min(...viewings.map(({ at }) => at)) });
  if (threads) items.push({ path: paths.messages, title: 'Messages', at: threads.at });
  const chats = ofKind('chats').map(({ key: [, , home, buyer], data, at }) => ({
    path: paths.chat(String(home), String(buyer)),
    title: describeChat(data),
    count: formatCounted(countList(readField(data, 'messages')), 'message'),
    at,
  }));
  const sales = ofKind('sales').map(({ key: [, home, person], data, at }) => ({
    path: paths.acceptedOffer(String(home), String(person)),
    title: `Sale of ${readText(readField(data, 'address')) ?? 'a home'}`,
    at,
  }));
  return [...items, ...sales, ...chats];
}

function describeChat(chat: unknown): string {
  const person = formatPersonName({
    user_name: readText(readField(chat, 'counterpart', 'user_name')) ?? null,
  });
  const home = readText(readField(chat, 'property', 'title'));
  return home === undefined ? `Chat with ${person}` : `Chat with ${person} about ${home}`;
}
