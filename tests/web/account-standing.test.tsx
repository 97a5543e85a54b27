import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buyerCheckRoutes } from '../../functions/buyer-checks/contract.ts';
import { favouriteRoutes } from '../../functions/favourites/contract.ts';
import type { Access } from '../../functions/kernel/http/contract.ts';
import { liveRoutes } from '../../functions/live/contract.ts';
import { messageRoutes } from '../../functions/messages/contract.ts';
import { moderationRoutes } from '../../functions/moderation/contract.ts';
import { notificationRoutes } from '../../functions/notifications/contract.ts';
import { offerRoutes } from '../../functions/offers/contract.ts';
import { draftRoutes, propertyRoutes } from '../../functions/properties/contract.ts';
import { referralRoutes } from '../../functions/referrals/contract.ts';
import { savedSearchRoutes } from '../../functions/saved-searches/contract.ts';
import { vaultRoutes } from '../../functions/vault/contract.ts';
import { viewingRoutes } from '../../functions/viewings/contract.ts';
import { ids } from '../properties/property-examples.ts';
import { createUserAnswer, openSite, resetVisitor, startLogin } from './app.tsx';
import { calls, createAnswers } from './payments/samples.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  resetVisitor();
});

interface KnownRoute {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}
const routes: readonly KnownRoute[] = [
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
].flatMap((group) => Object.values<KnownRoute>(group));
const isRefused = (call: string): boolean =>
  call === 'POST /api/live/ticket' ||
  routes.some(
    ({ method, path, access }) =>
      (access === 'active' || access === 'staff') &&
      new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call),
  );

const states = {
  blocked: { state: { is_active: 2 }, page: '/blocked' },
  unverified: { state: { is_active: 0 }, page: '/email-verification' },
  nameless: { state: { user_name: null }, page: '/username-unset' },
} as const;
type StateName = keyof typeof states;

const { body } = createAnswers('live')[calls.home];
const home = { ...body, isOwner: false, owner: undefined, whoMayBook: 'proceedable' };

/** Opens a page in a state of the account, and returns where it ended and what it called. */
async function visit(path: string, name: StateName) {
  startLogin();
  const { screen, place } = await openSite(path, {
    'GET /api/user': createUserAnswer(states[name].state),
    [calls.home]: { body: home },
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
  return { screen, place, made };
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

test('a press on a member’s button leads a blocked person to what happened', async () => {
  const { screen, place, made } = await visit(`/property-details/${ids.property}`, 'blocked');
  await screen
    .getByRole('button', { name: /message the seller/i })
    .first()
    .click();
  await expect.poll(place).toMatch(/^\/blocked/);
  expect(made.some(isRefused)).toBe(false);
});
