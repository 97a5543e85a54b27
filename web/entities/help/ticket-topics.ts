import type { TicketTopic } from '../../../events/vocabulary.ts';

/** Topics in the order of the form. */
export const ticketTopics: readonly { readonly value: TicketTopic; readonly label: string }[] = [
  { value: 'buying', label: 'Buying a home' },
  { value: 'selling', label: 'Selling a home' },
  { value: 'payment', label: 'A payment' },
  { value: 'refund', label: 'A refund' },
  { value: 'safety', label: 'Safety and scams' },
  { value: 'account', label: 'My account or my data' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'press', label: 'Press' },
  { value: 'other', label: 'Something else' },
];

/** `A payment`, as its sender chose it. */
export function formatTicketTopic(topic: TicketTopic): string {
  return ticketTopics.find(({ value }) => value === topic)?.label ?? topic;
}
