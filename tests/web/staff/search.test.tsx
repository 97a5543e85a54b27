import { expect, test } from 'vitest';
import { createUserAnswer, openSite, startLogin } from '../app.tsx';

const none = { people: [], homes: [], payments: [], tickets: [], cases: [] };
const open = (path: string, found: object = none) => {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': { body: { tasks: [], counts: [], total: 0, page: 1, per_page: 50 } },
    'GET /api/staff/people': { body: { people: [], next: null } },
    'GET /api/staff/search': { body: { ...none, ...found } },
  });
};

test('the desk has one search, whose groups lead to what was found', async () => {
  const { screen } = await open('/staff', {
    people: [
      {
        id: 'usr_01J00000000000000000000007',
        user_name: 'Zelda Quill',
        email: 'z…@example.com',
        is_active: 1,
        deleted: false,
        memberSince: '2026-03-02T10:00:00.000Z',
        counts: { homes: 0, offers: 5, viewings: 1, payments: 0 },
      },
    ],
  });
  await screen.getByRole('searchbox', { name: 'Search the desk' }).fill('quill');
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “quill”');
  const person = screen.getByRole('link', { name: 'Zelda Quill' });
  await expect.element(person).toHaveAttribute('href', '/staff/people/usr_01J00000000000000000000007');
  await expect
    .element(screen.getByText('member since March 2026 · 5 offers · 1 viewing', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Homes' })).not.toBeInTheDocument();
});

test('the search says that one character is too few, until there are two', async () => {
  const { screen, place } = await open('/staff');
  const box = screen.getByRole('searchbox', { name: 'Search the desk' });
  await box.fill('q');
  await expect.element(box).not.toHaveAccessibleDescription();
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.element(box).toHaveAccessibleDescription('Type at least two characters');
  expect(place()).toBe('/staff');
  await box.fill('qu');
  await expect.element(box).not.toHaveAccessibleDescription();
});

test('a search that finds nothing says what can be typed', async () => {
  const { screen } = await open('/staff/search?q=zzz');
  await expect.element(screen.getByText('Nothing fits that')).toBeVisible();
  await expect.element(screen.getByText('£99 on 28 November', { exact: false })).toBeVisible();
});

test('the search above a list keeps to it, and its results lead to everything', async () => {
  const { screen, place } = await open('/staff/people');
  await screen.getByPlaceholder('Find in people: name or email').fill('quill');
  await screen.getByRole('button', { name: 'Search' }).click();
  await expect.poll(place).toBe('/staff/search?q=quill&in=person');
  await expect
    .element(screen.getByRole('link', { name: 'People' }).last())
    .toHaveAttribute('aria-current', 'page');
  await screen.getByRole('link', { name: 'Everything' }).click();
  await expect.poll(place).toBe('/staff/search?q=quill');
});

test('a search among payments says that more people or homes fit than were looked through', async () => {
  const person = {
    id: 'usr_01J00000000000000000000007',
    user_name: 'Zelda Quill',
    email: 'z…@example.com',
    is_active: 1,
    deleted: false,
    memberSince: '2026-03-02T10:00:00.000Z',
  };
  const { screen } = await open('/staff/search?q=quill&in=payment', { people: [person], paymentsCut: true });
  await expect.element(screen.getByText('More people or homes fit', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/member since March 2026$/)).toBeVisible();
});

test.each([
  ['everything', '/staff/search?q=oak', 7, '7 results'],
  ['everything', '/staff/search?q=oak', 8, '8 results, at most eight of a kind'],
  ['homes alone', '/staff/search?q=oak&in=home', 8, '8 results'],
  ['homes alone', '/staff/search?q=oak&in=home', 50, '50 results, the most that are shown'],
])('a search of %s says its limit only where it is reached: %s, %i homes', async (_, path, count, words) => {
  const homes = Array.from({ length: count }, (__, nth) => ({
    id: `prp_01J000000000000000000000${String(nth + 10)}`,
    address: `${nth} Oak Road, Leeds`,
    status: 'live',
    nation: 'england',
    price: 300_000,
    createdAt: '2026-03-02T10:00:00.000Z',
  }));
  const { screen } = await open(path, { homes });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});
