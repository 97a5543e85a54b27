import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { startLogin, openSite, createUserAnswer } from '../app.tsx';
import { connectLive, liveAnswers } from '../live.ts';

const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const notice = (nth: number, read: boolean, href = '/how-it-works') => ({
  id: `ntf_${String(nth).padStart(26, '0')}`,
  topic: 'viewings',
  title: `Viewing request: ${nth} Oak Road, Leeds`,
  body: `Ben Buyer asks to view ${nth} Oak Road, Leeds.`,
  href,
  createdAt: at(nth),
  read,
});

/** A server with notifications and what its reader has seen of them. */
function shelf(count: number, hrefOf?: (nth: number) => string) {
  const state = { count, seen: new Set<string>(), sent: vi.fn<(body: unknown) => void>() };
  const list = () =>
    Array.from({ length: state.count }, (_, nth) => state.count - nth).map((nth) => {
      const { id } = notice(nth, false);
      return notice(nth, state.seen.has(id), hrefOf?.(nth));
    });
  const answers = {
    'GET /api/user': createUserAnswer(),
    'GET /api/notifications': () => ({
      body: {
        notifications: list().slice(0, 8),
        unread: list().filter(({ read }) => !read).length,
        total: state.count,
        page: 1,
        per_page: 8,
      },
    }),
    'PUT /api/notifications/read': (body: unknown) => {
      state.sent(body);
      const { upTo, page } = z.object({ upTo: z.string(), page: z.string().optional() }).parse(body);
      for (const { id, href } of list())
        if (id <= upTo && (page === undefined || href === page)) state.seen.add(id);
      return { body: { unread: list().filter(({ read }) => !read).length } };
    },
  };
  return { state, answers };
}

describe('the bell', () => {
  it('is hidden for visitors and before the email is verified', async () => {
    const { screen } = await openSite('/how-it-works');
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Notifications/ }).elements()).toEqual([]);
  });

  it('counts the new ones until it is opened, which marks all as seen once', async () => {
    startLogin();
    const { state, answers } = shelf(3);
    const { screen } = await openSite('/terms-of-use', answers);
    await screen.getByRole('button', { name: 'Notifications, 3 new' }).click();
    await expect.element(screen.getByText('Ben Buyer asks to view 3 Oak Road, Leeds.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    // What was new is still marked, as long as the list is open.
    expect(screen.getByText('New', { exact: true }).elements()).toHaveLength(3);
    expect(state.sent).toHaveBeenCalledExactlyOnceWith({ upTo: notice(3, false).id });
  });

  it('opens the page of a notification and closes', async () => {
    startLogin();
    const { answers } = shelf(3);
    const { screen, place } = await openSite('/terms-of-use', answers);
    await screen.getByRole('button', { name: 'Notifications, 3 new' }).click();
    await screen.getByRole('link', { name: /2 Oak Road/ }).click();
    await expect.poll(place).toBe('/how-it-works');
    await expect.element(screen.getByText('Ben Buyer asks to view 2 Oak Road, Leeds.')).not.toBeVisible();
  });

  it('counts nothing that leads to the page which the reader has open', async () => {
    startLogin();
    const { state, answers } = shelf(2);
    const { screen } = await openSite('/how-it-works', answers);
    const mark = { upTo: notice(2, false).id, page: '/how-it-works' };
    await expect.poll(() => state.sent.mock.calls).toEqual([[mark]]);
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });

  it('does not climb while the reader looks at the page that new ones lead to', async () => {
    startLogin();
    // 46 older ones lead elsewhere, two of before to the page that is opened.
    const { state, answers } = shelf(48, (nth) => (nth > 46 || nth < 3 ? '/how-it-works' : '/help'));
    state.count = 46;
    const { screen } = await openSite('/how-it-works', { ...answers, ...liveAnswers });
    await expect.element(screen.getByRole('button', { name: 'Notifications, 44 new' })).toBeVisible();
    const sendHint = await connectLive();
    for (const count of [47, 48]) {
      state.count = count;
      sendHint({ topic: 'notifications' });
      await expect
        .poll(() => state.sent.mock.lastCall)
        .toEqual([{ upTo: notice(count, false).id, page: '/how-it-works' }]);
      await expect.element(screen.getByRole('button', { name: 'Notifications, 44 new' })).toBeVisible();
    }
    expect(state.sent).toHaveBeenCalledTimes(3);
  });

  it('tries a failed mark once', async () => {
    startLogin();
    const { answers } = shelf(1);
    const mark = vi.fn(() => ({ status: 409, body: { status: 409 } }));
    const { screen } = await openSite('/terms-of-use', { ...answers, 'PUT /api/notifications/read': mark });
    await screen.getByRole('button', { name: 'Notifications, 1 new' }).click();
    await expect.poll(() => mark.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    expect(mark).toHaveBeenCalledTimes(1);
  });

  it('folds what happened to one home on one day', async () => {
    startLogin();
    const { answers } = shelf(3);
    const ofOneHome = () => {
      const { body } = answers['GET /api/notifications']();
      const propertyId = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
      return {
        body: { ...body, notifications: body.notifications.map((one) => ({ ...one, propertyId })) },
      };
    };
    const { screen } = await openSite('/terms-of-use', { ...answers, 'GET /api/notifications': ofOneHome });
    await screen.getByRole('button', { name: 'Notifications, 3 new' }).click();
    await expect.element(screen.getByText('Ben Buyer asks to view 3 Oak Road, Leeds.')).toBeVisible();
    await expect.element(screen.getByText('Ben Buyer asks to view 1 Oak Road, Leeds.')).not.toBeVisible();
    await screen.getByText('2 more about this home, 2 new').click();
    await expect.element(screen.getByText('Ben Buyer asks to view 1 Oak Road, Leeds.')).toBeVisible();
  });

  it('offers a retry when the list can’t be loaded', async () => {
    startLogin();
    const { answers } = shelf(1);
    const up = { now: false };
    const { screen } = await openSite('/terms-of-use', {
      ...answers,
      'GET /api/notifications': () =>
        up.now ? answers['GET /api/notifications']() : { status: 403, body: { status: 403 } },
    });
    await screen.getByRole('button', { name: 'Notifications', exact: true }).click();
    up.now = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Ben Buyer asks to view 1 Oak Road, Leeds.')).toBeVisible();
  });
});

describe('/notifications', () => {
  it('lists notifications by day and marks them as seen, or shows an empty state', async () => {
    startLogin();
    const { state, answers } = shelf(2);
    const { screen, router } = await openSite('/notifications', answers);
    await expect.element(screen.getByText('2 new')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Sat 21 Nov 2026' })).toBeVisible();
    await expect.poll(() => state.sent.mock.calls).toEqual([[{ upTo: notice(2, false).id }]]);
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    state.count = 0;
    await router.navigate('/how-it-works');
    const empty = await openSite('/notifications', answers);
    await expect.element(empty.screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  });
});

describe('/unsubscribe', () => {
  const key = 'c2VhbGVk';

  it('unsubscribes from a topic with a press and without a login, and restores it', async () => {
    const calls: string[] = [];
    const said = (what: string) => () => {
      calls.push(what);
      return { body: { topic: 'viewings' } };
    };
    const { screen } = await openSite(`/unsubscribe?topic=viewings&key=${key}`, {
      'POST /api/unsubscribe': said('end'),
      'POST /api/unsubscribe/undo': said('undo'),
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Unsubscribe from emails about viewings?' }))
      .toBeVisible();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect.element(screen.getByText(/You’ve unsubscribed from emails about viewings\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('You get emails about viewings again.')).toBeVisible();
    expect(calls).toEqual(['end', 'undo']);
  });

  it.each(['', 'key=x', 'topic=weather&key=x'])('shows an error for an invalid link: %s', async (wrong) => {
    const { screen } = await openSite(`/unsubscribe?${wrong}`);
    await expect.element(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
