import type { DraftEpc } from '../draft-form-values.ts';

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
