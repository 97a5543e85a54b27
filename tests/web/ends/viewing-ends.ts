import type { ViewingStatus } from '../../../events/vocabulary.ts';
import { createSlot } from '../../viewings/viewing-examples.ts';
import {
  cancelledViewings,
  declinedViewings,
  expiredViewings,
  heldViewings,
  missedViewings,
} from './viewing-closures.ts';
import { booked, createViewing, getHourAfter, onSale, type ViewingEnd } from './viewing-end.ts';

const proposal = (side: 'seller' | 'buyer') => ({
  status: 'reschedule_proposed',
  heldUntil: getHourAfter(20),
  reschedules: 1,
  proposal: {
    by: side,
    timeSlotId: createSlot(2, 30).id,
    start: getHourAfter(90),
    end: getHourAfter(90.5),
  },
});
const waiting: readonly ViewingEnd[] = [
  {
    ...onSale,
    name: 'asked for',
    viewing: createViewing(72, { heldUntil: getHourAfter(20) }),
    seller:
      /Waiting for an answer[\s\S]*Is the loft boarded\?[\s\S]*Reply by .*, or the request expires[\s\S]*Confirm[\s\S]*Propose another time[\s\S]*Decline/,
    buyer: /Waiting for an answer[\s\S]*Waiting for the seller, who can reply until[\s\S]*Cancel/,
    buying: /Viewing requested[\s\S]*Viewing requested for/,
    never: [/Add to calendar/, /14 Oak Road, Headingley/],
    news: [['viewing.requested.v1', {}, 'seller', /asks to view/]],
  },
];
const listed: readonly ViewingEnd[] = [
  {
    ...onSale,
    name: 'on the waitlist',
    viewing: createViewing(72, { status: 'waitlisted', place: 'none' }),
    seller: /On the waitlist[\s\S]*We’ll ask you if a place comes free/,
    buyer: /On the waitlist[\s\S]*hold it for the first on the list[\s\S]*Leave the waitlist/,
    buying: /Viewing requested[\s\S]*On the waitlist for a viewing on/,
    news: [
      ['viewing.waitlisted.v1', {}, 'seller', /joined the waitlist/],
      ['viewing.place_offered.v1', {}, 'buyer', /holding the place you wanted/],
    ],
  },
];
const booking: readonly ViewingEnd[] = [
  {
    ...onSale,
    name: 'booked',
    viewing: createViewing(72, booked),
    seller: /Confirmed[\s\S]*Change, cancel or add to calendar/,
    buyer: /Confirmed[\s\S]*14 Oak Road, Headingley[\s\S]*Directions[\s\S]*Change, cancel or add to calendar/,
    buying: /Viewing booked[\s\S]*Viewing on/,
    news: [
      ['viewing.confirmed.v1', {}, 'buyer', /The address is/],
      ['viewing.confirmed.v1', {}, 'seller', /is coming to view/],
      [
        'viewing.reminded.v1',
        { hours: 24, reconfirmed: false },
        'buyer',
        /Please confirm you’re still coming/,
      ],
    ],
  },
  {
    ...onSale,
    name: 'booked at a home that is sold to another buyer by now',
    home: 'sold_stc',
    viewing: createViewing(72, booked),
    seller: /Confirmed/,
    buyer: /Confirmed/,
    buying: /Viewing booked[\s\S]*Sold subject to contract[\s\S]*Viewing on/,
  },
  {
    ...onSale,
    name: 'tomorrow',
    viewing: createViewing(20, booked),
    seller: /Confirmed/,
    buyer: /Please confirm you’re still coming[\s\S]*Yes, I’m still coming/,
    buying: /Viewing booked/,
  },
  {
    ...onSale,
    name: 'just over',
    viewing: createViewing(-1, booked),
    seller:
      /How did it go\? A day after it ends, we count it as having gone ahead[\s\S]*It went ahead[\s\S]*No one came/,
    buyer: /How was it\? You choose whether the seller sees it[\s\S]*Give feedback/,
    buying: /Viewed/,
    never: [/Cancel/, /Propose another time/, /Viewing booked/],
  },
];
const moving: readonly ViewingEnd[] = [
  {
    ...onSale,
    name: 'booked, and the seller suggests another time',
    viewing: createViewing(72, { ...booked, ...proposal('seller') }),
    seller: /You proposed .*\. The buyer can reply until .*\. The agreed time stays until then/,
    buyer:
      /The seller proposes .*\. Reply by .*\. The agreed time stays[\s\S]*Agree to the new time[\s\S]*Keep the old time[\s\S]*Cancel the viewing/,
    buying: /Viewing booked[\s\S]*Another time suggested for the viewing on/,
    news: [
      ['viewing.reschedule_proposed.v1', { by: 'seller' }, 'buyer', /The old time stays until you accept/],
    ],
  },
  {
    ...onSale,
    name: 'asked for, and the seller suggests another time',
    viewing: createViewing(72, proposal('seller')),
    seller: /You proposed/,
    buyer: /The seller proposes .*\. Reply by[\s\S]*Agree to the new time[\s\S]*Decline this time/,
    buying: /Viewing requested[\s\S]*Another time suggested/,
    never: [/agreed time/, /Keep the old time/, /Viewing booked/, /Add to calendar/],
  },
];
/** Every state of a viewing, for both of its sides. */
export const viewingEnds: Readonly<Record<ViewingStatus, readonly ViewingEnd[]>> = {
  waitlisted: listed,
  requested: waiting,
  confirmed: booking,
  reschedule_proposed: moving,
  rejected: declinedViewings,
  expired: expiredViewings,
  cancelled: cancelledViewings,
  completed: heldViewings,
  no_show: missedViewings,
};
