import {
  acceptOffer,
  requestViewing,
  confirmViewing,
  counterOffer,
  rejectOffer,
  makeOffer,
  openTimes,
  openOneTime,
  readMessages,
  sendFeedback,
  writeMessage,
} from './actions.ts';
import { toDay, toMinutesAgo, othersHomes, type Story } from './story.ts';

const mortgage = { funding: 'mortgage', position: 'sold_stc', deposit: 95_000 } as const;
const lender = 'Calder Building Society';

export const kendalTimes: Story = {
  name: 'kendal times',
  home: othersHomes.kendal,
  buyer: 'daniel',
  steps: [
    [
      toDay(20, '10:00'),
      openTimes(4, { days: [3, 5, 6], from: '10:00', to: '12:00', slotMinutes: 30, bufferMinutes: 10 }),
    ],
  ],
};

/** Asked for a viewing, which waits for its answer. */
const kendal: Story = {
  name: 'kendal daniel',
  home: othersHomes.kendal,
  buyer: 'daniel',
  steps: [
    [
      toMinutesAgo(245),
      writeMessage('buyer', 'Is the garden fenced all round? We have a spaniel with opinions.'),
    ],
    [toMinutesAgo(240), requestViewing('Either end of the morning would do.', 1, 2)],
    [
      toMinutesAgo(50),
      writeMessage(
        'seller',
        'It is, and the hedge behind the fence is thicker than most spaniels are stubborn.',
      ),
    ],
  ],
};

/** The seller named another sum. */
const liverpool: Story = {
  name: 'liverpool daniel',
  home: othersHomes.liverpool,
  buyer: 'daniel',
  steps: [
    [toDay(3, '20:10'), makeOffer(352_000, mortgage, { lender, loan: 290_000 })],
    [toMinutesAgo(16 * 60), counterOffer(364_000)],
    [
      toMinutesAgo(16 * 60 - 4),
      writeMessage('seller', 'We are closer than I thought we should be. Could you come up to this?'),
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
        toDay(15, '13:00'),
        makeOffer(
          661_000,
          { funding: 'mortgage', position: 'ftb', deposit: 120_000 },
          { lender, loan: 545_000 },
        ),
      ],
      [toDay(14, '09:00'), acceptOffer],
    ],
  },
  {
    name: 'cambridge daniel',
    home: othersHomes.cambridge,
    buyer: 'daniel',
    steps: [
      [
        toDay(10, '18:12'),
        writeMessage(
          'buyer',
          'I see that I am late. Do you take backup offers, in case the first one comes to nothing?',
        ),
      ],
      [
        toDay(10, '18:55'),
        writeMessage(
          'seller',
          'We do, and we would be glad of one. Nobody knows until contracts are exchanged.',
        ),
      ],
      [toDay(10, '19:02'), readMessages('buyer')],
      [toDay(9, '08:30'), makeOffer(655_000, mortgage, { lender, loan: 560_000 })],
    ],
  },
];

/** Viewed, offered, declined. */
const stockport: Story = {
  name: 'stockport daniel',
  home: othersHomes.stockport,
  buyer: 'daniel',
  steps: [
    [toDay(25, '09:00'), openOneTime(4, '13:00')],
    [toDay(25, '12:15'), requestViewing('We are in Stockport that day in any case.')],
    [toDay(25, '12:40'), confirmViewing],
    [
      toDay(21, '17:30'),
      sendFeedback(4, 'too_high', 'Bright, well kept and in a good street. The price is our one hesitation.'),
    ],
    [toDay(17, '19:00'), makeOffer(350_000, mortgage, { lender, loan: 260_000 })],
    [
      toDay(16, '10:30'),
      rejectOffer(
        'too_low',
        'Thank you, but we are in no hurry and shall wait for an offer nearer to the price.',
      ),
    ],
    [toDay(16, '12:00'), writeMessage('buyer', 'I quite understand. I wish you luck with it.')],
  ],
};

/** What else the demo’s buyer has going on, with homes of others. */
export const otherSellers: readonly Story[] = [kendal, liverpool, ...cambridge, stockport];
