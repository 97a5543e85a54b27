import type { TicketTopic } from '../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../functions/kernel/london-time.ts';
import { paths } from '../../site/paths.ts';

/** Topics in the order of the form. */
export const topics: readonly { readonly value: TicketTopic; readonly label: string }[] = [
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

/** The last day of a period that ends at this time, such as `Tuesday 24 November`. */
export function formatLastDay(time: string): string {
  return formatLondonDate(Date.parse(time) - 1, 'weekday');
}

export const reading = [
  {
    to: paths.howItWorks,
    title: 'How it works and what it costs',
    text: 'Selling and buying step by step, with every fee.',
  },
  {
    to: paths.blog,
    title: 'Guides',
    text: 'Longer reads on pricing, viewings, offers, tax and moving.',
  },
] as const;
