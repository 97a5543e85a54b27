import { describe, expect, test } from 'vitest';
import type { UserId } from '../../events/vocabulary.ts';
import {
  assertNoRoundRunning,
  type BestAndFinal,
  callRound,
  cancelRound,
  closeRound,
  inviteLater,
} from '../../functions/deals/offers/domain/best-and-final.ts';
import { createOffer } from '../../functions/deals/offers/domain/create-offer.ts';
import { toOfferView } from '../../functions/deals/offers/domain/offer-view.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';
import { addHours, createBuyerId, createOfferId, createStamp, makeFirstOffer } from './offer-examples.ts';

const [ann, bob, cleo, dora] = [createBuyerId(1), createBuyerId(2), createBuyerId(3), createBuyerId(4)];
const english = createProperty({ status: 'live' });
const scottish = createProperty({ status: 'live', address: { ...english.address, nation: 'scotland' } });
const offers = [makeFirstOffer({ property: scottish }).offer];
const deadline = addHours(7 * 24).toISOString();
const call = (property = scottish, interestedIds = [bob, cleo, bob, ann]) =>
  callRound({ property, previous: undefined, offers, interestedIds, deadline }, noon);

const makeBid = (buyerId: UserId, round: BestAndFinal) =>
  createOffer(
    {
      id: createOfferId(2),
      buyerId,
      property: scottish,
      round,
      terms: {
        funding: 'cash',
        position: 'ftb',
        conditions: [],
        entryDate: '2026-12-18',
        solicitor: 'Lawson & Reid',
      },
      amount: 310_000,
      confirmation: { confirmLow: false, confirmHigh: false },
    },
    createStamp(noon),
  ).offer;

describe('a closing date', () => {
  test('invites each who noted interest or viewed the home once, besides who made an offer', () => {
    const { round, events } = call();
    expect(round).toMatchObject({ isClosingDate: true, buyerIds: [ann], invitedIds: [bob, cleo] });
    expect(events[0]?.detail).toMatchObject({ buyerIds: [ann], invitedIds: [bob, cleo] });
  });

  test('leaves the seller out, and needs two people', () => {
    expect(() => call(scottish, [ann, ids.owner])).toThrow(/at least two people/);
  });

  test.each([
    [scottish, 'live', undefined],
    [scottish, 'paused', /^Put the home back on sale before you set a closing date\.$/],
    [scottish, 'under_offer', /^A closing date can be set while the home is on sale\.$/],
    [english, 'paused', /at least two open offers/],
  ] as const)('can be set while the home is on sale and not paused', (property, status, refusal) => {
    const set = () => call({ ...property, status });
    if (refusal) expect(set).toThrow(refusal);
    else expect(set).not.toThrow();
  });

  test('is a round of best and final offers in England, which invites nobody else', () => {
    expect(() => call(english)).toThrow(/at least two open offers/);
  });

  test('has those who noted interest while it runs among the invited, once', () => {
    const { round } = call(scottish, [bob]);
    expect(inviteLater(round, [ann, bob, cleo, cleo])?.invitedIds).toEqual([bob, cleo]);
    expect(inviteLater({ ...round, isClosingDate: false }, [cleo])?.invitedIds).toEqual([bob]);
  });

  test('has its own words while it runs', () => {
    const { round } = call();
    expect(() => assertNoRoundRunning(round, noon)).toThrow(/^The closing date is/);
    const facts = {
      property: scottish,
      card: undefined,
      round,
      counterpart: { id: ids.other, user_name: null },
    };
    const [offer = makeFirstOffer().offer] = offers;
    for (const side of ['buyer', 'seller'] as const)
      expect(toOfferView(offer, side, facts, noon).next.text).toMatch(/closing date/);
  });

  test.each([
    ['an invited person', bob, [cleo]],
    ['one whom nobody invited', dora, [bob, cleo]],
  ])(
    'tells %s who made a bid like the others, when it has passed or is called off',
    (_, bidder, invitedIds) => {
      const { round } = call();
      const bid = makeBid(bidder, round);
      expect(bid).toMatchObject({ sealedUntil: deadline, terms: { entryDate: '2026-12-18' } });
      const closed = closeRound(round, [...offers, bid], new Date(deadline));
      expect(closed?.events[0]?.detail).toMatchObject({ buyerIds: [ann, bidder], invitedIds, offers: 1 });
      const calledOff = cancelRound(round, [...offers, bid], noon);
      expect(calledOff.events[0]?.detail).toMatchObject({ buyerIds: [ann, bidder], invitedIds });
    },
  );

  test('takes no date of entry in the past', () => {
    expect(() =>
      makeFirstOffer({
        property: scottish,
        terms: { funding: 'cash', position: 'ftb', conditions: [], entryDate: '2026-11-01' },
      }),
    ).toThrow(expect.objectContaining({ extras: { errors: { entryDate: ['Choose a day in the future'] } } }));
  });
});
