import { firms } from './firms.ts';
import { day, homes, minutesAgo, type Story } from './story.ts';
import { accepts, agrees, counters, names, offers, reads, ticks, ticksFor, writes } from './verbs.ts';

/** Under offer: the buyer has named a solicitor, the seller has not. */
export const shrewsbury: Story = {
  name: 'shrewsbury ewan',
  home: homes.shrewsbury,
  buyer: 'ewan',
  steps: [
    [
      day(9, '11:15'),
      offers(
        488_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 140_000 },
        { lender: 'Calder Building Society', loan: 350_000 },
      ),
    ],
    [day(8, '08:50'), counters(494_000)],
    [day(7, '19:25'), agrees],
    [
      day(7, '19:31'),
      writes(
        'buyer',
        'We have talked it over and are happy to meet you there. Thank you for being straight with us.',
      ),
    ],
    [day(7, '20:04'), writes('seller', 'I could not have wished for nicer people to have it. On we go!')],
    [day(7, '20:05'), reads('seller')],
    [day(5, '12:40'), names('buyer', firms.severn)],
    [
      minutesAgo(300),
      writes(
        'buyer',
        'Bronwen at Severnside Legal would like to write to your solicitor. Have you found one yet? She says that the first fortnight is where most sales lose their time.',
      ),
    ],
  ],
};

/** Sold subject to contract: the memorandum is out, and the seller owes the next step. */
export const colchester: Story = {
  name: 'colchester daniel',
  home: homes.colchester,
  buyer: 'daniel',
  steps: [
    [
      day(52, '18:05'),
      writes(
        'buyer',
        'Good evening. My wife and I walked down Mulberry Close on Sunday and liked it at once. Is the garage wide enough for a car, or only on the plans?',
      ),
    ],
    [
      day(52, '19:30'),
      writes(
        'seller',
        'Good evening, Daniel. For a car, yes; for getting out of the car as well, a small one.',
      ),
    ],
    [
      day(47, '19:10'),
      offers(
        370_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 95_000 },
        { lender: 'Calder Building Society', loan: 290_000 },
      ),
    ],
    [day(46, '09:30'), counters(376_000)],
    [day(45, '20:15'), agrees],
    [day(43, '10:20'), names('seller', firms.tregarthen)],
    [day(41, '14:05'), names('buyer', firms.fenwick)],
    [day(36, '18:30'), ticks('buyer', ['id_checks', 'searches_ordered'])],
    [day(35, '11:00'), ticks('seller', ['id_checks'])],
    [day(33, '17:15'), ticksFor('buyer', 'survey_booked', 'date', 6)],
    [day(24, '12:10'), ticks('buyer', ['survey_done', 'enquiries_raised'])],
    [
      day(23, '17:55'),
      writes(
        'buyer',
        'The survey is back and sound on the whole. The one surprise is the flat roof above the utility room, which has a few winters left at most. I do not mean to reopen the price; I would only rather you heard it from me than from a letter.',
      ),
    ],
    [
      day(23, '18:40'),
      writes(
        'seller',
        'Thank you for telling me yourself. It was re-felted in 2014 and I have the receipt somewhere; it shall go into the file.',
      ),
    ],
    [day(12, '09:45'), ticks('buyer', ['searches_received', 'mortgage_offer'])],
    [
      minutesAgo(27 * 60),
      writes(
        'buyer',
        'The mortgage offer is here! My solicitor now waits for two answers only: whose is the left-hand fence, and was the dining room signed off by building control?',
      ),
    ],
    [
      minutesAgo(88),
      writes(
        'seller',
        'Wonderful news. The fence is mine, and the certificate for the dining room has turned up behind the piano music. Both go to my solicitor first thing.',
      ),
    ],
    [minutesAgo(87), reads('seller')],
  ],
};

/** Contracts are exchanged, and completion is a week away. */
export const bristol: Story = {
  name: 'bristol grace',
  home: homes.bristol,
  buyer: 'grace',
  steps: [
    [day(70, '11:20'), offers(512_000, { funding: 'cash', position: 'nothing_to_sell' })],
    [day(69, '09:05'), accepts],
    [day(66, '15:30'), names('seller', firms.tregarthen)],
    [day(65, '10:10'), names('buyer', firms.harcourt)],
    [day(58, '12:00'), ticks('seller', ['id_checks'])],
    [day(57, '12:00'), ticks('buyer', ['id_checks', 'searches_ordered'])],
    [day(40, '12:00'), ticks('buyer', ['searches_received', 'enquiries_raised'])],
    [day(18, '12:00'), ticks('seller', ['enquiries_answered'])],
    [day(14, '12:00'), ticks('buyer', ['deposit_paid', 'ready_to_exchange'])],
    [day(13, '12:00'), ticks('seller', ['ready_to_exchange'])],
    [day(9, '15:50'), ticksFor('seller', 'exchanged', 'completionDate', 16)],
    [day(9, '16:10'), ticks('buyer', ['exchanged'])],
    [
      day(9, '16:22'),
      writes('buyer', 'Exchanged! I have told everybody who would listen, and the dog twice.'),
    ],
    [
      day(9, '16:45'),
      writes(
        'seller',
        'Congratulations, Grace. I shall leave the kettle, and a list of what every key is for.',
      ),
    ],
    [day(9, '16:46'), reads('seller')],
  ],
};
