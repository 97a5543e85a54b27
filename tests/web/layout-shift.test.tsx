import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { toMessageView } from '../../functions/deals/messages/domain/message-views.ts';
import { appendMessage } from '../../functions/deals/messages/domain/thread.ts';
import { noon, parties, createMessage } from '../messages/message-examples.ts';
import { ids } from '../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer, siteConfig } from './app.tsx';
import { getDayAfter, createAnswers } from './payments/samples.ts';
import { resetVisitor } from './visitor.ts';

beforeEach(startLogin);

const Shift = z.object({ value: z.number(), hadRecentInput: z.boolean() });
/** Sums what moves on the page without an input from now on. */
function watchShifts(): () => number {
  let sum = 0;
  const add = (list: readonly unknown[]) => {
    for (const { value, hadRecentInput } of z.array(Shift).parse(list)) if (!hadRecentInput) sum += value;
  };
  const watch = new PerformanceObserver((list) => add(list.getEntries()));
  watch.observe({ type: 'layout-shift' });
  return () => {
    add(watch.takeRecords());
    watch.disconnect();
    return sum;
  };
}

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString());

const phone = [390, 844] as const;
const desktop = [1280, 900] as const;

/** Opens the site; calls whose address has the text are answered by `answer`, once it is called. */
async function openWithout(
  text: string,
  path: string,
  answers: Answers,
  size: readonly [number, number] = phone,
) {
  await page.viewport(...size);
  const { screen, router } = await openSite('/error-404', answers);
  const fetched = Promise.withResolvers<Response>();
  const stubbed = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation((input, init) =>
    !stubbed || urlOf(input).includes(text) ? fetched.promise : stubbed(input, init),
  );
  await router.navigate(path);
  return { screen, answer: (body: unknown) => fetched.resolve(Response.json(body)) };
}

const choice = {
  messages: true,
  viewings: true,
  offers: true,
  sale: true,
  listing: true,
  saved: true,
  comments: true,
};

describe('the layout of a page while its data arrives', () => {
  test('stays where it is for the email preferences of a phone', async () => {
    const { screen, answer } = await openWithout('/api/notification-preferences', '/profile?tab=emails', {
      'GET /api/user': createUserAnswer(),
    });
    await expect.element(screen.getByRole('group', { name: 'From us' })).toBeVisible();
    const place = () => screen.getByRole('group', { name: 'From us' }).element().getBoundingClientRect().top;
    const before = place();
    const countShifts = watchShifts();
    answer(choice);
    await expect.element(screen.getByRole('checkbox', { name: /^Viewings/ })).toBeChecked();
    expect(place()).toBe(before);
    expect(countShifts()).toBeLessThan(0.05);
  });

  test('stays where it is when a home’s viewings come after its times', async () => {
    const { screen, answer } = await openWithout('/api/my-viewing', `/my-listing/${ids.property}/viewings`, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      ...createAnswers('live'),
      [`GET /api/properties/time-slots/${ids.property}`]: {
        body: { slots: [], days: [], total: 0, page: 1, per_page: 200 },
      },
    });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => vi.mocked(window.fetch).mock.calls.some(([input]) => urlOf(input).includes('/time-slots/')))
      .toBe(true);
    const countShifts = watchShifts();
    answer({ viewings: [1, 2, 3].map(createRequest), total: 3, page: 1, per_page: 50 });
    await expect.element(screen.getByRole('heading', { name: '3 requests to answer' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'No viewing times yet' })).toBeVisible();
    expect(countShifts()).toBeLessThan(0.05);
  });

  test('has the note below the notifications of a phone with them, not before', async () => {
    const { screen, answer } = await openWithout('per_page=100', '/notifications', {
      'GET /api/user': createUserAnswer(),
    });
    await expect.element(screen.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    const note = screen.getByRole('link', { name: 'Choose which ones we email you' });
    expect(note.query()).toBeNull();
    const countShifts = watchShifts();
    answer({
      notifications: [1, 2, 3, 4, 5, 6, 7].map(createNotice),
      total: 7,
      unread: 0,
      page: 1,
      per_page: 20,
    });
    await expect.element(note).toBeInTheDocument();
    expect(countShifts()).toBeLessThan(0.01);
  });

  test.each(['/login', '/register'])('has every social login of %s when it is drawn', async (path) => {
    resetVisitor();
    await page.viewport(...phone);
    const config = Promise.withResolvers<{ readonly body: unknown }>();
    const readConfig = vi.fn(() => config.promise);
    const { screen } = await openSite(path, { 'GET /config.json': readConfig });
    await expect.poll(() => readConfig.mock.calls.length).toBe(1);
    const countShifts = watchShifts();
    config.resolve({ body: { ...siteConfig, social: { google: true, facebook: true } } });
    await expect.element(screen.getByRole('link', { name: 'Continue with Facebook' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(countShifts()).toBeLessThan(0.01);
  });

  test.for([
    ['/api/referral/user-referral', { ...referral }],
    ['/api/common/configurations', { configurations: [] }],
    ['/api/coupon/coupons', { coupons: [], total: 0, page: 1, per_page: 20 }],
  ] as const)(
    'stays where it is for invitations on a desktop until %s has answered',
    async ([text, body]) => {
      const { screen, answer } = await openWithout(text, '/referral', referralAnswers, desktop);
      const heading = screen.getByRole('heading', { level: 1 });
      await expect.element(heading).toBeVisible();
      await expect
        .poll(() => vi.mocked(window.fetch).mock.calls.some(([input]) => urlOf(input).includes(text)))
        .toBe(true);
      const countShifts = watchShifts();
      answer(body);
      await expect.element(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
      await expect.element(screen.getByLabelText('Link', { exact: true })).toBeVisible();
      expect(countShifts()).toBeLessThan(0.05);
    },
  );

  test('shows a chat with its cards, not before them', async () => {
    const path = `/messages/${parties.propertyId}/${parties.buyerId}`;
    const { screen, answer } = await openWithout('/api/buyer-seller-chat/', path, {
      'GET /api/user': createUserAnswer({ id: parties.sellerId }),
    });
    await expect.element(screen.getByText('Loading the conversation')).toBeInTheDocument();
    const countShifts = watchShifts();
    answer(chatWithRequest());
    await expect.element(screen.getByText('Is the garden south-facing?')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Viewing' }).elements()).toHaveLength(1);
    expect(countShifts()).toBeLessThan(0.05);
  });
});

const referral = {
  code: 'HAPPYDAY',
  link: 'https://gable.example/register?ref=HAPPYDAY',
  count: 3,
  qualified: 1,
  points: 40,
  pendingPoints: 0,
  isReferred: false,
  isRedeem: false,
  nextReward: { points: 100, pence: 1000, missing: 60 },
};
const referralAnswers: Answers = {
  'GET /api/user': createUserAnswer(),
  'GET /api/referral/user-referral/count-by-referrer': { body: referral },
  'GET /api/coupon/coupons': { body: { coupons: [], total: 0, page: 1, per_page: 20 } },
  'GET /api/common/configurations': { body: { configurations: [] } },
};

const createNotice = (nth: number) => ({
  id: `ntf_0000000000000000000000000${nth}`,
  topic: 'viewings',
  title: `Viewing request: ${nth} Oak Road, Leeds`,
  body: `Ben Buyer asks to view ${nth} Oak Road, Leeds.`,
  href: '/how-it-works',
  createdAt: getDayAfter(-nth),
  read: true,
});

const createRequest = (nth: number) => ({
  id: `vwg_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}V`,
  messageId: `msg_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}M`,
  timeSlotId: `slt_01K9ZX3Q6T4C8V0R2M5N7P9B${nth}S`,
  propertyId: ids.property,
  sellerId: ids.owner,
  buyerId: parties.buyerId,
  counterpart: { id: parties.buyerId, user_name: 'ben buyer' },
  start: getDayAfter(2),
  end: getDayAfter(2),
  kind: 'private',
  attendees: 1,
  status: 'requested',
  side: 'seller',
  agreed: false,
  reschedules: 0,
  can: ['accept', 'reject'],
  createdAt: getDayAfter(-1),
  updatedAt: getDayAfter(-1),
});

/** A chat of a question and the card of a viewing. */
function chatWithRequest() {
  const viewing = createRequest(1);
  const question = createMessage(undefined, 'buyer');
  const asked = appendMessage(undefined, question).thread;
  const card = createMessage(asked, 'system', {
    card: { type: 'viewing', id: viewing.id, moment: 'requested', by: 'buyer' },
    body: '',
  });
  const { thread } = appendMessage(asked, card);
  return {
    messages: [card, question].map((message) => toMessageView(message, thread, 'seller', noon)),
    total: 2,
    side: 'seller',
    counterpart: viewing.counterpart,
    viewings: [viewing],
    offers: [],
    muted: false,
    safetyNotice: false,
    unreadTotal: 0,
  };
}
