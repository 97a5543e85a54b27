import { beforeEach, expect, test, vi } from 'vitest';
import { fetchKept } from '../../../web/app/fetch-kept.ts';
import { forgetKept } from '../../../web/lib/kept/forget-kept.ts';
import { storeKeeping } from '../../../web/lib/kept/keeping.ts';
import { keepAnswer, listAnswers } from '../../../web/lib/kept/kept-answers.ts';
import { keepQueries } from '../../../web/lib/kept/kept-queries.ts';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { beginSession } from '../../../web/lib/session.ts';
import { ids } from '../../properties/property-examples.ts';
import { createUserAnswer } from '../app.tsx';
import { createChatAnswers } from '../ends/threads.ts';

const refusedHome = 'prp_01J00000000000000000000009';
const threads = {
  threads: [
    { propertyId: refusedHome, buyerId: ids.other },
    { propertyId: ids.property, buyerId: ids.other },
  ],
  total: 2,
  page: 1,
  per_page: 24,
  unreadTotal: 0,
};
const chatAddress = `/api/buyer-seller-chat/${ids.property}/${ids.other}`;
const bodies = new Map<string, unknown>([
  ['/api/user', createUserAnswer().body],
  ['/api/messages', threads],
  [chatAddress, Object(createChatAnswers('buyer', {})[`GET ${chatAddress}`]).body],
]);
let calls: string[] = [];

beforeEach(async () => {
  await forgetKept();
  beginSession({ access: `e30.${btoa('{"sub":"ann"}')}.x` }, true);
  storeKeeping('ann');
  calls = [];
  // What is not listed is refused: the saved homes, the viewings and the first chat.
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, window.location.href);
    calls.push(pathname);
    const body = bodies.get(pathname);
    return Promise.resolve(body ? Response.json(body) : Response.json({ status: 403 }, { status: 403 }));
  });
});

async function fetchAll(): Promise<void> {
  const queries = createQueryClient();
  keepQueries(queries);
  await fetchKept(queries);
}

const listKeptNames = async () =>
  (await listAnswers()).map(({ key }) => key.filter((part) => typeof part === 'string').join(' ')).toSorted();

test('what is refused leaves the rest as it is', async () => {
  await fetchAll();
  await expect
    .poll(listKeptNames)
    .toEqual([`messages chat ${ids.property} ${ids.other}`, 'messages threads all', 'user']);
});

test('each answer is judged by its own time', async () => {
  await keepAnswer(['messages', 'threads', 'all'], { pages: [threads], pageParams: [1] });
  await keepAnswer(['user'], createUserAnswer().body);
  await fetchAll();
  expect(calls).not.toContain('/api/messages');
  // The chats of the kept list are read, though.
  expect(calls).toContain(chatAddress);
  expect(calls).toEqual(expect.arrayContaining(['/api/favourites', '/api/my-viewing']));
});

test('without a connection it ends at once', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const queries = createQueryClient();
  await expect(fetchKept(queries)).rejects.toMatchObject({ name: 'NetworkError' });
  expect(window.fetch).toHaveBeenCalledTimes(1);
});
