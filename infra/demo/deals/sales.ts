import {
  acceptOffer,
  acceptCounter,
  counterOffer,
  nameSolicitor,
  makeOffer,
  readMessages,
  tickMilestones,
  tickMilestoneWithDay,
  writeMessage,
} from './actions.ts';
import { firms } from './firms.ts';
import { toDay, storyHomes, toMinutesAgo, type Story } from './story.ts';

/** Under offer: the buyer has named a solicitor, the seller has not. */
export const shrewsbury: Story = {
  name: 'shrewsbury ewan',
  home: storyHomes.shrewsbury,
  buyer: 'ewan',
  steps: [
    [
      toDay(9, '11:15'),
      makeOffer(
        488_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 140_000 },
        { lender: 'Calder Building Society', loan: 350_000 },
      ),
    ],
    [toDay(8, '08:50'), counterOffer(494_000)],
    [toDay(7, '19:25'), acceptCounter],
    [
      toDay(7, '19:31'),
      writeMessage(
        'buyer',
        'We have talked it over and are happy to meet you there. Thank you for being straight with us.',
      ),
    ],
    [
      toDay(7, '20:04'),
      writeMessage('seller', 'I could not have wished for nicer people to have it. On we go!'),
    ],
    [toDay(7, '20:05'), readMessages('seller')],
    [toDay(5, '12:40'), nameSolicitor('buyer', firms.severn, { legalNames: ['Ewan Alasdair Macrae'] })],
    [
      toMinutesAgo(300),
      writeMessage(
        'buyer',
        'Bronwen at Severnside Legal would like to write to your solicitor. Have you found one yet? She says that the first fortnight is where most sales lose their time.',
      ),
    ],
  ],
};

/** Sold subject to contract: the memorandum is out, and the seller owes the next step. */
export const colchester: Story = {
  name: 'colchester daniel',
  home: storyHomes.colchester,
  buyer: 'daniel',
  steps: [
    [
      toDay(52, '18:05'),
      writeMessage(
        'buyer',
        'Good evening. My wife and I walked down Mulberry Close on Sunday and liked it at once. Is the garage wide enough for a car, or only on the plans?',
      ),
    ],
    [
      toDay(52, '19:30'),
      writeMessage(
        'seller',
        'Good evening, Daniel. For a car, yes; for getting out of the car as well, a small one.',
      ),
    ],
    [
      toDay(47, '19:10'),
      makeOffer(
        370_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 95_000 },
        { lender: 'Calder Building Society', loan: 290_000 },
      ),
    ],
    [toDay(46, '09:30'), counterOffer(376_000)],
    [toDay(45, '20:15'), acceptCounter],
    [
      toDay(43, '10:20'),
      nameSolicitor('seller', firms.tregarthen, {
        legalNames: ['Margaret Rose Ashworth'],
        titleNumber: 'EX482117',
      }),
    ],
    [
      toDay(41, '14:05'),
      nameSolicitor('buyer', firms.fenwick, { legalNames: ['Daniel Chidi Okafor', 'Hannah Jane Okafor'] }),
    ],
    [toDay(36, '18:30'), tickMilestones('buyer', ['id_checks', 'searches_ordered'])],
    [toDay(35, '11:00'), tickMilestones('seller', ['id_checks'])],
    [toDay(33, '17:15'), tickMilestoneWithDay('buyer', 'survey_booked', 'date', 6)],
    [toDay(24, '12:10'), tickMilestones('buyer', ['survey_done', 'enquiries_raised'])],
    [
      toDay(23, '17:55'),
      writeMessage(
        'buyer',
        'The survey is back and sound on the whole. The one surprise is the flat roof above the utility room, which has a few winters left at most. I do not mean to reopen the price; I would only rather you heard it from me than from a letter.',
      ),
    ],
    [
      toDay(23, '18:40'),
      writeMessage(
        'seller',
        'Thank you for telling me yourself. It was re-felted in 2014 and I have the receipt somewhere; it shall go into the file.',
      ),
    ],
    [toDay(12, '09:45'), tickMilestones('buyer', ['searches_received', 'mortgage_offer'])],
    [
      toMinutesAgo(27 * 60),
      writeMessage(
        'buyer',
        'The mortgage offer is here! My solicitor now waits for two answers only: whose is the left-hand fence, and was the dining room signed off by building control?',
      ),
    ],
    [
      toMinutesAgo(88),
      writeMessage(
        'seller',
        'Wonderful news. The fence is mine, and the certificate for the dining room has turned up behind the piano music. Both go to my solicitor first thing.',
      ),
    ],
    [toMinutesAgo(87), readMessages('seller')],
  ],
};

/** Contracts are exchanged, and completion is a week away. */
export const bristol: Story = {
  name: 'bristol grace',
  home: storyHomes.bristol,
  buyer: 'grace',
  steps: [
    [toDay(70, '11:20'), makeOffer(512_000, { funding: 'cash', position: 'nothing_to_sell' })],
    [toDay(69, '09:05'), acceptOffer],
    [
      toDay(66, '15:30'),
      nameSolicitor('seller', firms.tregarthen, {
        legalNames: ['Margaret Rose Ashworth'],
        titleNumber: 'AV219604',
      }),
    ],
    [
      toDay(65, '10:10'),
      nameSolicitor('buyer', firms.harcourt, { legalNames: ['Grace Elizabeth Holloway'] }),
    ],
    [toDay(58, '12:00'), tickMilestones('seller', ['id_checks'])],
    [toDay(57, '12:00'), tickMilestones('buyer', ['id_checks', 'searches_ordered'])],
    [toDay(40, '12:00'), tickMilestones('buyer', ['searches_received', 'enquiries_raised'])],
    [toDay(18, '12:00'), tickMilestones('seller', ['enquiries_answered'])],
    [toDay(14, '12:00'), tickMilestones('buyer', ['deposit_paid', 'ready_to_exchange'])],
    [toDay(13, '12:00'), tickMilestones('seller', ['ready_to_exchange'])],
    [toDay(9, '15:50'), tickMilestoneWithDay('seller', 'exchanged', 'completionDate', 16)],
    [toDay(9, '16:10'), tickMilestones('buyer', ['exchanged'])],
    [
      toDay(9, '16:22'),
      writeMessage('buyer', 'Exchanged! I have told everybody who would listen, and the dog twice.'),
    ],
    [
      toDay(9, '16:45'),
      writeMessage(
        'seller',
        'Congratulations, Grace. I shall leave the kettle, and a list of what every key is for.',
      ),
    ],
    [toDay(9, '16:46'), readMessages('seller')],
  ],
};
