import { paths } from '../../app/paths.ts';
import type { TicketTopic } from '../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../functions/kernel/london-time.ts';

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
export const lastDayText = (time: string): string => formatLondonDate(Date.parse(time) - 1, 'weekday');

export interface ComplaintStep {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

/** The steps of a complaint, who decides, and by when. */
export const complaintSteps: readonly ComplaintStep[] = [
  {
    title: 'You tell us',
    when: 'At any time',
    text: 'Use the contact form and choose “A complaint”. Say what happened, when, and what would put it right. We email you a ticket number straight away.',
  },
  {
    title: 'We acknowledge it',
    when: 'Within 3 working days',
    text: 'Someone on our team who was not involved takes on your complaint, emails you, and asks for anything that is missing.',
  },
  {
    title: 'We answer',
    when: 'Within 15 working days',
    text: 'They look into it and tell you what we found, what we decided and why, and what we will do about it.',
  },
  {
    title: 'We look again',
    when: 'Final answer within 8 weeks',
    text: 'If our answer does not settle it, reply from the link in our email and say why. A senior member of our team who has not dealt with it before looks at it again and gives you our final answer.',
  },
];

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
