import { formatLondonDate } from '../../../functions/kernel/london-time.ts';
import { paths } from '../../site/paths.ts';

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
