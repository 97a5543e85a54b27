import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, resetVisitor, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createSearchAnswer } from '../search/search-answer.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

const setting = (key: string, type: string, value: unknown, change: Record<string, unknown> = {}) => ({
  id: key,
  key,
  type,
  value,
  default: value,
  description: 'What it does.',
  isPublic: true,
  version: 0,
  ...change,
});
const listing = setting('show_listing', 'boolean', true);
const changed = {
  changedAt: '2026-11-21T12:00:00.000Z',
  changedBy: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
};
const size = setting('page_size', 'integer', 24, { default: 12, version: 1, ...changed });
const open = (more: Answers = {}) => {
  startLogin();
  return openSite('/staff/configuration', {
    'GET /api/user': createUserAnswer({ roles: ['staff'] }),
    'GET /api/staff/configurations': {
      body: { configurations: [listing, size], total: 2, page: 1, per_page: 2 },
    },
    ...more,
  });
};

describe('/staff/configuration', () => {
  test('saves a value of the setting’s type with the version that was read', async () => {
    const sent: unknown[] = [];
    const { screen } = await open({
      'POST /api/common/configurations': (body) => {
        sent.push(body);
        return { status: 201, body: listing };
      },
    });
    await screen.getByLabelText('Show listing').selectOptions('Off');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Saved. The site follows within a minute.')).toBeVisible();
    await screen.getByLabelText('Page size').fill('36');
    await expect.poll(() => sent).toEqual([{ key: 'show_listing', value: false, version: 0 }]);
    await screen.getByRole('button', { name: 'Save' }).last().click();
    await expect.poll(() => sent.at(-1)).toEqual({ key: 'page_size', value: 36, version: 1 });
  });

  test('shows an error next to its setting', async () => {
    const detail = 'page_size takes a whole number.';
    const { screen } = await open({
      'POST /api/common/configurations': {
        status: 422,
        body: { status: 422, code: 'invalid', detail, errors: { value: [detail] } },
      },
    });
    await screen.getByLabelText('Page size').fill('1.5');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
    await expect.element(screen.getByLabelText('Page size')).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows who changed a setting, with both values', async () => {
    const { screen } = await open({
      'GET /api/staff/configurations/page_size/history': {
        body: {
          changes: [
            {
              key: 'page_size',
              version: 1,
              from: 12,
              to: 24,
              ...changed,
              changedByName: 'ruth penhaligon',
            },
          ],
          total: 1,
          page: 1,
          per_page: 100,
        },
      },
    });
    await screen.getByRole('button', { name: 'History' }).click();
    await expect
      .poll(() => document.querySelector('main ol')?.textContent)
      .toMatch(/Ruth Penhaligon: 12 to 24$/);
  });
});

describe('/listing', () => {
  test('shows a message while no properties are listed', async () => {
    const { screen } = await openSite('/listing', {
      'GET /api/search-properties': createSearchAnswer({ comingSoon: true }),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'List your home' }))
      .toHaveAttribute('href', '/add-property');
  });
});
