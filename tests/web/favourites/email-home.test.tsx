import { describe, expect, test, vi } from 'vitest';
import { beginSession } from '../../../web/lib/session.ts';
import { createUserAnswer, openSite } from '../app.tsx';

const home = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1Z',
  status: 'live',
  price: 325_000,
  priceQualifier: 'none',
  noOfBedrooms: 2,
  noOfBathrooms: 1,
  propertyType: 'flat',
  tenure: 'leasehold',
  title: '2 Elm Road, Leeds',
  town: 'Leeds',
  outcode: 'LS6',
  latitude: 53.8,
  longitude: -1.55,
  pictureCount: 0,
  featured: false,
};
const saved = { favourites: [], total: 0, page: 1, per_page: 500, ownIds: [] };

async function pressHeart() {
  const [email, save] = [vi.fn(), vi.fn()];
  const opened = await openSite('/', {
    'GET /api/all-properties': {
      body: { properties: [home], featured: [], total: 1, page: 1, per_page: 8 },
    },
    'GET /api/user': createUserAnswer(),
    'GET /api/favourites': { body: saved },
    'POST /api/saved-homes': (body) => {
      email(body);
      return { status: 202, body: { confirm: true } };
    },
    'POST /api/favourites': (body) => {
      save(body);
      return { status: 201, body: {} };
    },
  });
  await opened.screen.getByRole('button', { name: `Save ${home.title}` }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Save this home' });
  await expect.element(dialog.getByText(/^Log in to save 2 Elm Road, Leeds\./)).toBeVisible();
  return { ...opened, dialog, email, save };
}

describe('the heart of a visitor', () => {
  test('saves the home by email', async () => {
    const { screen, dialog, email } = await pressHeart();
    await dialog.getByRole('button', { name: 'Email me this home' }).click();
    await expect.element(dialog.getByRole('alert').getByText(/Enter your email, or log in/)).toBeVisible();
    await dialog.getByLabelText('Your email').fill('ann@example.com');
    await dialog.getByRole('button', { name: 'Email me this home' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
    expect(email).toHaveBeenCalledWith({ propertyId: home.id, email: 'ann@example.com', website: '' });
  });

  test('is pressed after a login in its dialog', async () => {
    const { screen, dialog, save } = await pressHeart();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    const login = screen.getByRole('dialog', { name: 'Login Required' });
    await expect
      .element(login.getByText('Log in to save 2 Elm Road, Leeds. You’ll go straight on from here.'))
      .toBeVisible();
    beginSession({ access: 'token' }, true);
    await expect.poll(() => save.mock.calls.length).toBeGreaterThan(0);
    expect(save).toHaveBeenCalledWith({ propertyId: home.id });
  });

  test('is pressed after a sign-up', async () => {
    const { dialog, save } = await pressHeart();
    await dialog.getByRole('link', { name: 'Sign up' }).click();
    beginSession({ access: 'token' }, true);
    await expect.poll(() => save.mock.calls.length).toBeGreaterThan(0);
    await expect.poll(() => sessionStorage.getItem('save_after_login')).toBeNull();
  });

  test('is forgotten once its login is closed', async () => {
    const { screen, dialog, save } = await pressHeart();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    expect(sessionStorage.getItem('save_after_login')).toContain(home.id);
    const login = screen.getByRole('dialog', { name: 'Login Required' });
    await login.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => sessionStorage.getItem('save_after_login')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });
});

const key = `01K9ZX3Q6T4C8V0R2M5N7P9B1M.${'k'.repeat(24)}`;

describe('the links of the mails', () => {
  test.each([
    [false, /^You’ll hear from us when something happens to 2 Elm Road, Leeds/],
    [true, /^You have an account with this email, so 2 Elm Road, Leeds is under Saved/],
  ])('confirm with a press (in an account: %s)', async (isInAccount, words) => {
    const confirm = vi.fn();
    const { screen } = await openSite(`/saved-homes/confirm#key=${key}`, {
      'POST /api/saved-homes/confirm': (body) => {
        confirm(body);
        return { body: { home, isInAccount } };
      },
    });
    const button = screen.getByRole('button', { name: 'Yes, email me' });
    await expect.element(button).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
    await button.click();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(confirm).toHaveBeenCalledWith({ key });
  });

  test('stop with a press, and say so when they have stopped before', async () => {
    const { screen } = await openSite(`/stop-home-emails?key=${key}`, {
      'POST /api/saved-homes/stop': { body: { home } },
    });
    await screen.getByRole('button', { name: 'Stop' }).click();
    await expect.element(screen.getByText(/^You won’t get any more emails about 2 Elm Road/)).toBeVisible();
  });

  test.each(['/saved-homes/confirm', '/stop-home-emails'])(
    'at %s without a key open nothing',
    async (path) => {
      const { screen } = await openSite(path);
      await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    },
  );
});
