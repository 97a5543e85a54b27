import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';

const idOf = (last: string) => `cat_01K9ZX3Q6T4C8V0R2M5N7P9B1${last}`;
const selling = { id: idOf('A'), name: 'Selling', slug: 'selling', postCount: 3, version: 2 };
const buying = { id: idOf('B'), name: 'Buying', slug: 'buying', postCount: 0, version: 1 };
const listOf = (...categories: object[]) => ({
  body: { categories, total: categories.length, page: 1, per_page: Math.max(1, categories.length) },
});
const path = '/api/blogs/post-category';

const open = (answers: Answers) => {
  startLogin();
  return openSite('/staff/blog/categories', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/tasks': { body: { tasks: [], counts: [], total: 0, page: 1, per_page: 50 } },
    [`GET ${path}`]: listOf(selling, buying),
    ...answers,
  });
};
const record = (answer: { status?: number; body?: unknown }) =>
  vi.fn<(body: unknown) => { status?: number; body?: unknown }>(() => answer);

describe('the blog categories of the desk', () => {
  test('are moved by a button, and the first one can’t move up', async () => {
    const sent = record(listOf(buying, selling));
    const { screen } = await open({ [`PUT ${path}`]: sent });
    const up = screen.getByRole('button', { name: 'Move Selling up' });
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Move Buying up' }));
    await expect.poll(() => sent.mock.calls).toEqual([[{ ids: [buying.id, selling.id] }]]);
    await expect.element(up).not.toHaveAttribute('aria-disabled');
  });

  test('are added and renamed in a dialog', async () => {
    const added = record({ status: 201, body: { ...buying, id: idOf('C'), name: 'Moving' } });
    const saved = record({ body: { ...selling, name: 'Selling well', version: 3 } });
    const { screen } = await open({ [`POST ${path}`]: added, [`PUT ${path}/${selling.id}`]: saved });
    await userEvent.click(screen.getByRole('button', { name: 'New category' }));
    await userEvent.fill(screen.getByLabelText('Name'), 'Moving');
    await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
    await expect.element(screen.getByText('Category added')).toBeVisible();
    expect(added.mock.calls).toEqual([[{ name: 'Moving' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Change Selling' }));
    await userEvent.fill(screen.getByLabelText('Name'), 'Selling well');
    await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
    await expect.element(screen.getByText('Category saved')).toBeVisible();
    expect(saved.mock.calls).toEqual([[{ name: 'Selling well', version: 2 }]]);
  });

  test('are not deleted while they have posts, with an explanation', async () => {
    const detail = 'Move the posts of this category to another one first, drafts too.';
    const { screen } = await open({
      [`DELETE ${path}/${selling.id}`]: {
        status: 409,
        body: { status: 409, code: 'conflict', state: 'in_use', title: 'Conflict', detail },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Selling' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete category' }));
    await expect.element(screen.getByText(detail)).toBeVisible();
  });

  test('show an empty state', async () => {
    const { screen } = await open({ [`GET ${path}`]: listOf() });
    await expect.element(screen.getByText('No categories yet')).toBeVisible();
  });
});
