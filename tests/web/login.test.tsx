import { describe, expect, it } from 'vitest';
import { requireLogin, getSession } from '../../web/lib/session.ts';
import { startLogin, openSite, createUserAnswer } from './app.tsx';

const granted = {
  'POST /oauth/token': (sent: unknown) =>
    JSON.stringify(sent).includes('right-password')
      ? { body: { token_type: 'Bearer', access_token: 'token', expires_in: 3600 } }
      : { status: 400, body: { error: 'invalid_grant' } },
  'GET /api/user': createUserAnswer(),
};

async function logIn(
  path: string,
  { email = 'ann@example.com', password = 'right-password', remember = true } = {},
) {
  const site = await openSite(path, granted);
  const { screen } = site;
  await screen.getByLabelText('Email').fill(email);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  if (!remember) await screen.getByLabelText('Remember me').click();
  await screen.getByRole('button', { name: 'Log in' }).click();
  return site;
}

describe('login', () => {
  it.each([
    {
      email: '',
      password: '',
      texts: ['Email: This field is required!', 'Password: This field is required!'],
    },
    { email: 'ann@example.com', password: 'short', texts: ['Password: Password must be 8 digits long'] },
  ])('names missing fields: $texts', async ({ email, password, texts }) => {
    const { screen, place } = await logIn('/login', { email, password });
    for (const text of texts) await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    expect(place()).toBe('/login');
  });

  it('asks no one to check their details after too many tries', async () => {
    const { screen } = await openSite('/login', {
      'POST /oauth/token': { status: 429, body: { code: 'rate_limited', detail: 'Wait a while.' } },
    });
    await screen.getByLabelText('Email').fill('ann@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('right-password');
    await screen.getByRole('button', { name: 'Log in' }).click();
    await expect.element(screen.getByRole('alert').getByText('That didn’t work')).toBeVisible();
    await expect.element(screen.getByRole('alert').getByText('Wait a while.')).toBeVisible();
    await expect.element(screen.getByText('Please check these details')).not.toBeInTheDocument();
  });

  it('marks the details as wrong on invalid_grant and keeps them', async () => {
    const { screen } = await logIn('/login', { password: 'wrong-password' });
    await expect
      .element(screen.getByRole('alert').getByText(/^Your email or password isn’t right/))
      .toBeVisible();
    for (const field of [screen.getByLabelText('Email'), screen.getByLabelText('Password', { exact: true })])
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
    expect(localStorage.getItem('buyer_access_token')).toBeNull();
  });

  it.each([
    { path: '/login?sell', target: '/add-property' },
    { path: '/login?get-started', target: '/welcome' },
    { path: '/login', target: '/' },
    { path: '/login?next=%2Fprofile', target: '/profile' },
    { path: '/login?next=%2F%2Fevil.example', target: '/' },
  ])('goes from $path to $target', async ({ path, target }) => {
    const { place } = await logIn(path);
    await expect.poll(place).toBe(target);
    expect(localStorage.getItem('buyer_access_token')).toBe('token');
  });

  it('stores the token for the tab only when it should not be remembered', async () => {
    const { place } = await logIn('/login', { remember: false });
    await expect.poll(place).toBe('/');
    expect(localStorage.getItem('buyer_access_token')).toBeNull();
    expect(sessionStorage.getItem('buyer_access_token')).toBe('token');
  });
});

describe('the Login Required modal', () => {
  it('opens by its flag, offers every login, and clears the flag when closed', async () => {
    const { screen, place } = await openSite('/get-started', granted);
    requireLogin();
    const modal = screen.getByRole('dialog', { name: 'Login Required' });
    await expect
      .element(modal.getByRole('link', { name: 'Continue with Google' }))
      .toHaveAttribute('href', '/api/redirect/google?next=%2Fget-started');
    await expect.element(modal.getByRole('link', { name: 'Forgot Password?' })).toBeVisible();
    await expect
      .element(modal.getByRole('link', { name: 'Sign up' }))
      .toHaveAttribute('href', '/register?next=%2Fget-started');
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect.element(modal).not.toBeInTheDocument();
    expect(getSession().loginRequired).toBe(false);
    expect(place()).toBe('/get-started');
  });

  it.each([
    [{}, 'Log in to carry on where you left off.'],
    [
      { to: 'book a viewing of Oak Road, Leeds' },
      'Log in to book a viewing of Oak Road, Leeds. You’ll go straight on from here.',
    ],
  ])('says what it is for: %j', async (reason, words) => {
    const { screen } = await openSite('/get-started', granted);
    requireLogin(reason);
    await expect.element(screen.getByRole('dialog').getByText(words)).toBeVisible();
  });

  it('leads a person who signs up to where its button would have led', async () => {
    const { screen } = await openSite('/get-started', granted);
    requireLogin({ to: 'make an offer', next: '/property-details/oak-road-4KQ7/offer' });
    await expect
      .element(screen.getByRole('dialog').getByRole('link', { name: 'Sign up' }))
      .toHaveAttribute('href', '/register?next=%2Fproperty-details%2Foak-road-4KQ7%2Foffer');
  });

  it('logs in and stays on the page', async () => {
    const { screen, place } = await openSite('/get-started', granted);
    requireLogin();
    const modal = screen.getByRole('dialog');
    await modal.getByLabelText('Email').fill('ann@example.com');
    await modal.getByLabelText('Password', { exact: true }).fill('right-password');
    await modal.getByRole('button', { name: 'Log in' }).click();
    await expect.element(modal).not.toBeInTheDocument();
    expect(getSession()).toMatchObject({ isLoggedIn: true, loginRequired: false });
    expect(place()).toBe('/get-started');
  });
});

describe('the page of a login', () => {
  it.each([
    ['/login?next=%2Fmessages', 'Log in to read your messages.'],
    ['/login?next=%2Fproperty-details%2Foak-road-4KQ7%2Foffer', 'Log in to make your offer.'],
    ['/login?next=%2Fadd-property%3Fdraft%3Dnew', 'Log in to start your listing.'],
    ['/login?next=%2Fstaff', 'Log in to see the page you asked for.'],
  ])('at %s says what it is for', async (path, words) => {
    const { screen } = await openSite(path);
    await expect.element(screen.getByText(words)).toBeVisible();
  });
});

describe('sign-up', () => {
  it.each([
    { user: {}, path: '/register', target: '/' },
    { user: {}, path: '/register?next=%2Fprofile', target: '/profile' },
    { user: { is_active: 0 }, path: '/register?sell', target: '/email-verification?sell=' },
  ])('redirects a logged-in person from $path to $target', async ({ user, path, target }) => {
    startLogin();
    const { place } = await openSite(path, { 'GET /api/user': createUserAnswer(user) });
    await expect.poll(place).toBe(target);
  });
});
