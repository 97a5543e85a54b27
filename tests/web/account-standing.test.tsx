import { describe, expect, test, vi } from 'vitest';
import { buyerCheckRoutes } from '../../functions/deals/buyer-checks/contract.ts';
import { favouriteRoutes } from '../../functions/deals/favourites/contract.ts';
import { messageRoutes } from '../../functions/deals/messages/contract.ts';
import { offerRoutes } from '../../functions/deals/offers/contract.ts';
import { viewingRoutes } from '../../functions/deals/viewings/contract.ts';
import { savedSearchRoutes } from '../../functions/finding/saved-searches/contract.ts';
import { isClosedWhileLeaving, type Route } from '../../functions/kernel/http/contract.ts';
import { draftRoutes, propertyRoutes } from '../../functions/listings/properties/contract.ts';
import { referralRoutes } from '../../functions/money/referrals/contract.ts';
import { liveRoutes } from '../../functions/people/live/contract.ts';
import { vaultRoutes } from '../../functions/people/vault/contract.ts';
import { notificationRoutes } from '../../functions/reach/notifications/contract.ts';
import { moderationRoutes } from '../../functions/trust/moderation/contract.ts';
import { sendCall } from '../../web/lib/send.ts';
import { setStanding } from '../../web/lib/session.ts';
import { ids } from '../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from './app.tsx';
import { calls, createAnswers } from './payments/samples.ts';

const routes: readonly Route[] = [
  buyerCheckRoutes,
  favouriteRoutes,
  liveRoutes,
  messageRoutes,
  moderationRoutes,
  notificationRoutes,
  offerRoutes,
  draftRoutes,
  propertyRoutes,
  referralRoutes,
  savedSearchRoutes,
  vaultRoutes,
  viewingRoutes,
].flatMap((group) => Object.values<Route>(group));
const isCallOf = ({ method, path }: Route, call: string): boolean =>
  new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);
const isRefused = (call: string): boolean =>
  call === 'POST /api/live/ticket' ||
  routes.some((route) => (route.access === 'active' || route.access === 'staff') && isCallOf(route, call));
const isRefusedWhileLeaving = (call: string): boolean =>
  routes.some((route) => isClosedWhileLeaving(route) && isCallOf(route, call));

const states = {
  blocked: { state: { is_active: 2 }, page: '/blocked' },
  unverified: { state: { is_active: 0 }, page: '/email-verification' },
  nameless: { state: { user_name: null }, page: '/username-unset' },
} as const;
const leaving = { deletesAt: '2027-01-12T10:00:00.000Z' };
type StateName = keyof typeof states;

const { body } = createAnswers('live')[calls.home];
const home = { ...body, isOwner: false, owner: undefined, whoMayBook: 'proceedable' };

/** Opens a page in a state of the account, and returns where it ended and what it called. */
async function visit(path: string, name: StateName | 'leaving', answers: Answers = {}) {
  startLogin();
  const { screen, place } = await openSite(path, {
    'GET /api/user': createUserAnswer(name === 'leaving' ? leaving : states[name].state),
    [calls.home]: { body: home },
    ...answers,
  });
  await expect.element(screen.getByRole('heading', { level: 1 }).first(), { timeout: 10_000 }).toBeVisible();
  const listCalls = () =>
    vi.mocked(window.fetch).mock.calls.map(([input, init]) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      return `${init?.method ?? 'GET'} ${pathname}`;
    });
  await expect.poll(listCalls, { timeout: 10_000 }).toContain('GET /api/user');
  // What a page calls once it knows whose it is.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const made = listCalls();
  return { screen, place, made, listCalls };
}

const open = [
  '/',
  `/property-details/${ids.property}`,
  '/sell',
  '/get-started',
  '/referral',
  '/compare',
  '/contact-us',
];
const closed = [
  '/newhome',
  '/mobile-screen',
  '/welcome',
  '/saved-searches',
  '/favourites',
  '/messages',
  '/my-buying',
];

describe.each(Object.keys(states).filter((name): name is StateName => name in states))(
  'a %s account',
  (name) => {
    const { page } = states[name];
    test.each(open)('reads %s without a call that is refused', async (path) => {
      const { made, place } = await visit(path, name);
      expect(place()).toBe(path);
      // A person who has no name or no proof of their email yet can hold a live connection.
      const refused = made.filter(
        (call) => isRefused(call) && (name === 'blocked' || call !== 'POST /api/live/ticket'),
      );
      expect(refused).toEqual([]);
    });

    test.each(closed)('gets from %s to the page that it needs', async (path) => {
      const { made, place } = await visit(path, name);
      expect(place()).toBe(`${page}?next=${encodeURIComponent(path)}`);
      expect(made.filter((call) => isRefused(call) && call !== 'POST /api/live/ticket')).toEqual([]);
    });

    test('gets there from the login page and from the page of social logins, too', async () => {
      await expect
        .poll((await visit('/login', name)).place, { timeout: 10_000 })
        .toMatch(new RegExp(`^${page}`));
      vi.restoreAllMocks();
      await expect
        .poll((await visit('/social', name)).place, { timeout: 10_000 })
        .toMatch(new RegExp(`^${page}`));
    });
  },
);

test('a person who is logged in stays so when a social login fails, and is told', async () => {
  startLogin();
  const { screen } = await openSite('/social?error=access_denied', { 'GET /api/user': createUserAnswer() });
  await expect.element(screen.getByRole('heading', { name: 'That login didn’t work' })).toBeVisible();
  await expect.element(screen.getByText('You’re still logged in as before.')).toBeVisible();
  expect(screen.getByText(/not logged in/i).elements()).toEqual([]);
});

test('a press on a member’s button leads a blocked person to what happened', async () => {
  const { screen, place, made } = await visit(`/property-details/${ids.property}`, 'blocked');
  await screen
    .getByRole('button', { name: /message the seller/i })
    .first()
    .click();
  await expect.poll(place).toMatch(/^\/blocked/);
  expect(made.some(isRefused)).toBe(false);
});

describe('an account whose deletion is scheduled', () => {
  test.each([...open, ...closed])(
    'reads %s, with the day of its end and no call that is refused',
    async (path) => {
      const { screen, made, place } = await visit(path, 'leaving');
      expect(place()).toMatch(path);
      await expect
        .element(
          screen.getByText(/^Your account will be deleted on Tue 12 Jan 2027\. Until then you can read/),
        )
        .toBeVisible();
      expect(made.filter(isRefusedWhileLeaving)).toEqual([]);
    },
  );

  test('can keep itself from its profile, which has no second notice', async () => {
    const { screen } = await visit('/profile', 'leaving');
    await expect.element(screen.getByRole('button', { name: 'Keep my account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep my account' }).elements()).toEqual([]);
  });

  test.each([/^save/i, /^book a viewing/i])('is told at a press on %s why it can’t', async (name) => {
    const { screen, place, made } = await visit(`/property-details/${ids.property}`, 'leaving');
    await screen.getByRole('button', { name }).first().click();
    await expect.element(screen.getByText(/You asked us to delete your account/)).toBeVisible();
    expect(place()).toBe(`/property-details/${ids.property}`);
    expect(made.filter(isRefusedWhileLeaving)).toEqual([]);
  });

  test('can still write to a seller', async () => {
    const { screen } = await visit(`/property-details/${ids.property}`, 'leaving');
    await screen.getByRole('button', { name: 'Message the seller' }).first().click();
    await expect.element(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  });

  test.each([
    `/property-details/${ids.property}/offer`,
    '/add-property',
    `/edit-property/${ids.property}`,
    `/my-listing/${ids.property}/ownership`,
  ])('is shown at %s how to keep itself instead of a form', async (path) => {
    const { screen, made, place } = await visit(path, 'leaving');
    await expect
      .element(screen.getByText('It will be deleted on Tue 12 Jan 2027. Keep it to go on here.'))
      .toBeVisible();
    expect(place()).toBe(path);
    expect(screen.getByRole('main').getByRole('textbox').elements()).toEqual([]);
    expect(made.filter(isRefusedWhileLeaving)).toEqual([]);
  });

  test.each(['POST /api/offers', 'POST /api/favourites', 'GET /api/relist-property/{id}'])(
    'sends no %s, and takes it up once it is kept',
    async (line) => {
      const { screen, listCalls } = await visit('/sell', 'leaving');
      await expect(sendCall(line, { params: { id: ids.property } })).rejects.toMatchObject({
        code: 'account_leaving',
      });
      expect(listCalls().filter(isRefusedWhileLeaving)).toEqual([]);
      setStanding('active');
      await sendCall(line, { params: { id: ids.property } }).catch(() => undefined);
      expect(listCalls().filter(isRefusedWhileLeaving)).toHaveLength(1);
      await screen.unmount();
    },
  );

  test('goes on with what was pressed once it is kept', async () => {
    const { screen, listCalls } = await visit(`/property-details/${ids.property}`, 'leaving', {
      'POST /api/delete-account/undo': createUserAnswer({}),
      'POST /api/favourites': { body: {} },
    });
    await screen.getByRole('button', { name: /^save/i }).first().click();
    const dialog = screen.getByRole('dialog', { name: 'You asked us to delete your account' });
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(listCalls).toContain('POST /api/favourites');
  });
});
