import { describe, expect, it } from 'vitest';
import { startLogin, openSite, createUserAnswer } from './app.tsx';

describe('the guard of pages that need a login', () => {
  it('redirects a visitor to /login and keeps the page', async () => {
    const { place } = await openSite('/profile?tab=emails');
    await expect.poll(place).toBe('/login?next=%2Fprofile%3Ftab%3Demails');
  });

  // In the specification's order: first the username, then the account state.
  it.each([
    { state: { user_name: null, is_active: 2 }, screen: '/username-unset?next=%2Fprofile' },
    { state: { user_name: null, is_active: 0 }, screen: '/username-unset?next=%2Fprofile' },
    { state: { is_active: 0 }, screen: '/email-verification?next=%2Fprofile' },
    { state: { is_active: 2 }, screen: '/blocked?next=%2Fprofile' },
    { state: {}, screen: '/profile' },
  ])('redirects $state to $screen', async ({ state, screen }) => {
    startLogin();
    const { place } = await openSite('/profile', { 'GET /api/user': createUserAnswer(state) });
    await expect.poll(place).toBe(screen);
  });

  it('offers a retry when the user can’t be loaded', async () => {
    startLogin();
    const answers = { isUp: false };
    const { screen } = await openSite('/profile', {
      'GET /api/user': () => (answers.isUp ? createUserAnswer() : { status: 503, body: { status: 503 } }),
    });
    await expect.element(screen.getByRole('button', { name: 'Try again' }), { timeout: 8000 }).toBeVisible();
    answers.isUp = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Ann Smith' })).toBeVisible();
  });
});

describe('the pages of account states', () => {
  it.each([
    { path: '/blocked', state: {}, screen: '/' },
    { path: '/blocked', state: { is_active: 0 }, screen: '/email-verification' },
    { path: '/blocked', state: { is_active: 2 }, screen: '/blocked' },
    { path: '/email-verification', state: {}, screen: '/' },
    { path: '/email-verification', state: { is_active: 2 }, screen: '/blocked' },
    { path: '/email-verification', state: { is_active: 0 }, screen: '/email-verification' },
  ])('redirect from $path with $state to $screen', async ({ path, state, screen }) => {
    startLogin();
    const { place } = await openSite(path, { 'GET /api/user': createUserAnswer(state) });
    await expect.poll(place).toBe(screen);
  });

  it('redirect visitors from /email-verification to /login', async () => {
    const { place } = await openSite('/email-verification');
    await expect.poll(place).toMatch(/^\/login/);
  });
});
