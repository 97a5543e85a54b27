import { day, minutesAgo, othersHomes, type Story } from './story.ts';
import {
  accepts,
  asksToView,
  confirms,
  counters,
  declines,
  offers,
  opens,
  opensOne,
  reads,
  saysHowItWas,
  writes,
} from './verbs.ts';

const mortgage = { funding: 'mortgage', position: 'sold_stc', deposit: 95_000 } as const;
const lender = 'Calder Building Society';

export const kendalTimes: Story = {
  name: 'kendal times',
  home: othersHomes.kendal,
  buyer: 'daniel',
  steps: [
    [
      day(20, '10:00'),
      opens(4, { days: [3, 5, 6], from: '10:00', to: '12:00', slotMinutes: 30, bufferMinutes: 10 }),
    ],
  ],
};

/** Asked for a viewing, which waits for its answer. */
const kendal: Story = {
  name: 'kendal daniel',
  home: othersHomes.kendal,
  buyer: 'daniel',
  steps: [
    [minutesAgo(245), writes('buyer', 'Is the garden fenced all round? We have a spaniel with opinions.')],
    [minutesAgo(240), asksToView('Either end of the morning would do.', 1, 2)],
    [
      minutesAgo(50),
      writes('seller', 'It is, and the hedge behind the fence is thicker than most spaniels are stubborn.'),
    ],
  ],
};

/** The seller named another sum. */
const liverpool: Story = {
  name: 'liverpool daniel',
  home: othersHomes.liverpool,
  buyer: 'daniel',
  steps: [
    [day(3, '20:10'), offers(352_000, mortgage, { lender, loan: 290_000 })],
    [minutesAgo(16 * 60), counters(364_000)],
    [
      minutesAgo(16 * 60 - 4),
      writes('seller', 'We are closer than I thought we should be. Could you come up to this?'),
    ],
  ],
};

/** The offer of another buyer was accepted; the demo’s buyer is the backup. */
const cambridge: readonly Story[] = [
  {
    name: 'cambridge harry',
    home: othersHomes.cambridge,
    buyer: 'harry',
    steps: [
      [
        day(15, '13:00'),
        offers(
          661_000,
          { funding: 'mortgage', position: 'ftb', deposit: 120_000 },
          { lender, loan: 545_000 },
        ),
      ],
      [day(14, '09:00'), accepts],
    ],
  },
  {
    name: 'cambridge daniel',
    home: othersHomes.cambridge,
    buyer: 'daniel',
    steps: [
      [
        day(10, '18:12'),
        writes(
          'buyer',
          'I see that I am late. Do you take backup offers, in case the first one comes to nothing?',
        ),
      ],
      [
        day(10, '18:55'),
        writes('seller', 'We do, and we would be glad of one. Nobody knows until contracts are exchanged.'),
      ],
      [day(10, '19:02'), reads('buyer')],
      [day(9, '08:30'), offers(655_000, mortgage, { lender, loan: 560_000 })],
    ],
  },
];

/** Viewed, offered, declined. */
const stockport: Story = {
  name: 'stockport daniel',
  home: othersHomes.stockport,
  buyer: 'daniel',
  steps: [
    [day(25, '09:00'), opensOne(4, '13:00')],
    [day(25, '12:15'), asksToView('We are in Stockport that day in any case.')],
    [day(25, '12:40'), confirms],
    [
      day(21, '17:30'),
      saysHowItWas(4, 'too_high', 'Bright, well kept and in a good street. The price is our one hesitation.'),
    ],
    [day(17, '19:00'), offers(350_000, mortgage, { lender, loan: 260_000 })],
    [
      day(16, '10:30'),
      declines(
        'too_low',
        'Thank you, but we are in no hurry and shall wait for an offer nearer to the price.',
      ),
    ],
    [day(16, '12:00'), writes('buyer', 'I quite understand. I wish you luck with it.')],
  ],
};

/** What else the demo’s buyer has going on, with homes of others. */
export const elsewhere: readonly Story[] = [kendal, liverpool, ...cambridge, stockport];
