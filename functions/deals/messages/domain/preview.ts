import type { Card, Message } from './message.ts';

const maxPreviewLength = 140;
export const removedText = 'Message removed';

/** The preview of a message in a list. It leaves out sums, which change: the card shows the present one. */
export function toPreview({ kind, body, attachments, card, removedAt, withheldAt }: Message): string {
  if (removedAt ?? withheldAt) return removedText;
  if (kind === 'card') return card ? describeCard(card) : '';
  const line = body.replaceAll(/\s+/g, ' ').trim();
  if (line === '')
    return attachments.length === 1 ? (attachments[0]?.name ?? '') : `${attachments.length} files`;
  return line.length > maxPreviewLength ? `${line.slice(0, maxPreviewLength - 1).toWellFormed()}…` : line;
}

const cardSubjects = { viewing: 'Viewing', offer: 'Offer', sale: 'Sale' } as const;
/** Card texts that differ from the event's verb. */
const momentTexts: Readonly<Record<string, string>> = {
  'viewing.reschedule_proposed': 'New viewing time suggested',
  'viewing.reschedule_declined': 'New viewing time declined',
  'viewing.no_show': 'Viewing missed',
  'viewing.no_show_disputed': 'Missed viewing disputed',
  'viewing.feedback_given': 'Feedback on the viewing',
  'viewing.reconfirmed': 'Viewing reconfirmed',
  'viewing.waitlisted': 'On the waitlist for a viewing',
  'viewing.place_offered': 'A viewing place came free',
  'offer.countered': 'Counter-offer made',
  'offer.counter_declined': 'Counter-offer declined',
  'offer.rejected': 'Offer declined',
  'offer.sold': 'Sold to another buyer',
  'offer.passed_over': 'Another buyer was chosen',
  'offer.off_market': 'The home came off the market',
  'offer.closed': 'Offer closed',
  'offer.on_hold': 'Offer kept as a backup',
  'offer.reopened': 'The home is available again',
  'offer.change_requested': 'Change of terms asked for',
  'offer.change_agreed': 'Change of terms agreed',
  'offer.change_declined': 'Change of terms declined',
  'offer.fell_through': 'The sale fell through',
  'sale.solicitor_named': 'Solicitor named',
  'sale.solicitor_changed': 'Solicitor changed',
  'sale.memorandum_issued': 'Memorandum of sale issued',
  'sale.milestone_reached': 'A step of the sale is done',
  'sale.milestone_undone': 'A step of the sale is no longer marked as done',
  'sale.exchanged': 'The sale became binding',
  'sale.completed': 'Sale completed',
  'sale.nudged': 'A step of the sale is waiting',
};

/** Card texts that name the step of a sale. */
const stepTexts: Readonly<Record<string, (step: string, done: boolean) => string>> = {
  milestone_reached: (step, done) => (done ? `Done: ${step}` : `${step}: waiting for the other side`),
  milestone_undone: (step) => `No longer done: ${step}`,
  nudged: (step) => `Reminder: ${step}`,
  exchanged: (step) => step,
  memorandum_issued: (step) => step,
};

/** The text of a card's event. */
export function describeCard({ type, moment, step, done = true }: Card): string {
  const describeStep = step === undefined ? undefined : stepTexts[moment];
  if (describeStep && step !== undefined) return describeStep(step, done);
  return momentTexts[`${type}.${moment}`] ?? `${cardSubjects[type]} ${moment.replaceAll('_', ' ')}`;
}
