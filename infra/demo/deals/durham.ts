import {
  requestViewing,
  confirmViewing,
  openTimes,
  openOneTime,
  readMessages,
  sendFeedback,
  writeMessage,
} from './actions.ts';
import { toDay, storyHomes, toMinutesAgo, type Story } from './story.ts';

const home = storyHomes.durham;

/** When the home can be viewed: two evenings a week, and an open house on Saturdays. */
export const durhamTimes: Story = {
  name: 'durham times',
  home,
  buyer: 'daniel',
  steps: [
    [
      toDay(12, '19:05'),
      openTimes(4, { days: [2, 4], from: '17:00', to: '18:30', slotMinutes: 30, bufferMinutes: 0 }),
    ],
    [
      toDay(12, '19:08'),
      openTimes(
        4,
        { days: [6], from: '11:00', to: '12:00', slotMinutes: 60, bufferMinutes: 0 },
        { kind: 'open_house', capacity: 8 },
      ),
    ],
  ],
};

const daniel: Story = {
  name: 'durham daniel',
  home,
  buyer: 'daniel',
  steps: [
    [
      toDay(9, '19:42'),
      writeMessage(
        'buyer',
        'Hello Maggie. I am looking on behalf of my mother, who would like to live nearer to my sister in Durham. Are the stairs steep? She manages well, but she is seventy-four.',
      ),
    ],
    [
      toDay(9, '20:15'),
      writeMessage(
        'seller',
        'Hello Daniel. They are wide and straight, with a handrail on both sides. My own mother stayed for months after her hip operation and never complained about them, which is saying something.',
      ),
    ],
    [toDay(9, '20:31'), readMessages('buyer')],
    [
      toMinutesAgo(20 * 60),
      requestViewing('My mother would come along. She has promised not to rearrange the furniture.', 0, 2),
    ],
    [toMinutesAgo(19 * 60), confirmViewing],
    [
      toMinutesAgo(95),
      writeMessage(
        'seller',
        'Looking forward to meeting you both. Do use my parking space, the one nearest the hedge; I shall leave it free for you.',
      ),
    ],
    [toMinutesAgo(94), readMessages('seller')],
  ],
};

const priya: Story = {
  name: 'durham priya',
  home,
  buyer: 'priya',
  steps: [
    [toDay(11, '12:02'), openOneTime(4, '11:00')],
    [
      toDay(11, '17:48'),
      requestViewing('A late morning would be ideal: I should like to see the garden by daylight.'),
    ],
    [toDay(11, '18:30'), confirmViewing],
    [
      toDay(7, '15:05'),
      sendFeedback(
        5,
        'about_right',
        'Warmer and quieter than I expected, and the top-floor bedroom is a joy. My only doubt is where four bicycles would go.',
      ),
    ],
    [
      toDay(7, '15:40'),
      writeMessage(
        'seller',
        'Thank you for such a thoughtful note, Priya. Ours have always lived in the passage beside the house: it is dry, and it locks.',
      ),
    ],
    [toDay(7, '15:52'), readMessages('seller')],
    [
      toMinutesAgo(200),
      writeMessage(
        'buyer',
        'That settles the bicycles, then. Before we talk numbers at home: would the curtains and the garden table stay?',
      ),
    ],
  ],
};

const aisha: Story = {
  name: 'durham aisha',
  home,
  buyer: 'aisha',
  steps: [
    [toDay(8, '09:10'), openOneTime(4, '14:30')],
    [toDay(8, '12:20'), requestViewing('I can come straight from work, so half past two suits me well.')],
    [toDay(8, '13:05'), confirmViewing],
    [
      toDay(4, '18:10'),
      sendFeedback(
        2,
        'too_high',
        'A lovely house and a kind welcome, but one floor too many for us. We are looking for somewhere with the kitchen and the garden on one level.',
      ),
    ],
  ],
};

const askForViewing = (buyer: 'tom' | 'sofia', nth: number, minutes: number, message: string): Story => ({
  name: `durham ${buyer}`,
  home,
  buyer,
  steps: [[toMinutesAgo(minutes), requestViewing(message, nth)]],
});

/** A home on sale with enquiries: a viewing to come, two that took place, two requests to answer. */
export const durham: readonly Story[] = [
  daniel,
  priya,
  aisha,
  askForViewing('tom', 1, 310, 'I work at the hospital and finish at four, so early evening is perfect.'),
  askForViewing(
    'sofia',
    3,
    130,
    'Would it be all right to bring a tape measure? We have a very large dresser.',
  ),
];
