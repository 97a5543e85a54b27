import { field, type FieldNotes } from './field.ts';

const key = field('What the link in the mail ends with.', `01K9ZX3Q6T4C8V0R2M5N7P9B1R.${'k'.repeat(24)}`);

/** Saved homes that two people share, and days of viewings. */
export const shortlistFields: FieldNotes = {
  'planDay.property_ids': field(
    'Ids of at most six saved properties, between commas.',
    'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ),
  'planDay.day': field('The day to plan, in London.'),
  'DayPlan.day': field('The day, in London.'),
  'DayPlan.stops': field('Properties that can be viewed on the day, in their order.'),
  'DayPlan.left': field('Properties that have no place in the day, with the reason.'),
  'ViewingDay.day': field('The day, in London.'),
  'ViewingDay.by': field('Which of the two booked the viewings.'),
  'ViewingDay.stops': field('The viewings of the day, in their order.'),
  'stopSharing.state': field('What the caller saw: an invitation without an answer, or that it is shared.'),
  'shortlistInvitation.key': key,
  'acceptShortlist.key': key,
  'stops.booked': field('Whether the caller has this viewing already.'),
  'ShortlistView.days': field('Days with viewings, the soonest first.'),
  'invitation.expired': field('Whether it had no answer in time.'),
  'ShortlistView.partner': field('With whom it is shared.'),
  leg: field('The way from the property before.'),
  'leg.miles': field('Straight line, in miles.', 2.4),
  'leg.minutes': field('By car, estimated: the straight line plus 30%, at 25 mph.', 8),
  nextDay: field('The next day with a free time, or that of the caller’s viewing, in London.'),
  savedBy: field('Who of the two saved it.'),
  sender: field('Username of who sent the invitation.', 'Alex'),
  sharedAt: field('Since when it is shared, in UTC.'),
  theirs: field('What the other one says of it.'),
  vote: field('The vote; null takes it back.'),
  yours: field('What the caller says of it.'),
};
