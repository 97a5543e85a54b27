import { day, homes, minutesAgo, type Story } from './story.ts';
import { asksToView, confirms, opens, opensOne, reads, saysHowItWas, writes } from './verbs.ts';

const home = homes.durham;

/** When the home can be viewed: two evenings a week, and an open house on Saturdays. */
export const durhamTimes: Story = {
  name: 'durham times',
  home,
  buyer: 'daniel',
  steps: [
    [
      day(12, '19:05'),
      opens(4, { days: [2, 4], from: '17:00', to: '18:30', slotMinutes: 30, bufferMinutes: 0 }),
    ],
    [
      day(12, '19:08'),
      opens(
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
      day(9, '19:42'),
      writes(
        'buyer',
        'Hello Maggie. I am looking on behalf of my mother, who would like to live nearer to my sister in Durham. Are the stairs steep? She manages well, but she is seventy-four.',
      ),
    ],
    [
      day(9, '20:15'),
      writes(
        'seller',
        'Hello Daniel. They are wide and straight, with a handrail on both sides. My own mother stayed for months after her hip operation and never complained about them, which is saying something.',
      ),
    ],
    [day(9, '20:31'), reads('buyer')],
    [
      minutesAgo(20 * 60),
      asksToView('My mother would come along. She has promised not to rearrange the furniture.', 0, 2),
    ],
    [minutesAgo(19 * 60), confirms],
    [
      minutesAgo(95),
      writes(
        'seller',
        'Looking forward to meeting you both. Do use my parking space, the one nearest the hedge; I shall leave it free for you.',
      ),
    ],
    [minutesAgo(94), reads('seller')],
  ],
};

const priya: Story = {
  name: 'durham priya',
  home,
  buyer: 'priya',
  steps: [
    [day(11, '12:02'), opensOne(4, '11:00')],
    [
      day(11, '17:48'),
      asksToView('A late morning would be ideal: I should like to see the garden by daylight.'),
    ],
    [day(11, '18:30'), confirms],
    [
      day(7, '15:05'),
      saysHowItWas(
        5,
        'about_right',
        'Warmer and quieter than I expected, and the top-floor bedroom is a joy. My only doubt is where four bicycles would go.',
      ),
    ],
    [
      day(7, '15:40'),
      writes(
        'seller',
        'Thank you for such a thoughtful note, Priya. Ours have always lived in the passage beside the house: it is dry, and it locks.',
      ),
    ],
    [day(7, '15:52'), reads('seller')],
    [
      minutesAgo(200),
      writes(
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
    [day(8, '09:10'), opensOne(4, '14:30')],
    [day(8, '12:20'), asksToView('I can come straight from work, so half past two suits me well.')],
    [day(8, '13:05'), confirms],
    [
      day(4, '18:10'),
      saysHowItWas(
        2,
        'too_high',
        'A lovely house and a kind welcome, but one floor too many for us. We are looking for somewhere with the kitchen and the garden on one level.',
      ),
    ],
  ],
};

const asking = (buyer: 'tom' | 'harry', nth: number, minutes: number, message: string): Story => ({
  name: `durham ${buyer}`,
  home,
  buyer,
  steps: [[minutesAgo(minutes), asksToView(message, nth)]],
});

/** A home on sale with enquiries: a viewing to come, two that took place, two requests to answer. */
export const durham: readonly Story[] = [
  daniel,
  priya,
  aisha,
  asking('tom', 1, 310, 'I work at the hospital and finish at four, so early evening is perfect.'),
  asking('harry', 3, 130, 'Would it be all right to bring a tape measure? We have a very large dresser.'),
];
