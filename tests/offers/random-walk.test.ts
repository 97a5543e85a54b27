import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyOfferAcceptance,
  applyCounterAcceptance,
  agreePriceChange,
  requestPriceChange,
  declinePriceChange,
  applyOfferFallThrough,
} from '../../functions/deals/offers/domain/acceptance.ts';
import {
  type BestAndFinal,
  callRound,
  cancelRound,
  closeRound,
  isRoundRunning,
} from '../../functions/deals/offers/domain/best-and-final.ts';
import { createOffer, reviseOffer } from '../../functions/deals/offers/domain/create-offer.ts';
import { toCurrentOffer, applyDueChanges } from '../../functions/deals/offers/domain/due-changes.ts';
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
import { isOpenStatus } from '../../functions/deals/offers/domain/transitions.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { applyMove } from '../../functions/listings/properties/domain/market.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import { createProperty, ids } from '../properties/property-examples.ts';
import { countRuns } from '../support/nightly.ts';
import {
  acceptanceOptions,
  createBuyerId,
  addHours,
  createStamp,
  createOfferId,
  terms,
} from './offer-examples.ts';

/**
 * A property, its offers and the clock. Keeps what a transaction would commit; a refused step changes
 * nothing.
 */
interface World {
  home: Property;
  offers: Offer[];
  round: BestAndFinal | undefined;
  hours: number;
  /** Acceptances and fall-throughs that no subscriber has handled yet. */
  news: ('accepted' | 'fell_through')[];
  /** Counts the amounts, so that every amount is unique and identifies its owner. */
  sums: number;
  /** Sealed amounts. A first amount is opened when its round is cancelled. */
  sealed: {
    readonly sums: readonly number[];
    readonly until: string;
    readonly round: number;
    readonly first: boolean;
  }[];
  /** Rounds that were cancelled before their deadline. */
  calledOff: Set<number>;
}
const buyers = [1, 2, 3].map(createBuyerId);
const nowOf = ({ hours }: World) => addHours(hours);
const nextSum = (world: World) => 300_000 + (world.sums += 1) * 1_113;
const openOf = (world: World, buyer: number) =>
  world.offers.findIndex((offer) => offer.buyerId === createBuyerId(buyer) && isOpenStatus(offer.status));

type Act = (world: World, offer: Offer) => OfferDecision;
/** Decides like the commands: applies due changes first and saves the property with the offer. */
function decide(world: World, buyer: number, act: Act): void {
  const index = openOf(world, buyer);
  const kept = world.offers[index];
  if (!kept) return;
  const { offer } = act(world, applyDueChanges(kept, world.round, createStamp(nowOf(world))).offer);
  if (offer.status === 'accepted' && kept.status !== 'accepted') {
    world.home = applyMove(world.home, 'accept_offer', { by: 'owner' }, nowOf(world)).property;
    world.news.push('accepted');
  }
  if (offer.status === 'fallen_through') {
    world.home = applyMove(world.home, 'fall_through', { by: 'system' }, nowOf(world)).property;
    world.news.push('fell_through');
  }
  world.offers[index] = { ...offer, version: kept.version + 1 };
  noteSeal(world, offer);
}
function noteSeal(world: World, { amount, terms: { deposit = 0 }, sealedUntil, openAmount }: Offer): void {
  if (sealedUntil === undefined || !isRoundRunning(world.round, nowOf(world))) return;
  world.sealed.push({
    sums: [amount, deposit],
    until: sealedUntil,
    round: world.round.number,
    first: openAmount === undefined,
  });
}
const acts: Record<string, (side: OfferSide) => Act> = {
  raise: (side) => (world, offer) =>
    reviseOffer(
      offer,
      { amount: Math.max(offer.amount, nextSum(world)), terms: { deposit: nextSum(world) } },
      { side, round: world.round },
      createStamp(nowOf(world)),
    ),
  withdraw: (side) => (world, offer) =>
    offer.status === 'accepted'
      ? applyOfferFallThrough(offer, side, { reason: 'other' }, createStamp(nowOf(world)))
      : withdrawOffer(offer, 'buyer', {}, createStamp(nowOf(world))),
  counter: (side) => (world, offer) =>
    makeCounterOffer(
      offer,
      { amount: nextSum(world) },
      { side, round: world.round },
      createStamp(nowOf(world)),
    ),
  accept: (side) => (world, offer) =>
    applyOfferAcceptance(offer, acceptanceOptions, { side, round: world.round }, createStamp(nowOf(world))),
  acceptCounter: (side) => (world, offer) =>
    applyCounterAcceptance(offer, side, world.round, createStamp(nowOf(world))),
  declineCounter: (side) => (world, offer) => declineCounterOffer(offer, side, createStamp(nowOf(world))),
  reject: () => (world, offer) =>
    applyOfferRejection(offer, 'seller', { reason: 'too_low' }, createStamp(nowOf(world))),
  reconfirm: (side) => (world, offer) => reconfirmOffer(offer, side, createStamp(nowOf(world))),
  askChange: (side) => (world, offer) =>
    requestPriceChange(offer, side, { amount: nextSum(world), reason: 'Damp' }, createStamp(nowOf(world))),
  agreeChange: (side) => (world, offer) => agreePriceChange(offer, side, createStamp(nowOf(world))),
  declineChange: (side) => (world, offer) => declinePriceChange(offer, side, createStamp(nowOf(world))),
};

const sellers: ReadonlySet<string> = new Set(['counter', 'accept', 'reject']);

type Command = (world: World) => void;
const buyer = fc.integer({ min: 1, max: 3 });
const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: buyer.map((number) => (world: World) => offering(world, number)) },
  {
    weight: 10,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...Object.keys(acts), 'raise', 'raise', 'raise', 'accept', 'acceptCounter'),
        // Mostly the side that acts next, sometimes the other one.
        fc.integer({ min: 0, max: 9 }),
        buyer,
      )
      .map(([name, luck, number]) => (world: World) => {
        const act = acts[name];
        const side = luck > 0 === sellers.has(name) ? 'seller' : 'buyer';
        if (act) decide(world, number, act(side));
      }),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 60 }).map((hours) => (world: World) => void (world.hours += hours)),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 4, max: 200 }).map((hours) => (world: World) => calling(world, hours)),
  },
  {
    weight: 2,
    arbitrary: fc.constant((world: World) => {
      world.round = cancelRound(world.round, [], nowOf(world)).round;
      world.calledOff.add(world.round.number);
    }),
  },
  fc.constant(
    (world: World) =>
      void (world.round = closeRound(world.round, world.offers, nowOf(world))?.round ?? world.round),
  ),
  { weight: 3, arbitrary: fc.boolean().map((twice) => (world: World) => reacting(world, twice)) },
  fc.constant(
    (world: World) =>
      void (world.home = applyMove(world.home, 'relist', { by: 'owner' }, nowOf(world)).property),
  ),
);

function offering(world: World, number: number): void {
  const index = openOf(world, number);
  const open = world.offers[index];
  if (open && isOpenStatus(toCurrentOffer(open, world.round, nowOf(world)).status)) return;
  if (open) world.offers[index] = toCurrentOffer(open, world.round, nowOf(world));
  const { offer } = createOffer(
    {
      id: createOfferId(world.offers.length + 1),
      buyerId: createBuyerId(number),
      property: world.home,
      round: world.round,
      terms: { ...terms, deposit: nextSum(world) },
      amount: nextSum(world),
      confirmation: { confirmLow: true, confirmHigh: true },
      message: String(nextSum(world)),
    },
    createStamp(nowOf(world)),
  );
  world.offers.push(offer);
  noteSeal(world, offer);
}

function calling(world: World, hours: number): void {
  const now = nowOf(world);
  const offers = world.offers
    .filter(({ status }) => isOpenStatus(status))
    .map((offer) => toCurrentOffer(offer, world.round, now));
  const deadline = addHours(hours, now).toISOString();
  const call = { property: world.home, previous: world.round, offers, interestedIds: [], deadline };
  world.round = callRound(call, now).round;
}

/** The subscribers' work; each step requires that the property is (or is not) being sold. */
function reacting(world: World, twice: boolean): void {
  const news = [...world.news, ...(twice ? world.news : [])];
  world.news = [];
  for (const kind of news) {
    const selling = world.offers.some(({ status }) => status === 'accepted');
    if (selling !== (kind === 'accepted')) continue;
    world.offers = world.offers.map((offer) => {
      const now = createStamp(nowOf(world));
      const change =
        kind === 'accepted'
          ? putOfferOnHold(applyDueChanges(offer, world.round, now).offer, now)
          : reopenOffer(offer, now);
      return change?.offer ?? offer;
    });
  }
}

const isRefusal = (error: unknown): boolean => error instanceof AppError;
function run(world: World, command: Command): void {
  try {
    command(world);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

const sumsIn = (text: string): Set<number> =>
  new Set([...text.matchAll(/(?<!\d)(\d{3}),?(\d{3})(?!\d)/g)].map(([, a, b]) => Number(`${a}${b}`)));

/** All that one person can read of a property's offers. */
function seenBy(world: World, side: OfferSide, buyerOf?: string): string {
  const now = nowOf(world);
  return JSON.stringify(
    world.offers
      .filter((offer) => side === 'seller' || offer.buyerId === buyerOf)
      .map((offer) =>
        toOfferView(
          offer,
          side,
          {
            property: world.home,
            card: undefined,
            round: world.round,
            counterpart: { id: ids.owner, user_name: null },
          },
          now,
        ),
      ),
  );
}

/** Amounts that must not appear in the seller's view now. */
const secretsOf = (world: World): number[] =>
  world.sealed.flatMap(({ sums, until, round, first }) => {
    const secret = world.calledOff.has(round) ? !first : until > nowOf(world).toISOString();
    return secret ? sums : [];
  });

test('keeps one sale at most, leaks no amount and loses no history on a random walk', () => {
  fc.assert(
    fc.property(fc.array(commands, { minLength: 40, maxLength: 60 }), (steps) => {
      const world: World = {
        home: createProperty(),
        offers: [],
        round: undefined,
        hours: 0,
        news: [],
        sums: 0,
        sealed: [],
        calledOff: new Set(),
      };
      for (const step of steps) {
        const before = world.offers.map(({ history }) => history);
        const sold = world.home.status;
        run(world, step);
        const selling = world.offers.filter(({ status }) => status === 'accepted');
        expect(selling.length).toBe(world.home.status === 'under_offer' ? 1 : 0);
        if (sold !== 'under_offer' && selling.length > 0)
          expect(isRoundRunning(world.round, nowOf(world))).toBe(false);
        for (const id of buyers)
          expect(
            world.offers.filter(({ buyerId, status }) => buyerId === id && isOpenStatus(status)).length,
          ).toBeLessThan(2);
        for (const [index, history] of before.entries())
          expect(world.offers[index]?.history.slice(0, history.length)).toEqual(history);
        const sellers = sumsIn(seenBy(world, 'seller'));
        expect(secretsOf(world).filter((sum) => sellers.has(sum))).toEqual([]);
        for (const id of buyers) {
          const mine = sumsIn(seenBy(world, 'buyer', id));
          const theirs = world.offers
            .filter(({ buyerId }) => buyerId !== id)
            .flatMap(({ history }) => history.flatMap(({ amount }) => amount ?? []));
          expect(theirs.filter((sum) => mine.has(sum))).toEqual([]);
        }
        if (world.news.length === 0 && world.home.status === 'fallen_through')
          expect(world.offers.map(({ status }) => status)).not.toContain('on_hold');
      }
    }),
    { numRuns: countRuns(25, 500) },
  );
});
