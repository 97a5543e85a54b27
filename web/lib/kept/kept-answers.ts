import { hashKey } from '@tanstack/react-query';
import { getPersonId } from '../session.ts';
import { findKeptKind, isFresh, type KeptEntry, listOverdue, toKept } from './kept-rules.ts';

/** A store of the browser for each person, so that one of another person is never read. */
export const answersPrefix = 'kept-answers-';
const timeHeader = 'x-kept-at';

export interface KeptAnswer<Data = unknown> extends KeptEntry {
  readonly data: Data;
}

const toStoreName = (): string => answersPrefix + getPersonId();
const openStore = (): Promise<Cache> => caches.open(toStoreName());
const toAddress = (key: readonly unknown[]): string => `/kept/${encodeURIComponent(hashKey(key))}`;

function parseKey({ url }: Request): readonly unknown[] {
  const key: unknown = JSON.parse(decodeURIComponent(new URL(url).pathname.slice('/kept/'.length)));
  return Array.isArray(key) ? key : [];
}

/** Keeps an answer, and removes what is too old or too much. */
export async function keepAnswer(key: readonly unknown[], data: unknown, at = Date.now()): Promise<void> {
  if (findKeptKind(key) === undefined) return;
  const store = await openStore();
  const headers = { 'content-type': 'application/json', [timeHeader]: String(at) };
  await store.put(toAddress(key), new Response(JSON.stringify(toKept(data)), { headers }));
  await removeOverdue(store);
}

async function listEntries(store: Cache): Promise<readonly (KeptEntry & { readonly request: Request })[]> {
  const requests = await store.keys();
  return Promise.all(
    requests.map(async (request) => {
      const response = await store.match(request);
      return { request, key: parseKey(request), at: Number(response?.headers.get(timeHeader)) };
    }),
  );
}

async function removeOverdue(store: Cache): Promise<void> {
  const overdue = listOverdue(await listEntries(store), Date.now());
  await Promise.all(overdue.map(({ request }) => store.delete(request)));
}

/** What was kept of a query, unless it is too old. */
export async function findAnswer<Data = unknown>(
  key: readonly unknown[],
): Promise<KeptAnswer<Data> | undefined> {
  // Opening a store that was removed would make it anew.
  const response = await caches.match(toAddress(key), { cacheName: toStoreName() });
  const at = Number(response?.headers.get(timeHeader));
  if (!response || !isFresh(at, Date.now())) return undefined;
  return { key, at, data: await response.json() };
}

/** All that is kept for the person of this session. */
export async function listAnswers(): Promise<readonly KeptAnswer[]> {
  if (!(await caches.has(toStoreName()))) return [];
  const store = await openStore();
  await removeOverdue(store);
  const answers = await Promise.all((await listEntries(store)).map(({ key }) => findAnswer(key)));
  return answers.filter((answer) => answer !== undefined);
}
