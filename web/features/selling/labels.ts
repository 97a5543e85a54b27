import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import type { Owner } from '../../entities/joint-owner/api.ts';
import { describeOfferStatus } from '../../entities/offer/labels.ts';
import type { OwnListing } from '../../entities/own-home/api.ts';
import type { Enquiry } from './api.ts';
import type { DraftEpc } from './draft-form-values.ts';
import type { HomeAction } from './listings/home-action.ts';

type ReviewReason = NonNullable<OwnListing['review']>['reasons'][number];

export const actionLabels: Readonly<Record<HomeAction, string>> = {
  publish: 'Put on sale',
  resume: 'Put back on sale',
  relist: 'Relist',
  pause: 'Pause',
  withdraw: 'Withdraw',
};

export const withdrawReasons = [
  { value: 'Sold elsewhere', label: 'It’s sold elsewhere' },
  { value: 'Staying', label: 'I’m staying where I am' },
  { value: 'Later', label: 'I’ll sell later' },
  { value: 'Other', label: 'Something else' },
] as const;

const enquiryStages: Readonly<Record<Exclude<Enquiry['stage'], 'exchanged'>, string>> = {
  chatting: 'Talking',
  viewing_requested: 'Asks for a viewing',
  viewing_booked: 'Viewing booked',
  viewed: 'Has viewed',
  offer_made: 'Made an offer',
  countered: 'Has your counter-offer',
  backup: 'Backup',
  accepted: 'Offer accepted',
  completed: 'Sold to them',
  ended: 'Ended',
};

/** How far the buyer came; an offer that is over says how it ended. */
export function describeEnquiry({ stage, offer }: Pick<Enquiry, 'stage' | 'offer'>): string {
  if (stage === 'exchanged') return formatPropertyStatus('exchanged', offer?.nation);
  return stage === 'ended' && offer ? describeOfferStatus(offer) : enquiryStages[stage];
}

export const figureNames = [
  ['views', 'Views'],
  ['favourites', 'Saves'],
  ['enquiries', 'Enquiries'],
  ['viewings', 'Viewings'],
  ['offers', 'Offers'],
] as const;

export const ownerBadges: Readonly<
  Record<Owner['status'], readonly ['green' | 'amber' | 'red' | 'neutral', string]>
> = {
  pending: ['amber', 'Not answered yet'],
  accepted: ['green', 'Agreed'],
  declined: ['red', 'Doesn’t agree'],
  expired: ['amber', 'Link expired'],
  left: ['neutral', 'Left'],
  withdrawn: ['neutral', 'Withdrawn'],
  replaced: ['neutral', 'Replaced'],
};

export const reviewActs: Readonly<Record<ReviewReason, string>> = {
  text: 'Change the wording',
  pictures: 'Change the photos',
  address: 'Send a document',
};

export const reviewReasons: Readonly<Record<ReviewReason, string>> = {
  text: 'One of us needs to read some of the wording. Change it now, or wait.',
  pictures: 'Some photos look like those of another home on Gable. Use your own photos, or wait.',
  address: 'Someone else has this address on sale. Send a document that shows it’s yours.',
};

export const energyWays: readonly { value: DraftEpc['status']; label: string; hint: string }[] = [
  { value: 'uploaded', label: 'I have the certificate', hint: 'As a picture or PDF' },
  { value: 'found', label: 'I know its number', hint: 'Buyers look it up in the register' },
  { value: 'ordered', label: 'It’s on order', hint: 'You have 28 days from the order' },
  {
    value: 'exempt',
    label: 'It doesn’t need one',
    hint: 'Some listed buildings, and homes due for demolition',
  },
];

export const energyScores = [
  { kind: 'score', rating: 'rating', names: ['Rating', 'Score'] },
  { kind: 'potentialScore', rating: 'potentialRating', names: ['Potential rating', 'Potential score'] },
] as const;

export const saleTypes = [
  { name: 'chainFree', label: 'No onward chain', hint: 'You don’t need to buy another home first.' },
  { name: 'newBuild', label: 'New build', hint: 'No one has lived in it yet.' },
  { name: 'retirement', label: 'Retirement home', hint: 'For people over a certain age.' },
  { name: 'auction', label: 'Sold by auction', hint: 'Modern method or in the room.' },
] as const;

export const descriptionTips = [
  'Start with what’s special: people read the first line in search results.',
  'Give facts with dates: a new roof in 2019, a boiler serviced in May.',
  'Say what’s nearby, in minutes on foot: the station, a park, schools.',
  'Be open about what isn’t perfect. It saves wasted viewings.',
  'Leave out phone numbers and emails; buyers will message you here.',
];

export const photoTips = [
  'Daylight, all lights on, curtains open.',
  'Hold the phone sideways, at chest height, from a corner of the room.',
  'Start with the front, then the kitchen, living room, bedrooms, bathroom and garden.',
  'Put away paperwork with names on it, and family photos if you like.',
];

export const uploadStages = {
  queued: 'Waiting',
  converting: 'Converting from HEIC',
  sending: 'Sending',
  working: 'Preparing',
  ready: 'Ready',
  failed: '',
} as const;
