/** What an event means, in a line for developers; by name. */
const meanings: Readonly<Record<string, string>> = {
  'property.published.v1': 'A home went on the market.',
  'property.status_changed.v1': 'A home changed status: paused, under offer, sold, withdrawn and so on.',
  'message.sent.v1': 'A message arrived in a conversation.',
  'viewing.requested.v1': 'A buyer asked for a viewing.',
  'viewing.confirmed.v1': 'A viewing was confirmed.',
  'viewing.rejected.v1': 'The seller declined a viewing request.',
  'viewing.expired.v1': 'A viewing request wasn’t answered in time.',
  'viewing.cancelled.v1': 'A viewing was cancelled.',
  'viewing.reschedule_proposed.v1': 'Either side proposed another time for a viewing.',
  'viewing.reschedule_declined.v1': 'The proposed time was declined; the viewing keeps its old one.',
  'viewing.completed.v1': 'A viewing took place.',
  'viewing.no_show.v1': 'The seller reported that the buyer didn’t come.',
  'viewing.no_show_disputed.v1': 'The buyer says they did come.',
  'viewing.feedback_given.v1': 'The buyer gave feedback on a viewing.',
  'viewing.reconfirmed.v1': 'The buyer said that they’re still coming.',
  'viewing.waitlisted.v1': 'A buyer joined the waiting list for a full slot.',
  'viewing.place_offered.v1': 'A place came free, and the next buyer on the list was offered it.',
  'offer.made.v1': 'A buyer made an offer.',
  'offer.raised.v1': 'A buyer changed an open offer.',
  'offer.countered.v1': 'The seller made a counter-offer.',
  'offer.counter_declined.v1':
    'The counter-offer was declined or expired; the buyer’s own offer is open again.',
  'offer.accepted.v1': 'An offer or a counter-offer was accepted, and a sale began.',
  'offer.rejected.v1': 'The seller declined an offer.',
  'offer.withdrawn.v1': 'The buyer withdrew an offer.',
  'offer.expired.v1': 'An offer expired without an answer.',
  'offer.on_hold.v1': 'An offer became a backup, as another was accepted.',
  'offer.reopened.v1': 'The home is available again, and a backup waits for its buyer to confirm it.',
  'offer.reconfirmed.v1': 'The buyer confirmed a reopened offer.',
  'offer.change_requested.v1': 'One side asked to change the agreed price or terms.',
  'offer.change_agreed.v1': 'The other side agreed to the change.',
  'offer.change_declined.v1': 'The other side declined the change.',
  'offer.fell_through.v1': 'An agreed sale fell through.',
  'best_and_final.called.v1':
    'The seller asked for best and final offers or, in Scotland, set a closing date.',
  'best_and_final.cancelled.v1': 'The seller called the round off.',
  'best_and_final.closed.v1': 'The deadline passed, and the sealed offers were opened.',
  'memorandum.issued.v1': 'The memorandum of sale, or a new version of it, was issued.',
  'memorandum.signed.v1': 'One side signed the memorandum.',
  'reservation.proposed.v1': 'One side proposed the terms of a reservation agreement, or other ones.',
  'reservation.agreed.v1': 'The other side accepted the terms, so that the agreement can be signed.',
  'reservation.signed.v1': 'One side signed the reservation agreement; it’s in force once both have.',
  'reservation.end_asked.v1': 'One side asked the other to end the agreement in force.',
  'reservation.end_dropped.v1': 'The question was taken back or declined; the agreement goes on.',
  'reservation.closed.v1': 'A reservation agreement, or a proposal of one, is over.',
  'reservation.contested.v1': 'One side doesn’t accept the reason for which the other pulled out.',
  'sale.milestone_reached.v1': 'One side marked a step of the sale as done.',
  'sale.milestone_undone.v1': 'One side marked a step as not done after all.',
  'sale.exchanged.v1': 'The sale became binding: contracts exchanged or, in Scotland, missives concluded.',
  'sale.completed.v1': 'The sale completed.',
  'sale.nudged.v1': 'A step is overdue, and both sides were told whom it waits for.',
  'sale.stalled.v1': 'Nothing has changed in a sale for half a year.',
  'sale.handover_changed.v1': 'An item of a handover list (keys, meters, post) changed.',
  'sale.review_given.v1': 'One side reviewed the other after completion.',
};

/** The subjects of the events in the order of the page, each with the nouns that begin their names. */
const subjects: readonly (readonly [title: string, nouns: RegExp])[] = [
  ['Homes and messages', /^(?:property|message)\./],
  ['Viewings', /^viewing\./],
  ['Offers', /^(?:offer|best_and_final)\./],
  ['Sales', /^(?:memorandum|reservation|sale)\./],
];

/**
 * What an event means and which subject it is listed under.
 *
 * @throws RangeError for an event without words
 */
export function describeWebhookEvent(name: string): { readonly subject: string; readonly what: string } {
  const subject = subjects.find(([, nouns]) => nouns.test(name))?.[0];
  const what = meanings[name];
  if (subject === undefined || what === undefined) throw new RangeError(`No words for ${name}`);
  return { subject, what };
}
