import { describe, expect, test } from 'vitest';
import { PropertyStatus, OfferStatus } from '../../../events/vocabulary.ts';
import { toCardMessage } from '../../../functions/deals/messages/domain/cards.ts';
import { describeCard } from '../../../functions/deals/messages/domain/preview.ts';
import { describeNextStep } from '../../../functions/deals/offers/domain/next-step.ts';
import {
  offerEnds,
  type OfferEnd,
  resolveOfferEnd,
} from '../../../functions/deals/offers/domain/offer-end.ts';
import type { Offer, OfferStep } from '../../../functions/deals/offers/domain/offer.ts';
import { selectOfferActions } from '../../../functions/deals/offers/domain/transitions.ts';
import { createNotices } from '../../../functions/reach/notifications/domain/rules/index.ts';
import { describeHistoryStep, describeOfferStatus } from '../../../web/entities/offer/labels.ts';
import { getEventExample, joinText, noticeContext } from '../../notifications/notice-examples.ts';
import { createBuyerId, createRound, makeFirstOffer } from '../../offers/offer-examples.ts';
import { noon } from '../../properties/property-examples.ts';

type EndStep = Pick<OfferStep, 'by'> & { readonly kind: OfferStep['kind']; readonly reason?: string };

/** Every way to an end: the last step of the offer, the event that tells of it, and what people must read. */
const ways: readonly (readonly [OfferEnd, Offer['status'], EndStep, event: string, buyerReads: RegExp])[] = [
  [
    'sold',
    'rejected',
    { by: 'system', kind: 'rejected', reason: 'sold' },
    'offer.rejected.v1',
    /sold to another buyer/i,
  ],
  [
    'passed_over',
    'rejected',
    { by: 'system', kind: 'rejected', reason: 'other_buyer' },
    'offer.rejected.v1',
    /another buyer/i,
  ],
  [
    'off_market',
    'rejected',
    { by: 'system', kind: 'rejected', reason: 'not_selling' },
    'offer.rejected.v1',
    /off the market|no longer for sale/i,
  ],
  [
    'declined',
    'rejected',
    { by: 'seller', kind: 'rejected', reason: 'too_low' },
    'offer.rejected.v1',
    /declined/i,
  ],
  ['withdrawn', 'withdrawn', { by: 'buyer', kind: 'withdrawn' }, 'offer.withdrawn.v1', /withdr/i],
  ['closed', 'withdrawn', { by: 'system', kind: 'withdrawn' }, 'offer.withdrawn.v1', /closed/i],
  ['expired', 'expired', { by: 'system', kind: 'expired' }, 'offer.expired.v1', /without an answer|expired/i],
  [
    'fallen_through',
    'fallen_through',
    { by: 'buyer', kind: 'fallen_through', reason: 'survey' },
    'offer.fell_through.v1',
    /fell through|fallen through|is off/i,
  ],
  ['completed', 'completed', { by: 'system', kind: 'completed' }, 'sale.completed.v1', /complete/i],
];

const endOffer = (status: Offer['status'], step: EndStep): Offer => {
  const { offer } = makeFirstOffer();
  return { ...offer, status, history: [...offer.history, { at: noon.toISOString(), ...step }] };
};

const step = (
  offer: Offer,
  side: 'buyer' | 'seller',
  propertyStatus: PropertyStatus,
  acceptedBuyerId = createBuyerId(2),
) =>
  describeNextStep(
    offer,
    side,
    { round: undefined, nation: 'england', propertyStatus, acceptedBuyerId },
    noon,
  );

const offering = /you can make (another|a backup)/i;
const open = /waiting|pending|is with the|reply by|until then/i;
const takingOffers: ReadonlySet<PropertyStatus> = new Set(['live', 'under_offer', 'sold_stc']);

test('covers every end, and every status is open or has an end', () => {
  expect(new Set(ways.map(([end]) => end))).toEqual(new Set(offerEnds));
  for (const status of OfferStatus.options)
    expect(selectOfferActions(status, 'buyer').length > 0 || status === 'exchanged', status).toBe(
      resolveOfferEnd({ status, history: [] }, 'live') === undefined,
    );
});

describe.each(ways)('an offer that is %s', (end, status, last, event, buyerReads) => {
  const offer = endOffer(status, last);

  test('is recognised by its last step, also when a round was called off since', () => {
    expect(resolveOfferEnd(offer, 'live')).toBe(end);
    const history: OfferStep[] = [
      ...offer.history,
      { at: noon.toISOString(), by: 'system', kind: 'round_cancelled' },
    ];
    expect(resolveOfferEnd({ status, history }, 'live')).toBe(end);
  });

  test.each(PropertyStatus.options)(
    'says what happened and offers only what works on a home that is %s',
    (home) => {
      for (const side of ['buyer', 'seller'] as const) {
        const { text, findSimilar } = step(offer, side, home);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(open);
        if (!takingOffers.has(home) || side === 'seller') expect(text).not.toMatch(offering);
        if (side === 'seller') expect(findSimilar).toBe(false);
      }
      if (end !== 'completed' && end !== 'closed' && (home === 'exchanged' || home === 'completed')) {
        expect(step(offer, 'buyer', home).text).toMatch(/sold to another buyer/);
        expect(step(offer, 'buyer', home).findSimilar).toBe(true);
        // The buyer’s own later offer was accepted.
        expect(step(offer, 'buyer', home, offer.buyerId).text).not.toMatch(/has since|You can/);
      }
    },
  );

  test('has the same news on its badge, card, history and mail', () => {
    const label = describeOfferStatus({ status, end, nation: 'england' });
    expect(label).not.toMatch(open);
    expect(describeHistoryStep({ at: noon.toISOString(), ...last })).not.toMatch(open);
    const data = getEventExample(event, { by: last.by, reason: last.reason });
    const card = toCardMessage(event, data)?.card;
    expect(card && describeCard(card)).toMatch(/^\p{Lu}[^_]+$/u);
    const bought = createNotices(event, data, noticeContext).filter(({ to }) => to === data['buyerId']);
    const news = [label, card ? describeCard(card) : '', ...bought.map(joinText)].join('\n');
    expect(news).toMatch(buyerReads);
    if (end !== 'declined') expect(news).not.toMatch(/declined/i);
    if (end === 'sold' || end === 'passed_over' || end === 'off_market') {
      expect(news).not.toMatch(/make another/i);
      expect(bought[0]?.href).toBe('/saved-searches');
    }
  });
});

describe('an offer that waits', () => {
  const { offer } = makeFirstOffer();
  test.each(['expired', 'withdrawn', 'removed', 'under_review'] as const)(
    'counts again when a home that is %s is back',
    (home) => {
      expect(step(offer, 'buyer', home).text).toMatch(/off the market for now/);
      expect(step(offer, 'seller', home).text).not.toMatch(/waiting for your reply|Reply by/);
    },
  );

  test.each([
    ['buyer', false, /asks every buyer for their best and final offer by .*sealed.*accepts one or none/],
    ['buyer', true, /final offer is in.*change it.*accepts one or none/],
    ['seller', false, /can send a final offer until/],
    ['seller', true, /final offer is in and sealed.*accept one or none/],
  ] as const)('tells the %s what a round is (sent: %s)', (side, isSent, words) => {
    const round = createRound();
    const sent = { ...offer, ...(isSent && { sealedUntil: round.deadline, sealedRound: 1 }) };
    const facts = { round, nation: 'england', propertyStatus: 'live', acceptedBuyerId: undefined } as const;
    expect(describeNextStep(sent, side, facts, noon).text).toMatch(words);
    const badge = describeOfferStatus({
      status: 'pending',
      nation: 'england',
      side,
      sealed: isSent,
      round: { deadline: round.deadline, open: true },
    });
    expect(badge).toMatch(/final offer/i);
  });
});
