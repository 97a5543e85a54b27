import {
  acceptOffer,
  callClosingDate,
  makeOffer,
  nameSolicitor,
  noteInterest,
  readMessages,
  tickMilestones,
  writeMessage,
} from './actions.ts';
import { firms } from './firms.ts';
import { othersHomes, toDay, type Story } from './story.ts';

const createNote = (buyer: Story['buyer'], daysAgo: number, firm: string): Story => ({
  name: `edinburgh ${buyer} notes`,
  home: othersHomes.edinburgh,
  buyer,
  steps: [[toDay(daysAgo, '11:20'), noteInterest(firm)]],
});
/** Who wants to hear of a closing date in Edinburgh, by their solicitors. */
export const edinburghNotes: readonly Story[] = [
  createNote('fergus', 12, 'Calton Brae Solicitors'),
  createNote('kirsty', 9, 'Inverleith Legal'),
  createNote('rory', 6, 'Calton Brae Solicitors'),
];

/** A closing date runs, and one sealed bid is in. */
const edinburgh: Story = {
  name: 'edinburgh fergus',
  home: othersHomes.edinburgh,
  buyer: 'fergus',
  steps: [
    [
      toDay(5, '10:05'),
      writeMessage(
        'buyer',
        'The Home Report says that the roof was done in 2019. Was that the whole roof, or the rear pitch?',
      ),
    ],
    [
      toDay(5, '12:40'),
      writeMessage('seller', 'The whole of it, lead and gutters too. We keep the guarantee.'),
    ],
    [toDay(5, '12:55'), readMessages('buyer')],
    [
      toDay(3, '09:00'),
      callClosingDate(8, '12:00', 'Please say which day of entry suits you. We are easy about the curtains.'),
    ],
    [toDay(1, '16:30'), makeOffer(561_500, { funding: 'cash', position: 'nothing_to_sell' })],
  ],
};

/** A sale in Belfast: both solicitors are at work, and the contract isn’t accepted yet. */
const belfast: Story = {
  name: 'belfast orla',
  home: othersHomes.belfast,
  buyer: 'orla',
  steps: [
    [
      toDay(33, '18:10'),
      writeMessage(
        'buyer',
        'Would you take an offer before the weekend? We saw it twice and would like it settled.',
      ),
    ],
    [
      toDay(33, '19:02'),
      writeMessage('seller', 'We would, if it is near the asking price and you have no chain.'),
    ],
    [
      toDay(32, '09:15'),
      makeOffer(
        436_000,
        { funding: 'mortgage', position: 'ftb', deposit: 66_000 },
        { lender: 'Calder Building Society', loan: 370_000 },
      ),
    ],
    [toDay(32, '17:45'), acceptOffer],
    [toDay(30, '10:00'), nameSolicitor('buyer', firms.lagan)],
    [toDay(29, '14:20'), nameSolicitor('seller', firms.ormeau, { titleNumber: 'DN48213' })],
    [toDay(24, '11:00'), tickMilestones('buyer', ['id_checks', 'enquiries_raised'])],
    [toDay(23, '15:30'), tickMilestones('seller', ['id_checks', 'searches_ordered'])],
    [toDay(9, '16:20'), tickMilestones('seller', ['searches_received'])],
    [toDay(8, '12:10'), tickMilestones('buyer', ['mortgage_offer'])],
    [toDay(6, '09:40'), tickMilestones('seller', ['enquiries_answered'])],
    [
      toDay(6, '09:45'),
      writeMessage(
        'seller',
        'Our solicitor has answered the last of the questions. The contract should be with you for signing this week.',
      ),
    ],
    [toDay(6, '10:05'), readMessages('buyer')],
  ],
};

/** Sales in the words and the law of Scotland and Northern Ireland. */
export const nations: readonly Story[] = [edinburgh, belfast];
