import { describe, expect, test } from 'vitest';
import type { OfferStatus } from '../../events/vocabulary.ts';
import {
  applyOfferAcceptance,
  applyCounterAcceptance,
  agreePriceChange,
  requestPriceChange,
  applyOfferCompletion,
  declinePriceChange,
  applyExchange,
  applyOfferFallThrough,
} from '../../functions/deals/offers/domain/acceptance.ts';
import { reviseOffer } from '../../functions/deals/offers/domain/create-offer.ts';
import {
  applyExpiry,
  calculateOfferDueAt,
  toCurrentOffer,
} from '../../functions/deals/offers/domain/due-changes.ts';
import type { OfferDecision, OfferSide } from '../../functions/deals/offers/domain/offer-decision.ts';
import { toOfferView } from '../../functions/deals/offers/domain/offer-view.ts';
import type { Offer } from '../../functions/deals/offers/domain/offer.ts';
import {
  makeCounterOffer,
  declineCounterOffer,
  putOfferOnHold,
  reconfirmOffer,
  applyOfferRejection,
  reopenOffer,
  withdrawOffer,
} from '../../functions/deals/offers/domain/responses.ts';
import {
  isOpenStatus,
  transitionOf,
  offerTransitions,
  type OfferActionKey,
  offerActions,
} from '../../functions/deals/offers/domain/transitions.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import {
  acceptanceOptions,
  createBuyerId,
  addHours,
  makeFirstOffer,
  createStamp,
  createRound,
} from './offer-examples.ts';

const moment = createStamp();
const sum = (amount: number) => ({ amount, terms: {} });
const why = { reason: 'other' } as const;

/** An offer in each status, reached by the steps that lead to it. */
function offersByStatus(): Record<OfferStatus, Offer> {
  const pending = makeFirstOffer().offer;
  const accepted = applyOfferAcceptance(
    pending,
    acceptanceOptions,
    { side: 'seller', round: undefined },
    moment,
  ).offer;
  const exchanged = applyExchange(accepted, noon);
  const held = putOfferOnHold(pending, moment);
  if (!held) throw new Error('A pending offer stands back');
  return {
    pending,
    countered: makeCounterOffer(pending, { amount: 320_000 }, { side: 'seller', round: undefined }, moment)
      .offer,
    on_hold: held.offer,
    accepted,
    rejected: applyOfferRejection(pending, 'seller', why, moment).offer,
    withdrawn: withdrawOffer(pending, 'buyer', {}, moment).offer,
    expired: toCurrentOffer({ ...pending, expiresAt: noon.toISOString() }, undefined, noon),
    fallen_through: applyOfferFallThrough(accepted, 'buyer', why, moment).offer,
    exchanged,
    completed: applyOfferCompletion(exchanged, noon),
  };
}
const offers = offersByStatus();
const all = Object.values(offers);

const doing: Record<OfferActionKey, (offer: Offer, side: OfferSide) => OfferDecision> = {
  raise: (offer, side) => reviseOffer(offer, sum(offer.amount + 1_000), { side, round: undefined }, moment),
  withdraw: (offer, side) =>
    offer.status === 'accepted' || side === 'seller'
      ? applyOfferFallThrough(offer, side, why, moment)
      : withdrawOffer(offer, 'buyer', {}, moment),
  accept_counter: (offer, side) => applyCounterAcceptance(offer, side, undefined, moment),
  reject_counter: (offer, side) => declineCounterOffer(offer, side, moment),
  reconfirm: (offer, side) => reconfirmOffer(offer, side, moment),
  accept: (offer, side) => applyOfferAcceptance(offer, acceptanceOptions, { side, round: undefined }, moment),
  reject: (offer, side) =>
    side === 'seller'
      ? applyOfferRejection(offer, side, why, moment)
      : declineCounterOffer(offer, side, moment),
  counter: (offer, side) => makeCounterOffer(offer, { amount: 320_000 }, { side, round: undefined }, moment),
  ask_change: (offer, side) => requestPriceChange(offer, side, { amount: 290_000, reason: 'Damp' }, moment),
  agree_change: (offer, side) => agreePriceChange(offer, side, moment),
  decline_change: (offer, side) => declinePriceChange(offer, side, moment),
  release: (offer, side) => applyOfferFallThrough(offer, side, why, moment),
};
/** Sets the state that an action needs first: a request of the other side, or a reconfirmation to give. */
const prepared: Partial<Record<OfferActionKey, (offer: Offer, side: OfferSide) => Offer>> = {
  reconfirm: (offer) => ({ ...offer, reconfirmBy: addHours(24).toISOString() }),
  agree_change: (offer, side) => ({ ...offer, change: asked(side) }),
  decline_change: (offer, side) => ({ ...offer, change: asked(side) }),
};
const asked = (side: OfferSide) => ({
  by: side === 'buyer' ? ('seller' as const) : ('buyer' as const),
  amount: 290_000,
  askedAt: noon.toISOString(),
});
const sides = ['buyer', 'seller'] as const;

describe('offerTransitions', () => {
  test.each(offerActions)(
    'allows %s exactly where the table has it and refuses it with the state otherwise',
    (verb) => {
      for (const offer of all)
        for (const side of sides) {
          const step = transitionOf(offer.status, verb);
          const ready = prepared[verb]?.(offer, side) ?? offer;
          if (step?.by.includes(side)) {
            const { offer: after, events } = doing[verb](ready, side);
            expect([verb, offer.status, after.status]).toEqual([verb, offer.status, step.to]);
            expect(after.history.slice(0, -1)).toEqual(offer.history);
            expect(events).toHaveLength(1);
            expect(events[0]?.detail['messageId']).toBe(after.messageId);
            expect(after.messageId).not.toBe(offer.messageId);
          } else if (!['release', 'withdraw', 'reject'].includes(verb)) {
            expect(() => doing[verb](ready, side)).toThrow(
              expect.objectContaining({ code: 'conflict', extras: { state: offer.status } }),
            );
          }
        }
    },
  );

  test('lists in a view only actions that the table allows', () => {
    const facts = {
      property: createProperty(),
      card: undefined,
      round: undefined,
      counterpart: { id: ids.other, user_name: null },
    };
    for (const offer of all)
      for (const side of sides)
        for (const verb of toOfferView(offer, side, facts, noon).can)
          expect(transitionOf(offer.status, verb)?.by).toContain(side);
    expect(toOfferView(offers.countered, 'buyer', facts, noon).can).toEqual([
      'accept_counter',
      'raise',
      'reject_counter',
      'withdraw',
    ]);
    expect(toOfferView(offers.accepted, 'seller', facts, noon).can).toEqual(['ask_change', 'release']);
  });

  test('has no action for a closed offer', () => {
    const over = all.filter(({ status }) => !isOpenStatus(status));
    expect(over.map(({ status }) => Object.keys(offerTransitions[status]))).toEqual(over.map(() => []));
  });
});

test("ends a counter-offer on the third evening by default and keeps the buyer's own amount", () => {
  const evening = addHours(72 + 9).toISOString();
  expect(calculateOfferDueAt(offers.countered)).toBe(evening);
  expect(toCurrentOffer(offers.countered, undefined, addHours(80))).toMatchObject({ status: 'countered' });
  const after = toCurrentOffer(offers.countered, undefined, addHours(90));
  expect(after).toMatchObject({
    status: 'pending',
    amount: 300_000,
    updatedAt: evening,
  });
  expect(after).not.toHaveProperty('counter');
});

test.each<[string, string | undefined, string]>([
  ['without a package', undefined, addHours(72 + 9).toISOString()],
  ['well before the package', addHours(200).toISOString(), addHours(72 + 9).toISOString()],
  ['with a package that ends sooner', addHours(50).toISOString(), addHours(50).toISOString()],
  ['with no package that is over', addHours(-1).toISOString(), addHours(72 + 9).toISOString()],
])('ends a counter-offer %s', (_, packageEnd, end) => {
  const turn = { side: 'seller', round: undefined, packageEnd } as const;
  const { offer, events } = makeCounterOffer(makeFirstOffer().offer, { amount: 320_000 }, turn, moment);
  expect(offer.counter).toMatchObject({ expiresAt: end });
  expect(events[0]?.detail).toMatchObject({ expiresAt: end });
});

test('takes the amount and conditions of an accepted counter-offer', () => {
  const asking = makeCounterOffer(
    makeFirstOffer().offer,
    { amount: 318_000, conditions: ['No shed'] },
    { side: 'seller', round: undefined },
    moment,
  );
  const { offer, events } = applyCounterAcceptance(asking.offer, 'buyer', undefined, moment);
  expect(offer).toMatchObject({ amount: 318_000, terms: { conditions: ['No shed'] } });
  expect(events[0]?.detail).toMatchObject({ amount: 318_000, by: 'buyer' });
});

test('gives the buyer of a reopened backup a week to reconfirm and drops its old expiry', () => {
  const held = putOfferOnHold(makeFirstOffer({ expiresAt: addHours(48).toISOString() }).offer, moment)?.offer;
  expect(held && toCurrentOffer(held, undefined, addHours(72)).status).toBe('on_hold');
  const back = held && reopenOffer(held, createStamp(addHours(72)))?.offer;
  expect(back).toMatchObject({ status: 'pending', reconfirmBy: addHours(72 + 7 * 24 + 9).toISOString() });
  if (!back) throw new Error('It came back');
  expect(() =>
    applyOfferAcceptance(back, acceptanceOptions, { side: 'seller', round: undefined }, moment),
  ).toThrow(/confirm this offer again/);
  expect(toCurrentOffer(back, undefined, addHours(72 + 7 * 24 + 9)).status).toBe('expired');
  const meant = reconfirmOffer(back, 'buyer', createStamp(addHours(73))).offer;
  expect(
    applyOfferAcceptance(meant, acceptanceOptions, { side: 'seller', round: undefined }, moment).offer.status,
  ).toBe('accepted');
  const higher = reviseOffer(
    back,
    sum(305_000),
    { side: 'buyer', round: undefined },
    createStamp(addHours(73)),
  ).offer;
  expect(higher).not.toHaveProperty('reconfirmBy');
});

test('dates a due change at its due time, whenever it is applied', () => {
  const offer = makeFirstOffer({ expiresAt: addHours(5).toISOString() }).offer;
  expect(toCurrentOffer(offer, undefined, addHours(50)).history.at(-1)).toMatchObject({
    kind: 'expired',
    at: addHours(5).toISOString(),
  });
});

test('says of a Scottish offer that missives bind, and of others that they are subject to contract', () => {
  const scottish = createProperty({ address: { ...createProperty().address, nation: 'scotland' } });
  const { offer, events } = makeFirstOffer({ property: scottish });
  const facts = {
    property: scottish,
    card: undefined,
    round: undefined,
    counterpart: { id: ids.other, user_name: null },
  };
  expect(offer.note).toBe(true);
  expect(events[0]?.detail).toMatchObject({ note: true });
  expect(toOfferView(offer, 'buyer', facts, noon).legal).toMatch(/missives/);
  expect(
    toOfferView(makeFirstOffer().offer, 'buyer', { ...facts, property: createProperty() }, noon).legal,
  ).toMatch(/Subject to contract/);
});

test('shows the seller the earlier amount while a round seals the new one', () => {
  const first = makeFirstOffer().offer;
  const facts = {
    property: createProperty(),
    card: undefined,
    round: createRound(),
    counterpart: { id: createBuyerId(1), user_name: null },
  };
  const once = reviseOffer(
    first,
    { amount: 340_000, terms: { deposit: 90_000 } },
    { side: 'buyer', round: createRound() },
    moment,
  ).offer;
  const twice = reviseOffer(once, sum(345_000), { side: 'buyer', round: createRound() }, moment).offer;
  expect(toOfferView(twice, 'buyer', facts, noon)).toMatchObject({ amount: 345_000, sealed: true });
  const theirs = toOfferView(twice, 'seller', facts, noon);
  expect(theirs).toMatchObject({ amount: 300_000, sealed: true, can: ['reject'] });
  expect(JSON.stringify(theirs)).not.toMatch(/34[05],?000|90,?000/);
  expect(() => reviseOffer(twice, sum(299_000), { side: 'buyer', round: createRound() }, moment)).toThrow(
    'Some details aren’t right',
  );
  expect(toCurrentOffer(twice, createRound(), addHours(48))).toMatchObject({ amount: 345_000 });
});

test.each<[string, number, number, object]>([
  ['is open while its round runs, whenever it was to end', 5, 47, { status: 'pending', amount: 340_000 }],
  ['is open once its round is over', 5, 50, { status: 'pending', amount: 340_000 }],
  ['ends after its round when it was to', 60, 61, { status: 'expired', amount: 340_000 }],
])('a final offer %s', (_, end, hours, state) => {
  const first = makeFirstOffer({ expiresAt: addHours(end).toISOString() }).offer;
  const round = createRound();
  const final = reviseOffer(first, sum(340_000), { side: 'buyer', round }, moment).offer;
  expect(toCurrentOffer(final, round, addHours(hours))).toMatchObject(state);
  expect(applyExpiry(final, addHours(hours))).toMatchObject(state);
});

test('an offer whose round is called off ends when it was to', () => {
  const first = makeFirstOffer({ expiresAt: addHours(5).toISOString() }).offer;
  const final = reviseOffer(first, sum(340_000), { side: 'buyer', round: createRound() }, moment).offer;
  const off = createRound({ status: 'cancelled', calledOff: [1], updatedAt: addHours(6).toISOString() });
  expect(toCurrentOffer(final, off, addHours(7))).toMatchObject({ status: 'expired', amount: 300_000 });
});
