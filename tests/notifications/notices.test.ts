import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventNames } from '../../events/index.ts';
import { Nation } from '../../events/vocabulary.ts';
import { auditedEvents } from '../../functions/audit/domain/audit.ts';
import {
  noticedEvents,
  createNotices,
  silentEvents,
} from '../../functions/notifications/domain/rules/index.ts';
import { buyer, exampleOf, peopleOf, rival, scene, sceneIn, seller, wordsOf } from './stage.ts';

const noticed = noticedEvents.map(({ name }) => name);
const told = (name: string, change: Record<string, unknown> = {}, on = scene) =>
  createNotices(name, exampleOf(name, change), on);

test('every event is told to somebody, or is silent for a reason', () => {
  expect([...noticed, ...Object.keys(silentEvents)].toSorted()).toEqual([...eventNames].toSorted());
  expect(new Set(noticed).size).toBe(noticed.length);
  for (const reason of Object.values(silentEvents)) expect(reason).toMatch(/\w+ \w+/);
});

test('EventBridge takes what the bell and the audit trail listen to', () => {
  const pattern = (names: readonly string[]) => JSON.stringify({ source: ['gable'], 'detail-type': names });
  expect(pattern(noticed).length).toBeLessThan(2048);
  expect(pattern(auditedEvents.map(({ name }) => name)).length).toBeLessThan(2048);
});

describe.each(noticed)('%s', (name) => {
  test.each(Nation.options)('is told in whole sentences, in %s', (nation) => {
    for (const notice of told(name, {}, sceneIn(nation))) {
      expect(wordsOf(notice)).not.toMatch(/undefined|null|NaN|\[object|Invalid|[ ]{2}|!/);
      expect(notice.title.length).toBeLessThanOrEqual(78);
      expect(notice.body).toMatch(/^[\p{Lu}\d“].*[.”]$/u);
      expect(notice.href).toMatch(/^\/[\w/-]+(\?\w+=\w+)?(#\w+)?$/);
      expect(notice.bell || notice.mail).toBe(true);
    }
  });

  test('nobody is mailed twice, and a long name or home does not make a long subject', () => {
    const long = { ownTitle: `14 ${'Oak '.repeat(30)}Road, Leeds`, title: `${'Oak '.repeat(30)}Road, Leeds` };
    const notices = told(name, {}, sceneIn('england', long));
    const mailed = notices.filter(({ mail }) => mail).map(({ to }) => to);
    expect(new Set(mailed).size).toBe(mailed.length);
    for (const { title } of notices) expect(title.length).toBeLessThanOrEqual(78);
  });

  test('people without a username have their part', () => {
    for (const notice of told(name, {}, { ...scene, names: new Map() }))
      expect(wordsOf(notice)).not.toMatch(/undefined|null/);
  });
});

const anyChange = fc.record({
  by: fc.constantFrom('seller', 'buyer', 'system'),
  amount: fc.integer({ min: 1_000, max: 900_000 }),
  before: fc.integer({ min: 1_000, max: 900_000 }),
  sealed: fc.boolean(),
  backup: fc.boolean(),
  shared: fc.boolean(),
  underOffer: fc.boolean(),
  solicitor: fc.boolean(),
  reconfirmed: fc.boolean(),
  late: fc.boolean(),
  side: fc.constantFrom('seller', 'buyer'),
  hours: fc.constantFrom(2, 24),
});

/** The example with those of the values that its event has and takes. */
function varied(name: string, values: Record<string, unknown>): Record<string, unknown> {
  const type = noticedEvents.find((one) => one.name === name);
  let data = exampleOf(name);
  for (const [field, value] of Object.entries(values)) {
    const next = { ...data, [field]: value };
    if (field in data && type?.detail.safeParse(next).success) data = next;
  }
  return data;
}

test('only the people of an event hear of it, and never who else is there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...noticed), anyChange, (name, values) => {
      const data = varied(name, values);
      for (const notice of createNotices(name, data, scene)) {
        const allowed = [...peopleOf(data), ...(data['underOffer'] === true ? [buyer] : [])];
        expect(allowed).toContain(notice.to);
        expect(notice.from).not.toBe(notice.to);
        expect(wordsOf(notice)).not.toContain('Rita Rival');
      }
    }),
  );
});

test('of a round with many, each buyer reads the same words and no name', () => {
  for (const name of [
    'best_and_final.called.v1',
    'best_and_final.cancelled.v1',
    'best_and_final.closed.v1',
  ]) {
    const data = { ...exampleOf(name), buyerIds: [buyer, rival] };
    const notices = createNotices(name, data, scene).filter(({ to }) => to !== seller);
    expect(notices.map(({ to }) => to)).toEqual([buyer, rival]);
    expect(new Set(notices.map(wordsOf)).size).toBe(1);
    expect(notices.map(wordsOf).join()).not.toMatch(/Ben|Rita|£|\b3 offers/);
  }
});

test.each(['offer.made.v1', 'offer.raised.v1'])('%s: a sealed sum is in no notice', (name) => {
  const words = told(name, { sealed: true, amount: 345_678, before: 345_677 }).map(wordsOf).join('\n');
  expect(words).toContain('sealed');
  expect(words).not.toMatch(/£|345/);
  expect(told(name, { amount: 345_678 }).map(wordsOf).join()).toContain('£345,678');
});

test('a sum is told to its own two sides alone', () => {
  const reads = (name: string) => {
    const data = varied(name, { amount: 345_678, before: 345_677, underOffer: false });
    const sums = createNotices(name, data, scene).filter((notice) => /345,67[78]/.test(wordsOf(notice)));
    return sums.map(({ to }) => ({ to, own: to === data['sellerId'] || to === data['buyerId'] }));
  };
  const all = noticed.flatMap(reads);
  expect(all.filter(({ own }) => !own)).toEqual([]);
  expect(all.length).toBeGreaterThan(5);
});

/** Confirmed for a visit there, or agreed to buy it. */
const addressed =
  /^(viewing\.(confirmed|reminded)|offer\.(accepted|change_|fell_through)|solicitor|memorandum|sale|property)/;
test.each(noticed.filter((name) => !addressed.test(name)))(
  '%s: buyers read the street, not the number',
  (name) => {
    const words = told(name)
      .filter(({ to }) => to !== seller)
      .map(wordsOf);
    expect(words.join()).not.toMatch(/14 Oak|LS6/);
  },
);

test('a video viewing has no address', () => {
  const words = told('viewing.confirmed.v1', { kind: 'video' })
    .filter(({ to }) => to === buyer)
    .map(wordsOf);
  expect(words.join()).not.toMatch(/14 Oak|LS6/);
});

test('a change after acceptance reaches the buyer whose offer stands, and nobody before it', () => {
  const after = told('property.price_changed.v1', { underOffer: true });
  expect(after).toMatchObject([{ to: buyer, from: seller, topic: 'sale' }]);
  expect(told('property.price_changed.v1')).toEqual([]);
});

test('what was said and not shared stays with the buyer', () => {
  expect(told('viewing.feedback_given.v1', { shared: false })).toEqual([]);
});

test.each([
  ['card', 'Your bank', 'tell your bank so'],
  ['wallet', 'PayPal', 'tell PayPal so'],
])('a dispute of a payment by %s is decided by %s', (payBy, decider, advice) => {
  const opened = told('payment.disputed.v1', { payBy }).map(wordsOf).join();
  expect(opened).toContain(`${decider} asked for`);
  expect(opened).toContain(advice);
  expect(opened).toContain('can not be cancelled or changed');
  for (const won of [true, false]) {
    const closed = told('payment.dispute_closed.v1', { payBy, won }).map(wordsOf).join();
    expect(closed).toContain(`${decider} ${won ? 'decided' : 'gave'}`);
  }
});

test.each([
  ['referral.created.v1', /joined with your link/],
  ['referral.pending.v1', /on their way/],
])('%s reaches the person who invited, and nobody else', (name, title) => {
  expect(told(name, { referrerId: seller, userId: buyer })).toMatchObject([
    { to: seller, title: expect.stringMatching(title) },
  ]);
});

test('a seller reads in the bell which trees and carbon their package paid for', () => {
  const notices = told('carbon.offset.v1', { ownerId: seller, trees: 2, kg: 100 });
  expect(notices).toMatchObject([{ to: seller, bell: true, mail: false }]);
  expect(notices.map(wordsOf).join()).toContain('2 trees planted and 100 kg of carbon offset');
});

test('points are told to whom they came, and to nobody else', () => {
  const all = { referrerId: seller, userId: buyer };
  for (const earnedBy of [[], [seller], [buyer], [seller, buyer]])
    expect(told('referral.qualified.v1', { ...all, earnedBy }).map(({ to }) => to)).toEqual(earnedBy);
});
