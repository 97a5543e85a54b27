import type { OfferStatus, PropertyStatus } from '../../../events/vocabulary.ts';
import { Offer } from '../../../functions/deals/offers/domain/offer.ts';
import { makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { getDayAfter } from '../payments/samples.ts';

export interface BuyerOfferEnd {
  readonly name: string;
  readonly offer: Offer;
  /** The home now, and the buyer of the offer that its seller accepted. */
  readonly home: PropertyStatus;
  readonly acceptedBuyerId: string | undefined;
  /** Whether one of the two sides has blocked the other since. */
  readonly isBlocked?: boolean;
  /** What the buyer reads with the offer, in the list and in the chat. */
  readonly reads: RegExp;
  /** What they read in the list of homes that they are buying. */
  readonly buying: RegExp;
  readonly never: readonly RegExp[];
  readonly news: readonly (readonly [
    event: string,
    change: Readonly<Record<string, unknown>>,
    reads: RegExp,
  ])[];
}

type Closing = Readonly<{ by?: 'buyer' | 'seller' | 'system'; reason?: string }>;

function createOffer(
  status: OfferStatus,
  { by = 'seller', reason }: Closing = {},
  change: Readonly<Record<string, unknown>> = {},
): Offer {
  const { offer } = makeFirstOffer({ property: createProperty({ status: 'live' }), buyerId: ids.other });
  const step = { at: noon.toISOString(), by, kind: status, ...(reason !== undefined && { reason }) };
  const isStep = status !== 'pending';
  return Offer.parse({ ...offer, status, history: [...offer.history, ...(isStep ? [step] : [])], ...change });
}

const open = {
  home: 'live',
  acceptedBuyerId: undefined,
  never: [/another offer/, /See homes like it/, /Sold to another/],
  news: [],
} as const;
const own = { ...open, acceptedBuyerId: ids.other } as const;
/** What can no longer be done to an offer that is over. */
const steps = [
  /Withdraw\b/,
  /Raise/,
  /Confirm the offer/,
  /Counter-offer\n/,
  /binding/,
  /Waiting for an answer/,
];
const over = { ...open, never: [...steps, /The sale, step by step/] } as const;
const elsewhere = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B3E';
const lost = { ...over, acceptedBuyerId: elsewhere, never: [...over.never, /make another/] } as const;

const openEnds: readonly BuyerOfferEnd[] = [
  {
    ...open,
    name: 'sent',
    offer: createOffer('pending'),
    reads: /Waiting for an answer[\s\S]*Your offer is with the seller\.[\s\S]*Raise[\s\S]*Withdraw/,
    buying: /Offer made[\s\S]*The seller has yet to answer your offer/,
  },
  {
    ...open,
    name: 'sent for a home whose package ended',
    home: 'expired',
    offer: createOffer('pending'),
    reads: /The home is off the market for now\. Your offer counts if it goes back on sale/,
    buying: /Offer made/,
    never: [...open.never, /is with the seller/, /yet to answer/],
  },
  {
    ...open,
    name: 'reopened after a sale to another buyer fell through',
    home: 'fallen_through',
    offer: createOffer('pending', {}, { reconfirmBy: getDayAfter(5) }),
    reads: /Needs confirming again[\s\S]*The home is available again\. Confirm your offer by \w+ \d/,
    buying: /Needs confirming again/,
    news: [['offer.reopened.v1', {}, /your offer counts again if you reconfirm it by/]],
  },
  {
    ...open,
    name: 'answered with a counter-offer',
    offer: createOffer(
      'countered',
      {},
      { counter: { amount: 315_000, conditions: [], expiresAt: getDayAfter(2) } },
    ),
    reads: /Counter-offer[\s\S]*The seller asks for £315,000\. Reply by \w+ \d/,
    buying: /Counter-offer to answer/,
    news: [['offer.countered.v1', {}, /would sell/]],
  },
  {
    ...open,
    name: 'a backup while the home is sold to another buyer',
    home: 'sold_stc',
    acceptedBuyerId: elsewhere,
    offer: createOffer('on_hold', { by: 'system' }),
    reads: /Backup[\s\S]*Your offer is now a backup\. We’ll tell you if the sale falls through/,
    buying: /Backup offer[\s\S]*Sold subject to contract/,
    news: [['offer.on_hold.v1', {}, /now a backup/]],
  },
];
const agreedEnds: readonly BuyerOfferEnd[] = [
  {
    ...own,
    name: 'accepted',
    home: 'under_offer',
    offer: createOffer('accepted'),
    reads: /Accepted[\s\S]*The sale is agreed\. Follow its next steps on the sale page/,
    buying: /Offer accepted[\s\S]*The sale, step by step/,
    news: [['offer.accepted.v1', {}, /accepted your offer of[\s\S]*name your solicitor/]],
  },
  {
    ...own,
    name: 'exchanged',
    home: 'exchanged',
    offer: createOffer('exchanged', { by: 'system' }),
    reads: /Contracts exchanged[\s\S]*Completion comes next/,
    buying: /Contracts exchanged/,
    never: [...open.never, /subject to contract/, /Withdraw\b/, /Not legally binding/],
  },
  {
    ...own,
    name: 'completed',
    home: 'completed',
    offer: createOffer('completed', { by: 'system' }),
    reads: /Bought[\s\S]*The sale went through/,
    buying: /Yours/,
    never: [...open.never, ...steps, /subject to contract/],
    news: [['sale.completed.v1', {}, /It’s yours/]],
  },
  {
    ...over,
    name: 'accepted once, whose sale fell through',
    home: 'fallen_through',
    offer: createOffer('fallen_through', { by: 'seller', reason: 'changed_mind' }),
    reads:
      /Fallen through[\s\S]*This sale fell through\. The home isn’t for sale now[\s\S]*How the sale ended/,
    buying: /Fallen through/,
    never: [...steps, /make another/],
    news: [['offer.fell_through.v1', { by: 'seller' }, /Sally Seller ended it/]],
  },
  {
    ...over,
    name: 'accepted once, whose sale fell through, for a home on sale again',
    offer: createOffer('fallen_through', { by: 'buyer' }),
    reads: /This sale fell through\. You can make another offer[\s\S]*How the sale ended/,
    buying: /Fallen through/,
    never: steps,
  },
];
const closedEnds: readonly BuyerOfferEnd[] = [
  {
    ...over,
    name: 'declined',
    offer: createOffer('rejected', { reason: 'too_low' }),
    reads: /Declined[\s\S]*The seller declined your offer\. You can make another offer/,
    buying: /Declined/,
    news: [['offer.rejected.v1', { by: 'seller' }, /declined your offer[\s\S]*while the home is on sale/]],
  },
  {
    ...over,
    name: 'declined, before a block',
    isBlocked: true,
    offer: createOffer('rejected', { reason: 'too_low' }),
    reads: /The seller declined your offer\.[\s\S]*See homes like it/,
    buying: /Declined/,
    never: [...over.never, /You can make/, /block/i],
  },
  {
    ...lost,
    name: 'declined, before the home was sold to another buyer',
    home: 'completed',
    offer: createOffer('rejected', { reason: 'too_low' }),
    reads:
      /The seller declined your offer\. The home has since been sold to another buyer\.[\s\S]*See homes like it/,
    buying: /Sold to another buyer[\s\S]*See homes like it/,
  },
  {
    ...lost,
    name: 'closed as the home was sold to another buyer',
    home: 'completed',
    offer: createOffer('rejected', { by: 'system', reason: 'sold' }),
    reads:
      /Sold to another buyer[\s\S]*sold to another buyer, so your offer is closed\.[\s\S]*See homes like it/,
    buying: /Sold to another buyer[\s\S]*See homes like it/,
    news: [
      [
        'offer.rejected.v1',
        { by: 'system', reason: 'sold' },
        /was sold to another buyer[\s\S]*See homes like it/,
      ],
    ],
  },
  {
    ...lost,
    name: 'passed over for another buyer',
    home: 'under_offer',
    offer: createOffer('rejected', { by: 'system', reason: 'other_buyer' }),
    reads: /Another buyer was chosen[\s\S]*so your offer is closed\. You can make a backup offer/,
    buying: /Another buyer was chosen[\s\S]*Under offer[\s\S]*See homes like it/,
    news: [['offer.rejected.v1', { by: 'system', reason: 'other_buyer' }, /accepted another buyer/]],
  },
  {
    ...over,
    name: 'closed as the home came off the market',
    home: 'withdrawn',
    offer: createOffer('rejected', { by: 'system', reason: 'not_selling' }),
    reads: /No longer for sale[\s\S]*came off the market, so your offer is closed\.[\s\S]*See homes like it/,
    buying: /No longer for sale[\s\S]*See homes like it/,
    never: [...over.never, /make another/],
    news: [['offer.rejected.v1', { by: 'system', reason: 'not_selling' }, /came off the market/]],
  },
  {
    ...over,
    name: 'closed with a home that staff removed',
    home: 'removed',
    offer: createOffer('rejected', { by: 'system', reason: 'not_selling' }),
    reads: /No longer for sale[\s\S]*so your offer is closed/,
    buying: /No longer for sale[\s\S]*A home that isn’t on the market/,
    never: [...over.never, /make another/],
  },
  {
    ...over,
    name: 'withdrawn',
    offer: createOffer('withdrawn', { by: 'buyer' }),
    reads: /Withdrawn[\s\S]*You withdrew this offer\. You can make another offer/,
    buying: /Withdrawn/,
    never: steps.slice(1),
  },
  {
    ...over,
    name: 'closed by a block, for which no one is told a cause',
    isBlocked: true,
    offer: createOffer('withdrawn', { by: 'system' }),
    reads: /Closed[\s\S]*Your offer was closed\.[\s\S]*See homes like it/,
    buying: /Closed/,
    never: [...steps, /The sale, step by step/, /make another/, /block/i],
    news: [['offer.withdrawn.v1', { by: 'system', reason: undefined }, /Your offer for .* was closed/]],
  },
  {
    ...over,
    name: 'expired',
    offer: createOffer('expired', { by: 'system' }),
    reads: /Expired[\s\S]*Your offer ran out without an answer\. You can make another offer/,
    buying: /Expired/,
    news: [
      [
        'offer.expired.v1',
        {},
        /ran out without an answer\. You can make another one while the home is on sale/,
      ],
    ],
  },
];

export const buyerOfferEnds: readonly BuyerOfferEnd[] = [...openEnds, ...agreedEnds, ...closedEnds];
