import { beforeEach, expect, test } from 'vitest';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

beforeEach(startLogin);

const notice = (nth: number, more: object) => ({
  id: `ntf_${String(nth).padStart(26, '0')}`,
  topic: 'comments',
  title: `News ${nth}`,
  body: 'Someone replied to your comment.',
  href: '/help',
  createdAt: `2026-11-2${nth}T10:00:00.000Z`,
  read: true,
  ...more,
});
const counter = {
  kind: 'counter',
  loss: 'offer',
  by: '2031-03-11T21:00:00.000Z',
  side: 'buyer',
  nation: 'england',
};
const asked = {
  kind: 'attendance',
  loss: 'nothing',
  by: '2031-03-10T09:00:00.000Z',
  side: 'buyer',
  nation: 'england',
};
const list = [
  notice(4, { title: 'New reply', read: false }),
  notice(3, { title: 'Viewing tomorrow', topic: 'viewings', wait: asked }),
  notice(2, { title: 'Counter-offer, £315,000', topic: 'offers', wait: counter }),
];
const answers = {
  'GET /api/user': createUserAnswer(),
  'GET /api/notifications': { body: { notifications: list, unread: 1, total: 3, page: 1, per_page: 20 } },
  'PUT /api/notifications/read': { body: { unread: 0 } },
};

test('what waits for the reader comes before what is new, whenever it came, and says by when', async () => {
  const { screen } = await openSite('/notifications', answers);
  const waiting = screen.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem');
  await expect.element(waiting.nth(0).getByText('Counter-offer, £315,000')).toBeVisible();
  await expect
    .element(waiting.nth(0).getByText('Answer the counter-offer by Tue 11 Mar, 21:00, or it expires'))
    .toBeVisible();
  await expect.element(waiting.nth(1).getByText(/^Say that you’re still coming/)).toBeVisible();
  expect(screen.getByRole('main').getByText('Counter-offer, £315,000').elements()).toHaveLength(1);
});

test('the first page begins with what waits on an older one, where it is told without asking again', async () => {
  const news = Array.from({ length: 24 }, (_, nth) => ({
    ...notice(5, { title: `Reply ${nth}` }),
    id: `ntf_${nth}`,
  }));
  const all = [...news, ...list.slice(2)];
  const toPage = (page: number, notifications: readonly unknown[]) => ({
    body: { notifications, unread: 0, total: 25, page, per_page: 20 },
  });
  const listed = (path: string) =>
    openSite(path, {
      ...answers,
      'GET /api/notifications': path.includes('2') ? toPage(2, all.slice(20)) : toPage(1, all),
    });
  const first = await listed('/notifications');
  // The bell has them, too.
  const main = first.screen.getByRole('main');
  const waiting = main.getByRole('region', { name: 'Waiting for you' });
  await expect.element(waiting.getByText('Counter-offer, £315,000')).toBeVisible();
  await expect.element(main.getByText('Reply 19')).toBeVisible();
  expect(main.getByText('Reply 20').elements()).toEqual([]);
  await first.screen.unmount();
  const { screen } = await listed('/notifications?page=2');
  const later = screen.getByRole('main');
  await expect.element(later.getByText('Counter-offer, £315,000')).toBeVisible();
  expect(later.getByText(/^Answer the counter-offer by/).elements()).toEqual([]);
});

test('the bell begins with what waits', async () => {
  const { screen } = await openSite('/terms-of-use', answers);
  await screen.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const rows = screen.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect.element(rows.nth(0).getByText('Counter-offer, £315,000')).toBeVisible();
  await expect.element(rows.nth(1).getByText('Viewing tomorrow')).toBeVisible();
  await expect.element(rows.nth(2).getByText('New reply')).toBeVisible();
});
