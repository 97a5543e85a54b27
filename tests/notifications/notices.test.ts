import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Nation } from '../../events/vocabulary.ts';
import { noticedEvents, createNotices } from '../../functions/reach/notifications/domain/rules/index.ts';
import {
  buyer,
  getEventExample,
  facts,
  listPeople,
  rival,
  noticeContext,
  createNoticeContext,
  seller,
  joinText,
} from './notice-examples.ts';

const noticed = noticedEvents.map(({ name }) => name);
const told = (name: string, change: Record<string, unknown> = {}, on = noticeContext) =>
  createNotices(name, getEventExample(name, change), on);

describe.each(noticed)('the notices of %s', (name) => {
  test.each(Nation.options)('consist of whole sentences in %s', (nation) => {
    for (const notice of told(name, {}, createNoticeContext(nation))) {
      expect(joinText(notice)).not.toMatch(/undefined|null|NaN|\[object|Invalid|[ ]{2}|!/);
      expect(notice.title.length).toBeLessThanOrEqual(78);
      expect(notice.body).toMatch(/^[\p{Lu}\d“].*[.”]$/u);
      expect(notice.href).toMatch(/^\/[\w/-]+(\?\w+=\w+)?(#\w+)?$/);
      expect(notice.bell || notice.mail).toBe(true);
    }
  });

  test('mail each person once, with a short subject for long names', () => {
    const long = { ownTitle: `14 ${'Oak '.repeat(30)}Road, Leeds`, title: `${'Oak '.repeat(30)}Road, Leeds` };
    const notices = told(name, {}, createNoticeContext('england', long));
    const mailed = notices.filter(({ mail }) => mail).map(({ to }) => to);
    expect(new Set(mailed).size).toBe(mailed.length);
    for (const { title } of notices) expect(title.length).toBeLessThanOrEqual(78);
  });

  test('name people without a username by their role', () => {
    for (const notice of told(name, {}, { ...noticeContext, names: new Map() }))
      expect(joinText(notice)).not.toMatch(/undefined|null/);
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

/** The example of an event with those of the values that its schema has and accepts. */
function varied(name: string, values: Record<string, unknown>): Record<string, unknown> {
  const type = noticedEvents.find((one) => one.name === name);
  let data = getEventExample(name);
  for (const [field, value] of Object.entries(values)) {
    const next = { ...data, [field]: value };
    if (field in data && type?.detail.safeParse(next).success) data = next;
  }
  return data;
}

test('addresses only people of the event and names only its two sides', () => {
  fc.assert(
    fc.property(fc.constantFrom(...noticed), anyChange, (name, values) => {
      const data = varied(name, values);
      for (const notice of createNotices(name, data, noticeContext)) {
        const allowed = [...listPeople(data), ...(data['underOffer'] === true ? [buyer] : [])];
        expect(allowed).toContain(notice.to);
        expect(notice.from).not.toBe(notice.to);
        expect(joinText(notice)).not.toContain('Rita Rival');
      }
    }),
  );
});

test('sends every buyer of a round the same text without names', () => {
  for (const name of [
    'best_and_final.called.v1',
    'best_and_final.cancelled.v1',
    'best_and_final.closed.v1',
  ]) {
    const data = { ...getEventExample(name), buyerIds: [buyer, rival] };
    const notices = createNotices(name, data, noticeContext).filter(({ to }) => to !== seller);
    expect(notices.map(({ to }) => to)).toEqual([buyer, rival]);
    expect(new Set(notices.map(joinText)).size).toBe(1);
    expect(notices.map(joinText).join()).not.toMatch(/Ben|Rita|£|\b3 offers/);
  }
});

test.each(['offer.made.v1', 'offer.raised.v1'])('%s: leaves a sealed sum out of every notice', (name) => {
  const known = { ...noticeContext, offer: facts.offer && { ...facts.offer, amount: 345_678 } };
  const words = told(name, { sealed: true, amount: 345_678, before: 345_677 }, known)
    .map(joinText)
    .join('\n');
  // Neither terms nor words, which tell much of the sum.
  expect(words).not.toMatch(/chain|shed|love|top price/);
  expect(words).toContain('sealed');
  expect(words).not.toMatch(/£|345/);
  expect(told(name, { amount: 345_678 }).map(joinText).join()).toContain('£345,678');
});

test('shows a sum only to its own two sides', () => {
  const reads = (name: string) => {
    const data = varied(name, { amount: 345_678, before: 345_677, underOffer: false });
    const sums = createNotices(name, data, noticeContext).filter((notice) =>
      /345,67[78]/.test(joinText(notice)),
    );
    return sums.map(({ to }) => ({ to, own: to === data['sellerId'] || to === data['buyerId'] }));
  };
  const all = noticed.flatMap(reads);
  expect(all.filter(({ own }) => !own)).toEqual([]);
  expect(all.length).toBeGreaterThan(5);
});

/** Events after which a buyer knows the address: a confirmed visit or an accepted offer. */
const addressed =
  /^(viewing\.(confirmed|reminded)|offer\.(accepted|change_|fell_through)|solicitor|memorandum|signing|reservation|sale|property)/;
test.each(noticed.filter((name) => !addressed.test(name)))(
  '%s: shows buyers the street without the number',
  (name) => {
    const words = told(name)
      .filter(({ to }) => to !== seller)
      .map(joinText);
    expect(words.join()).not.toMatch(/14 Oak|LS6/);
  },
);

test('leaves the address out for a video viewing', () => {
  const words = told('viewing.confirmed.v1', { kind: 'video' })
    .filter(({ to }) => to === buyer)
    .map(joinText);
  expect(words.join()).not.toMatch(/14 Oak|LS6/);
});

test('notifies the buyer of the accepted offer of later changes, and no buyer before it', () => {
  const after = told('property.price_changed.v1', { underOffer: true });
  expect(after).toMatchObject([{ to: buyer, from: seller, topic: 'sale' }]);
  expect(told('property.price_changed.v1')).toEqual([]);
});

test('sends no notice of feedback that is not shared', () => {
  expect(told('viewing.feedback_given.v1', { shared: false })).toEqual([]);
});

test.each([
  ['card', 'Your bank', 'tell your bank so'],
  ['wallet', 'PayPal', 'tell PayPal so'],
])('names who decides a dispute of a payment by %s: %s', (payBy, decider, advice) => {
  const opened = told('payment.disputed.v1', { payBy }).map(joinText).join();
  expect(opened).toContain(`${decider} asked for`);
  expect(opened).toContain(advice);
  expect(opened).toContain('can’t cancel the package or upgrade it');
  for (const won of [true, false]) {
    const closed = told('payment.dispute_closed.v1', { payBy, won }).map(joinText).join();
    expect(closed).toContain(`${decider} ${won ? 'decided' : 'gave'}`);
  }
});

test.each([
  ['referral.created.v1', /joined with your link/],
  ['referral.pending.v1', /on their way/],
])('%s: notifies only the person who invited', (name, title) => {
  expect(told(name, { referrerId: seller, userId: buyer })).toMatchObject([
    { to: seller, title: expect.stringMatching(title) },
  ]);
});

test('shows the seller in the bell which trees and carbon their package paid for', () => {
  const notices = told('carbon.offset.v1', { ownerId: seller, trees: 2, kg: 100 });
  expect(notices).toMatchObject([{ to: seller, bell: true, mail: false }]);
  expect(notices.map(joinText).join()).toContain('2 trees funded and 100 kg of carbon offset');
});

test('notifies exactly the people who earned points', () => {
  const all = { referrerId: seller, userId: buyer };
  for (const earnedBy of [[], [seller], [buyer], [seller, buyer]])
    expect(told('referral.qualified.v1', { ...all, earnedBy }).map(({ to }) => to)).toEqual(earnedBy);
});

describe('the facts that decide', () => {
  const [request] = told('viewing.requested.v1');
  const [offer] = told('offer.made.v1');

  test('tell a seller who asks to come, from what position, and what they wrote', () => {
    expect(request?.rows).toContainEqual(['Who’s coming', '2 people']);
    expect(request?.rows).toContainEqual(['Position', 'First-time buyer, no chain']);
    expect(request?.rows).toContainEqual(['Have you sold?', 'We rent']);
    expect(request?.quote).toEqual({ by: 'Ben Buyer wrote', text: 'Is there parking?' });
  });

  test('tell a seller how an offer compares, and its terms and words', () => {
    expect(offer?.rows).toContainEqual(['How it compares', '£5,000 under the asking price']);
    expect(offer?.rows).toContainEqual(['Position', 'First-time buyer, no chain']);
    expect(offer?.rows).toContainEqual(['Conditions', 'The shed stays']);
    expect(offer?.rows.map(([label]) => label)).not.toContain('Timing');
    expect(offer?.quote?.text).toBe('We love it');
    expect(told('offer.raised.v1', { amount: 320_000 })[0]?.quote?.text).toBe('Our top price');
    expect(told('offer.countered.v1', { amount: 330_000 })[0]?.rows).toContainEqual([
      'Conditions',
      'By Easter',
    ]);
  });

  test('are left out where the offer has changed since the event', () => {
    const [later] = told('offer.made.v1', { amount: 300_000 });
    expect(later?.rows.map(([label]) => label)).toEqual(['Offer', 'Home']);
    expect(later?.quote).toBeUndefined();
    expect(told('offer.countered.v1', { amount: 331_000 }).map(joinText).join()).not.toContain('Easter');
  });

  test('name the seller of a confirmed viewing, its map, and the way to cancel it', () => {
    const confirmed = told('viewing.confirmed.v1').find(({ to }) => to === buyer);
    expect(confirmed?.body).toContain('with Sally Seller is on');
    expect(confirmed?.otherActions).toEqual([
      {
        label: 'Open the map',
        href: expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.+14\+Oak\+Road/),
      },
      { label: 'Can’t make it? Cancel the viewing', href: expect.stringMatching(/^\/viewings\?cancel=vwg_/) },
    ]);
  });

  test('lead from a declined viewing to the times of that home', () => {
    const [declined] = told('viewing.rejected.v1', {
      alternatives: [getEventExample('viewing.requested.v1')['timeSlotId']],
    });
    expect(declined?.href).toMatch(/^\/property-details\/prp_\w+\?book=times$/);
    expect(told('viewing.rejected.v1')[0]?.href).toBe('/viewings');
  });
});

test.each([
  ['under_offer', /^\/property-details\//],
  ['back', /^\/property-details\//],
  ['off_market', /^\/my-buying\?/],
])('leads from the news %s of a noted home to a page that its reader may see', (to, path) => {
  const [notice] = told('interest.home_changed.v1', { to }, { ...noticeContext, acceptedBuyer: undefined });
  expect(notice?.href).toMatch(path);
});

test.each(['home_report.asked.v1', 'home_report.answer_near.v1'])(
  '%s: asks the seller to upload the Home Report where it is missing',
  (name) => {
    const labelOf = (hasReport: boolean) =>
      told(name, {}, createNoticeContext('scotland', { hasReport })).map(({ action }) => action);
    expect([labelOf(true), labelOf(false)]).toEqual([['Answer'], ['Upload or answer']]);
  },
);

test.each([
  ['scotland', 'a first bid is an ordinary offer now'],
  ['england', 'a first one made in the round is an ordinary offer now'],
] as const)('tells in %s who bid what a round that is called off leaves of it', (nation, words) => {
  const [notice] = told('best_and_final.cancelled.v1', {}, createNoticeContext(nation));
  expect(notice?.body).toContain('Your offer is back to what it was before;');
  expect(notice?.body).toContain(words);
});

test.each([
  ['scotland', 0, 'No bids by the closing date', /no bid came in/],
  ['scotland', 1, 'Bids are in', /see the bids now: 1 bid for/],
  ['england', 0, 'No final offers by the deadline', /no final offer came in/],
  ['england', 2, 'Best and final offers are in', /see the offers now: 2 offers for/],
] as const)('tells the seller in %s of a round with %i offers', (nation, offers, title, words) => {
  const notices = told('best_and_final.closed.v1', { offers }, createNoticeContext(nation));
  const own = notices.find(({ to }) => to === seller);
  expect(own?.title).toContain(title);
  expect(own?.body).toMatch(words);
});

test.each<[boolean | undefined, string, string]>([
  [true, 'Read it, and sign it as well', 'Read and sign it'],
  [false, 'Signing is optional', 'See the sale'],
  [undefined, 'Signing is optional', 'See the sale'],
])('a signature asks its reader where they can sign: %s', (canSign, body, action) => {
  const [notice] = told('memorandum.signed.v1', { side: 'seller' }, { ...noticeContext, canSign });
  expect(notice?.title).toMatch(/^The seller signed the memorandum of sale/);
  expect(notice?.body).toContain(body);
  expect(notice?.action).toBe(action);
});

test('the notice of a signed paper names the version where another one has replaced it', () => {
  const [last] = told('memorandum.signed.v1', { complete: true });
  expect(last?.title).toMatch(/^One person of each side has signed the memorandum of sale/);
  const [earlier] = told('memorandum.signed.v1', { complete: true, replacedBy: 2 });
  expect(earlier?.title).toMatch(/^One person of each side has signed version 1 of the memorandum of sale/);
  expect(earlier?.body).toContain('Version 2 has replaced it since');
});

test.each([
  ['declined', 'seller', 1, /^Sally Seller declined to sign the memorandum of sale for .* at Documenso/],
  ['expired', undefined, 2, /wasn’t signed at Documenso in time/],
  ['withdrawn', undefined, 2, /was taken back at Documenso/],
  // The notice of the new version says so, or that of the sale.
  ['replaced', undefined, 0, /^$/],
  ['sale_moved', undefined, 0, /^$/],
])('a paper at Documenso that is %s is told to whom it is news', (why, side, readers, body) => {
  const notices = told('signing.ended.v1', { why, side });
  expect(notices).toHaveLength(readers);
  for (const notice of notices) expect(notice.body).toMatch(body);
});

test('says what the end of a reservation agreement means: nobody is told that nothing is owed where staff ended it', () => {
  const removed = told('reservation.closed.v1', { how: 'sale_ended', side: undefined, reason: undefined })
    .map(joinText)
    .join();
  expect(removed).toContain('Gable closed the listing. Ask your solicitor');
  expect(removed).not.toMatch(/owes/);
});

test('leads from the end of a sale to that sale, whatever the same two agree later', () => {
  const ends = ['reservation.closed.v1', 'reservation.contested.v1'].flatMap((name) => told(name, {}));
  for (const { href } of [...ends, ...told('offer.fell_through.v1', {}).filter(({ to }) => to === buyer)])
    expect(href).toMatch(/^\/accepted-offer\/prp_\w+\/usr_\w+\?offer=off_\w+$/);
  for (const { href } of told('reservation.closed.v1', { how: 'agreed' })) expect(href).not.toContain('?');
});

test.each([
  ['survey', false],
  ['breach', true],
])(
  'says the same of the named reason %s to both sides, and who owes what if an agreement was broken',
  (reason, isBreach) => {
    const bodies = told('reservation.closed.v1', { reason }).map(({ to, body, more }) => ({
      to,
      text: [body, ...more].join(' '),
    }));
    const [own, other] = [buyer, seller].map((person) => bodies.find(({ to }) => to === person)?.text ?? '');
    expect(own).toContain(
      'You owe nothing under the agreement if the reason is true. Sally Seller can dispute it on Gable within 14 days. If they don’t, the reason counts as accepted.',
    );
    expect(other).toContain(
      'Ben Buyer owes nothing under the agreement if the reason is true. You can dispute it on Gable within 14 days. If you don’t, the reason counts as accepted.',
    );
    expect(/you broke the agreement, you owe Ben Buyer what they spent/.test(other ?? '')).toBe(isBreach);
  },
);
