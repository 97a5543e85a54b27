import { describe, expect, test } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createSearchAnswer } from '../search/search-answer.ts';

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
    await screen.getByLabelText('Homes for sale in the search').selectOptions('Off');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Saved. The site follows within a minute.')).toBeVisible();
    await screen.getByLabelText('Homes on a page of results').fill('36');
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
    await screen.getByLabelText('Homes on a page of results').fill('1.5');
    await screen.getByRole('button', { name: 'Save' }).click();
    // Programs read the key; people read the name.
    await expect.element(screen.getByText('Homes on a page of results takes a whole number.')).toBeVisible();
    await expect
      .element(screen.getByLabelText('Homes on a page of results'))
      .toHaveAttribute('aria-invalid', 'true');
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
      .toMatch(/Ruth Penhaligon: 12 homes to 24 homes$/);
  });
});

describe('the names of settings', () => {
  const open = (hash = '') => {
    startLogin();
    return openSite(`/staff/configuration${hash}`, {
      'GET /api/user': createUserAnswer({ roles: ['staff'] }),
      'GET /api/staff/configurations': {
        body: {
          configurations: [
            setting('max_open_drafts', 'integer', 5),
            setting('portals_enabled', 'boolean', false),
            setting('referral_coupon_pence', 'integer', 1_000),
            setting('of_a_later_release', 'boolean', true),
          ],
          total: 4,
          page: 1,
          per_page: 4,
        },
      },
    });
  };

  test('are words with what a number counts, in groups', async () => {
    const { screen } = await open();
    await expect.element(screen.getByLabelText('Unfinished listings of a person')).toHaveValue('5');
    await expect.element(screen.getByText('listings', { exact: true })).toBeVisible();
    await expect.element(screen.getByLabelText('Worth of a coupon')).toHaveValue('10');
    await expect.element(screen.getByLabelText('Of a later release')).toBeVisible();
    const titles = screen.getByRole('main').getByRole('heading', { level: 2 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Homes', 'Referrals', 'Others']);
  });

  test('are where the desk leads to a setting', async () => {
    startLogin();
    const { screen } = await openSite('/staff/portals', {
      'GET /api/user': createUserAnswer({ roles: ['staff'] }),
      'GET /api/staff/portals': { body: { contracted: ['rightmove'], portals: [], adverts: [] } },
    });
    const link = screen.getByRole('link', { name: 'Settings: Sending homes to portals' });
    await expect.element(link).toHaveAttribute('href', '/staff/configuration#portals_enabled');
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
