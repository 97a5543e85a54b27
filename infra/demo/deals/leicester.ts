import {
  confirmViewing,
  makeOffer,
  openOneTime,
  readMessages,
  requestViewing,
  sendFeedback,
  writeMessage,
} from './actions.ts';
import { toDay, storyHomes, toMinutesAgo, type Story } from './story.ts';

const home = storyHomes.leicester;

const naomi: Story = {
  name: 'leicester naomi',
  home,
  buyer: 'naomi',
  steps: [
    [toDay(10, '09:05'), openOneTime(4, '11:00')],
    [toDay(10, '13:30'), requestViewing('I could come by train and be with you by eleven.')],
    [toDay(10, '14:10'), confirmViewing],
    [
      toDay(5, '19:20'),
      sendFeedback(
        4,
        'about_right',
        'Well kept and quiet. I should like to sleep on it and look at the sums.',
      ),
    ],
    [
      toDay(2, '10:12'),
      makeOffer(
        290_000,
        { funding: 'cash', position: 'nothing_to_sell' },
        {
          message:
            'There is no mortgage to wait for and nothing to sell. The sum is a little under the price, but the way to the keys would be a short one.',
        },
      ),
    ],
  ],
};

const marcus: Story = {
  name: 'leicester marcus',
  home,
  buyer: 'marcus',
  steps: [
    [toDay(9, '08:50'), openOneTime(3, '15:30')],
    [toDay(9, '17:45'), requestViewing('There would be four of us, one of them in a pushchair.')],
    [toDay(9, '18:20'), confirmViewing],
    [
      toDay(5, '18:22'),
      writeMessage('buyer', 'Good evening. How old is the boiler, and has it been serviced this year?'),
    ],
    [
      toDay(5, '20:47'),
      writeMessage(
        'seller',
        'Good evening. It was put in new in 2021 and serviced in September. The papers are in the drawer below it, and they stay with the house.',
      ),
    ],
    [
      toMinutesAgo(30 * 60),
      makeOffer(
        296_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 62_000 },
        {
          lender: 'Calder Building Society',
          loan: 240_000,
          message: 'Our lender has agreed in principle, and our own sale is with the solicitors.',
        },
      ),
    ],
    [
      toMinutesAgo(150),
      writeMessage(
        'seller',
        'Thank you for the offer, Marcus. I should like to sleep on it, and you will have an answer from me before the week is out.',
      ),
    ],
    [toMinutesAgo(149), readMessages('seller')],
  ],
};

const jack: Story = {
  name: 'leicester jack',
  home,
  buyer: 'jack',
  steps: [
    [toDay(7, '20:15'), openOneTime(4, '10:30')],
    [toDay(7, '20:40'), requestViewing('Any morning is fine, as I work late.')],
    [toDay(7, '21:00'), confirmViewing],
    [toDay(2, '12:25'), sendFeedback(5, 'about_right', 'The house we had given up hoping to find.')],
    [
      toMinutesAgo(7 * 60),
      makeOffer(
        301_000,
        {
          funding: 'mortgage',
          position: 'ftb',
          deposit: 30_100,
          conditions: ['Subject to a survey', 'Subject to the lender’s valuation'],
        },
        { lender: 'Trent & Soar Bank', loan: 271_000 },
      ),
    ],
    [
      toMinutesAgo(6 * 60),
      writeMessage(
        'buyer',
        'This would be my first home, so forgive me if I ask too much. I am renting month by month and can move in whenever suits you, sooner or later.',
      ),
    ],
  ],
};

/** Three offers to compare: cash, a mortgage agreed in principle, a first-time buyer. */
export const leicester: readonly Story[] = [naomi, marcus, jack];
