import { formatDate, formatMoment } from '../../lib/format.ts';
import type { ReportRequest } from './api.ts';

const refusals = {
  cannot_afford: 'they don’t think that you can afford the home',
  not_serious: 'they don’t think that you seriously want to buy it',
  would_not_sell: 'they wouldn’t sell it to you',
} as const;

/** How far the reader's request for a Home Report has come. */
export function describeOwnReport({ status, answerBy, overdueAt, reason, openedAt }: ReportRequest): string {
  if (status === 'handed_out')
    return openedAt === undefined
      ? 'You have the Home Report.'
      : `You first opened the Home Report on ${formatDate(openedAt)}.`;
  if (status === 'refused')
    return `The seller refused you the Home Report${reason ? `, because ${refusals[reason]}` : ''}.`;
  if (status === 'lapsed') return 'The home left the market before the seller answered.';
  if (overdueAt !== undefined)
    return 'The seller is late with the Home Report. You’ll get it as soon as it’s here.';
  return answerBy === undefined
    ? 'You’ve asked for the Home Report.'
    : `You’ve asked for the Home Report. The seller has until ${formatMoment(answerBy)} to answer.`;
}

/** The grounds on which the law lets a seller refuse, as they choose one. */
export const refusalGrounds = [
  { value: 'cannot_afford', label: 'I don’t believe they can afford the home' },
  { value: 'not_serious', label: 'I don’t believe they seriously want to buy it' },
  { value: 'would_not_sell', label: 'I wouldn’t sell the home to them' },
] as const;

/** A line of the seller's trail. */
export function describeHandOut(report: ReportRequest): string {
  const { status, askedAt, answeredAt, answerBy, overdueAt, handedOutBy, openedAt, reason } = report;
  const asked = `Asked on ${formatDate(askedAt)}`;
  if (status === 'refused') {
    const ground = refusalGrounds.find(({ value }) => value === reason)?.label;
    return `${asked}; refused on ${formatDate(answeredAt ?? askedAt)}${ground === undefined ? '' : `: ${ground}`}`;
  }
  if (status === 'lapsed') return `${asked}; the home left the market before an answer`;
  if (status === 'asked')
    return overdueAt === undefined
      ? `${asked}; answer by ${formatMoment(answerBy ?? askedAt)}`
      : `${asked}; overdue: upload the Home Report and they get it straight away`;
  const how = {
    choice: 'at once',
    seller: `by you on ${formatDate(answeredAt ?? askedAt)}`,
    deadline: `by us on ${formatDate(answeredAt ?? askedAt)}, when the nine days were over`,
  }[handedOutBy ?? 'choice'];
  return `${asked}; handed out ${how}; ${openedAt === undefined ? 'not opened yet' : `first opened ${formatMoment(openedAt)}`}`;
}
