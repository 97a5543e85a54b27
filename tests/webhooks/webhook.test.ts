import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { eventCatalogue } from '../../events/index.ts';
import { createWebhookSecret, signWebhook } from '../../functions/reach/webhooks/adapters/webhook-secret.ts';
import {
  addTry,
  restartDelivery,
  toWebhookBody,
  type WebhookDelivery,
} from '../../functions/reach/webhooks/domain/webhook-delivery.ts';
import { listWebhookNews, webhookTypes } from '../../functions/reach/webhooks/domain/webhook-types.ts';
import { describeWebhookEvent } from '../../functions/reach/webhooks/domain/webhook-words.ts';
import {
  addWebhook,
  isSignedOut,
  listSecrets,
  maxWebhooks,
  noteTry,
  renewSecret,
  turnWebhookOn,
  type Webhook,
  type WebhookList,
} from '../../functions/reach/webhooks/domain/webhook.ts';

const noon = new Date('2026-11-29T12:00:00.000Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const userId = `usr_${'0'.repeat(26)}` as const;
const webhook: Webhook = {
  id: `whk_${'0'.repeat(26)}`,
  url: 'https://hooks.example.com/',
  types: ['offer.made.v1'],
  createdAt: noon.toISOString(),
  secret: 'sealed-1',
};
const delivery: WebhookDelivery = {
  webhookId: webhook.id,
  id: 'whd_evt_1',
  userId,
  type: 'offer.made.v1',
  at: noon.toISOString(),
  data: { offerId: 'off_1' },
  state: 'waiting',
  tries: [],
  round: 0,
  version: 1,
  expiresAt: 0,
};
const failed = { at: noon.toISOString(), status: 500 };

describe('signWebhook', () => {
  const body = toWebhookBody(delivery);
  test('is verified by the library of the convention, by either secret of a rotation', () => {
    const [secret, former] = [createWebhookSecret(), createWebhookSecret()];
    const second = Math.floor(Date.now() / 1000);
    const headers = signWebhook({ id: delivery.id, body }, [secret, former], second);
    for (const each of [secret, former])
      expect(new Verifier(each).verify(body, headers)).toMatchObject({ type: 'offer.made.v1' });
    expect(() => new Verifier(createWebhookSecret()).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Verifier(secret).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  test('is refused by a receiver when it comes again after five minutes', () => {
    const secret = createWebhookSecret();
    const second = Math.floor(Date.now() / 1000) - 301;
    const headers = signWebhook({ id: delivery.id, body }, [secret], second);
    expect(() => new Verifier(secret).verify(body, headers)).toThrow('too old');
  });
});

describe('addTry', () => {
  test('plans ten tries in three days, and then gives up', () => {
    let state = delivery;
    let time = noon;
    const hours: number[] = [];
    while (state.state === 'waiting') {
      state = addTry(state, { at: time.toISOString(), failure: 'no_answer' });
      if (state.nextAt === undefined) break;
      time = new Date(state.nextAt);
      hours.push(Math.round((time.getTime() - noon.getTime()) / 360_000) / 10);
    }
    expect(state).toMatchObject({ state: 'failed', round: 10 });
    expect(hours).toEqual([0, 0.1, 0.6, 2.6, 7.6, 17.6, 31.6, 51.6, 75.6]);
  });

  test.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'waiting'],
    [410, 'failed'],
    [429, 'waiting'],
    [500, 'waiting'],
  ] as const)('takes an answer %i for %s', (status, state) => {
    expect(addTry(delivery, { at: noon.toISOString(), status }).state).toBe(state);
  });

  test('keeps its log short', () => {
    let state = delivery;
    for (let nth = 0; nth < 30; nth += 1) state = addTry({ ...state, round: 0 }, failed);
    expect(state.tries).toHaveLength(20);
  });
});

describe('restartDelivery', () => {
  test('begins again under the same id, and not while a try is to come', () => {
    const done = addTry(delivery, { at: noon.toISOString(), status: 200 });
    const begun = { id: delivery.id, state: 'waiting', round: 0, version: 3 };
    expect(restartDelivery(done, noon)).toMatchObject(begun);
    expect(() => restartDelivery(addTry(delivery, failed), noon)).toThrow('This is on its way.');
  });

  test.each([
    ['its first try', delivery, 1],
    ['its next try', addTry(delivery, failed), 1 + 1 / 60],
  ])('begins again when the time of %s is more than an hour past', (_, waiting, hours) => {
    expect(() => restartDelivery(waiting, later(hours))).toThrow('This is on its way.');
    const begun = restartDelivery(waiting, new Date(later(hours).getTime() + 1_000));
    expect(begun).toMatchObject({ state: 'waiting', round: 0, version: waiting.version + 1 });
    expect(begun).not.toHaveProperty('nextAt');
  });
});

describe('noteTry', () => {
  const fail = { isDelivered: false, isGone: false, isLast: false };
  test('turns a webhook off after three days without a success, and not before', () => {
    const failing = noteTry(webhook, fail, noon);
    expect(failing).toMatchObject({ failingSince: noon.toISOString() });
    expect(noteTry(failing, { ...fail, isLast: true }, later(71))).toBe(failing);
    expect(noteTry(failing, fail, later(80))).toBe(failing);
    expect(noteTry(failing, { ...fail, isLast: true }, later(72))).toMatchObject({ off: 'failing' });
  });

  test('forgets failures at a success, and turns off at once what has gone', () => {
    const failing = noteTry(webhook, fail, noon);
    expect(noteTry(failing, { ...fail, isDelivered: true }, later(1))).toEqual(webhook);
    expect(noteTry(webhook, { ...fail, isDelivered: true }, later(1))).toBe(webhook);
    const gone = noteTry(webhook, { ...fail, isGone: true, isLast: true }, noon);
    expect(gone.off).toBe('gone');
    expect(turnWebhookOn(gone)).toEqual(webhook);
  });
});

describe('isSignedOut', () => {
  test.each([
    ['one that was made before the logins ended', {}, 1, true],
    ['one that was made after it', {}, -1, false],
    ['one that its person confirmed after it', { confirmedAt: later(2).toISOString() }, 1, false],
  ])('tells of %s', (_, change, hours, expected) => {
    const made = { ...webhook, createdAt: noon.toISOString(), ...change };
    expect(isSignedOut(made, later(hours).getTime() / 1_000)).toBe(expected);
  });
});

describe('a list of webhooks', () => {
  test('has five at most', () => {
    let list: WebhookList = { userId, webhooks: [], version: 0 };
    for (let nth = 0; nth < maxWebhooks; nth += 1) list = addWebhook(list, webhook);
    expect(() => addWebhook(list, webhook)).toThrow('the most there can be');
  });

  test('signs by both secrets for a day after a renewal', () => {
    const renewed = renewSecret(webhook, 'sealed-2', noon);
    expect(listSecrets(renewed, later(23))).toEqual(['sealed-2', 'sealed-1']);
    expect(listSecrets(renewed, later(24))).toEqual(['sealed-2']);
    const refused = expect.objectContaining({ code: 'conflict', extras: { state: 'renewed' } });
    expect(() => renewSecret(renewed, 'sealed-3', later(23))).toThrow(refused);
    const off = { ...renewed, off: 'signed_out' as const };
    expect(renewSecret(off, 'sealed-3', later(23)).secret).toBe('sealed-3');
    expect(listSecrets(renewSecret(renewed, 'sealed-3', later(24)), later(24))).toEqual([
      'sealed-3',
      'sealed-2',
    ]);
  });
});

describe('news', () => {
  test('are no money, no checks and no logins', () => {
    expect(webhookTypes.length).toBeGreaterThan(40);
    expect(
      webhookTypes.filter((type) => /payment|package|coupon|account|ownership|identity|user\./.test(type)),
    ).toEqual([]);
  });

  test.each(webhookTypes)('of %s go to people of the event, and have ids alone', (type) => {
    const event = eventCatalogue.find(({ name }) => name === type);
    const detail: Readonly<Record<string, unknown>> = event?.example ?? {};
    const known = JSON.stringify(detail);
    const news = listWebhookNews(type, detail);
    expect(news.length).toBeGreaterThan(0);
    for (const each of news) {
      expect(known).toContain(each.userId);
      for (const id of Object.values(each.data)) expect(id).toMatch(/^[a-z]{3}_[0-9A-Z]{26}$/);
    }
    expect(new Set(news.map((each) => each.userId)).size).toBe(news.length);
  });
});

test.each(webhookTypes)('the page for developers says what %s means', (name) => {
  expect(describeWebhookEvent(name).what).toMatch(/^[A-Z].*\.$/);
});
