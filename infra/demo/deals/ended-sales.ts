import {
  acceptOffer,
  callOffSale,
  handOver,
  makeOffer,
  nameSolicitor,
  readMessages,
  relistHome,
  reviewOtherSide,
  tickMilestones,
  tickMilestoneWithDay,
  writeMessage,
} from './actions.ts';
import { firms } from './firms.ts';
import { othersHomes, storyHomes, toDay, type Story } from './story.ts';

/** Completed ten days ago: the keys are handed over, and the buyer has reviewed the seller. */
const york: Story = {
  name: 'york leila',
  home: storyHomes.york,
  buyer: 'leila',
  steps: [
    [toDay(75, '12:30'), makeOffer(212_500, { funding: 'cash', position: 'nothing_to_sell' })],
    [toDay(74, '18:15'), acceptOffer],
    [
      toDay(72, '10:40'),
      nameSolicitor('seller', firms.tregarthen, {
        legalNames: ['Margaret Rose Ashworth'],
        titleNumber: 'NYK318845',
      }),
    ],
    [toDay(71, '09:20'), nameSolicitor('buyer', firms.harcourt)],
    [toDay(66, '12:00'), tickMilestones('seller', ['id_checks'])],
    [toDay(65, '12:00'), tickMilestones('buyer', ['id_checks', 'searches_ordered'])],
    [toDay(50, '12:00'), tickMilestones('buyer', ['searches_received', 'enquiries_raised'])],
    [toDay(40, '12:00'), tickMilestones('seller', ['enquiries_answered'])],
    [toDay(33, '12:00'), tickMilestones('buyer', ['deposit_paid', 'ready_to_exchange'])],
    [toDay(32, '12:00'), tickMilestones('seller', ['ready_to_exchange'])],
    [toDay(27, '14:50'), tickMilestoneWithDay('seller', 'exchanged', 'completionDate', 17)],
    [toDay(27, '15:20'), tickMilestones('buyer', ['exchanged'])],
    [
      toDay(10, '09:30'),
      handOver('seller', {
        keys: { note: 'Two for the front door and one for the cycle store. They are with the concierge.' },
        electricity: { reading: '48213' },
      }),
    ],
    [toDay(10, '13:05'), tickMilestones('seller', ['keys_released', 'completed'])],
    [toDay(10, '13:40'), tickMilestones('buyer', ['completed'])],
    [
      toDay(10, '19:12'),
      writeMessage('buyer', 'I am in, and have eaten toast on the floor. Thank you for the list of keys.'),
    ],
    [toDay(10, '19:30'), readMessages('seller')],
    [
      toDay(8, '20:05'),
      reviewOtherSide('buyer', 5, 'Straightforward from the first viewing to the keys, and kind throughout.'),
    ],
  ],
};

/** Agreed, and called off by its seller a month later; the home is on sale again. */
const whitstable: Story = {
  name: 'whitstable daniel',
  home: othersHomes.whitstable,
  buyer: 'daniel',
  steps: [
    [
      toDay(76, '18:40'),
      makeOffer(
        412_000,
        { funding: 'mortgage', position: 'sold_stc', deposit: 95_000 },
        { lender: 'Calder Building Society', loan: 320_000 },
      ),
    ],
    [toDay(75, '09:10'), acceptOffer],
    [toDay(73, '11:25'), nameSolicitor('buyer', firms.fenwick)],
    [
      toDay(58, '17:20'),
      writeMessage(
        'seller',
        'I am so sorry, Daniel. The house that we were to move to has been withdrawn, and we have nowhere to go.',
      ),
    ],
    [
      toDay(57, '08:55'),
      callOffSale(
        'seller',
        'chain_broke',
        'Our own purchase has fallen through. Thank you for your patience.',
      ),
    ],
    [toDay(57, '12:30'), readMessages('buyer')],
    [
      toDay(57, '12:34'),
      writeMessage('buyer', 'That is hard on you, too. Do write if it all comes right again.'),
    ],
    [toDay(24, '10:15'), relistHome],
  ],
};

/** Sales that have ended: one with the keys, one without. */
export const endedSales: readonly Story[] = [york, whitstable];
