import { describeMarketExit } from '../../../functions/deals/viewings/domain/cancellation.ts';
import { booked, createViewing, getHourAfter, onSale, type ViewingEnd } from './viewing-end.ts';

const by = (side: 'seller' | 'buyer' | 'system', change: Readonly<Record<string, unknown>> = {}) => ({
  closed: {
    by: side,
    at: getHourAfter(-1),
    late: false,
    alternatives: [],
    waitlistOffered: false,
    ...change,
  },
});

/** What nobody can do to a viewing that is over, by the words of its buttons. */
const over = {
  ...onSale,
  buying: /In conversation/,
  never: [/\n(Confirm|Decline|Cancel|Propose another time|It went ahead)\n/, /Add to calendar/, /Reply by/],
};
export const declinedViewings: readonly ViewingEnd[] = [
  {
    ...over,
    name: 'declined by the seller',
    viewing: createViewing(72, { status: 'rejected', ...by('seller', { reason: 'We are away' }) }),
    seller: /Declined[\s\S]*You declined it\. “We are away”/,
    buyer: /Declined[\s\S]*The seller declined it\. “We are away”[\s\S]*See other times/,
    news: [
      [
        'viewing.rejected.v1',
        { by: 'seller', reason: 'We are away' },
        'buyer',
        /declined your viewing[\s\S]*We are away/,
      ],
    ],
  },
  {
    ...over,
    name: 'declined as another buyer was confirmed',
    viewing: createViewing(72, { status: 'rejected', ...by('system', { waitlistOffered: true }) }),
    seller: /Declined[\s\S]*Someone else was confirmed/,
    buyer:
      /Declined[\s\S]*Someone else was confirmed for this time\. You can join its waitlist or choose another[\s\S]*See other times/,
    news: [
      [
        'viewing.rejected.v1',
        { by: 'system', waitlistOffered: true },
        'buyer',
        /couldn’t be confirmed: that time is full/,
      ],
    ],
  },
  {
    ...over,
    name: 'declined by the buyer, whom another time did not suit',
    viewing: createViewing(72, { status: 'rejected', ...by('buyer') }),
    seller: /Declined[\s\S]*The buyer declined it/,
    buyer: /Declined[\s\S]*You declined it/,
    news: [['viewing.rejected.v1', { by: 'buyer' }, 'seller', /can’t come on/]],
  },
];
export const expiredViewings: readonly ViewingEnd[] = [
  {
    ...over,
    name: 'unanswered',
    viewing: createViewing(72, { status: 'expired', ...by('system') }),
    seller: /Expired[\s\S]*No one answered in time/,
    buyer: /Expired[\s\S]*No one answered in time[\s\S]*See other times/,
    news: [
      ['viewing.expired.v1', {}, 'buyer', /No one answered your request[\s\S]*while the home is on sale/],
      ['viewing.expired.v1', {}, 'seller', /got no answer in time/],
    ],
  },
];
export const cancelledViewings: readonly ViewingEnd[] = [
  {
    ...over,
    name: 'cancelled by the seller',
    viewing: createViewing(72, {
      ...booked,
      status: 'cancelled',
      ...by('seller', { reason: 'We’re unwell' }),
    }),
    seller: /Cancelled[\s\S]*You cancelled it\. “We’re unwell”/,
    buyer: /Cancelled[\s\S]*The seller cancelled it\. “We’re unwell”[\s\S]*See other times/,
    news: [
      ['viewing.cancelled.v1', { by: 'seller' }, 'buyer', /cancelled the viewing of/],
      ['viewing.cancelled.v1', { by: 'seller' }, 'seller', /You cancelled/],
    ],
  },
  {
    ...over,
    name: 'cancelled by the buyer at the last moment',
    viewing: createViewing(1, {
      ...booked,
      status: 'cancelled',
      ...by('buyer', { reason: 'I’m unwell', late: true }),
    }),
    seller: /The buyer cancelled it at short notice\. “I’m unwell”/,
    buyer: /You cancelled it at short notice\. “I’m unwell”/,
    news: [
      ['viewing.cancelled.v1', { by: 'buyer', late: true }, 'seller', /less than two hours before the start/],
    ],
  },
  ...(
    [
      [
        'sold to another buyer',
        'completed',
        describeMarketExit('completed', false),
        /The home has been sold\./,
      ],
      ['sold to this buyer', 'completed', describeMarketExit('completed', true), /The sale is complete\./],
      [
        'withdrawn',
        'withdrawn',
        describeMarketExit('withdrawn', false),
        /The home is no longer on the market\./,
      ],
      ['removed', 'removed', describeMarketExit('removed', false), /The home is no longer on the market\./],
      ['under offer', 'under_offer', 'The home is under offer', /The home is under offer\./],
      ['still on sale, by a block', 'live', undefined, /It was called off\./],
    ] as const
  ).map(([name, home, reason, reads]): ViewingEnd => ({
    ...over,
    name: `cancelled with a home that is ${name}`,
    home,
    viewing: createViewing(72, { ...booked, status: 'cancelled', ...by('system', { reason }) }),
    seller: new RegExp(`Cancelled[\\s\\S]*${reads.source}`),
    buyer: new RegExp(`Cancelled[\\s\\S]*${reads.source}`),
    buying: home === 'completed' ? /Sold to another buyer/ : /In conversation/,
    never: [...over.never, /See other times/],
    news: [
      ['viewing.cancelled.v1', { by: 'system', reason }, 'buyer', /has been cancelled/],
      ['viewing.cancelled.v1', { by: 'system', reason }, 'seller', /has been cancelled/],
    ],
  })),
];
const feedback = { interest: 4, comment: 'Lovely light', priceView: 'about_right' };
export const heldViewings: readonly ViewingEnd[] = [
  {
    ...over,
    name: 'held',
    viewing: createViewing(-30, { ...booked, status: 'completed' }),
    seller: /Viewed/,
    buyer: /Viewed[\s\S]*How was it\? You choose whether the seller sees it[\s\S]*Give feedback/,
    buying: /Viewed/,
    news: [['viewing.completed.v1', { by: 'system' }, 'buyer', /Tell us what you thought/]],
  },
  {
    ...over,
    name: 'held at a home that is sold to another buyer by now',
    home: 'completed',
    viewing: createViewing(-30, { ...booked, status: 'completed', feedback: { ...feedback, share: true } }),
    seller: /Viewed/,
    buyer: /Viewed/,
    buying: /Sold to another buyer/,
    news: [
      [
        'viewing.feedback_given.v1',
        { shared: true, interest: 4 },
        'seller',
        /rates their interest 4 out of 5/,
      ],
    ],
  },
];
export const missedViewings: readonly ViewingEnd[] = [
  {
    ...over,
    name: 'missed',
    viewing: createViewing(-3, { ...booked, status: 'no_show', disputeUntil: getHourAfter(40) }),
    seller: /You said that no one came/,
    buyer:
      /The seller says that no one came\. If that’s wrong, tell us by .*\d{4}, \d\d:\d\d[\s\S]*I was there/,
    news: [['viewing.no_show.v1', {}, 'buyer', /If that’s wrong, tell us within two days/]],
  },
  {
    ...over,
    name: 'missed some days ago',
    viewing: createViewing(-90, { ...booked, status: 'no_show', disputeUntil: getHourAfter(-40) }),
    seller: /You said that no one came/,
    buyer: /The seller says that no one came\./,
    never: [...over.never, /I was there/, /tell us by/],
  },
  {
    ...over,
    name: 'missed, which the buyer disputes',
    viewing: createViewing(-3, {
      ...booked,
      status: 'no_show',
      disputeUntil: getHourAfter(40),
      disputed: { at: getHourAfter(-1), reason: 'I rang twice' },
    }),
    seller: /Disputed[\s\S]*The buyer says otherwise: “I rang twice”/,
    buyer: /You say otherwise: “I rang twice”/,
    never: [...over.never, /I was there/],
    news: [['viewing.no_show_disputed.v1', {}, 'seller', /says that they did come/]],
  },
  {
    ...over,
    name: 'missed, which a deleted account disputed',
    viewing: createViewing(-90, {
      ...booked,
      status: 'no_show',
      disputeUntil: getHourAfter(-40),
      disputed: { at: getHourAfter(-80), reason: '' },
    }),
    seller: /The buyer says otherwise\./,
    buyer: /You say otherwise\./,
    never: [...over.never, /“”/],
  },
];
