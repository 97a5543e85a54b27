import { beforeEach, expect, test, vi } from 'vitest';
import { createUserAnswer, openSite, resetVisitor, startLogin } from '../app.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

const none = { people: [], homes: [], payments: [], tickets: [], cases: [] };
const open = (path: string, found: object = none) => {
  startLogin();
  return openSite(path, {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': { body: { tasks: [], counts: [], total: 0, page: 1, per_page: 50 } },
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
