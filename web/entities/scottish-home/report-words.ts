import { formatDate, formatMoment } from '../../lib/format.ts';
import type { PropertyPage } from '../property/property.ts';
import type { OwnInterest, ReportRequest } from './api.ts';

const refusals = {
  cannot_afford: 'they don’t think that you can afford the home',
  not_serious: 'they don’t think that you seriously want to buy it',
  would_not_sell: 'they wouldn’t sell it to you',
} as const;

const isPast = (time: string): boolean => Date.parse(time) <= Date.now();

type OwnReport = Pick<OwnInterest, 'isTakenDown' | 'canOpen'> & { readonly report: ReportRequest };

/** How far the reader's request for a Home Report of a home in that status has come. */
export function describeOwnReport(
  { report, isTakenDown, canOpen }: OwnReport,
  homeStatus: PropertyPage['status'],
): string {
  const { status, answerBy, overdueAt, reason, openedAt } = report;
  if (isTakenDown) return 'The seller has taken down the Home Report that you had.';
  if (canOpen === false)
    return homeStatus === 'under_review'
      ? 'We’re checking this home, so its Home Report can’t be opened at the moment.'
      : 'The home has come off the market, so its Home Report can’t be opened.';
  if (status === 'handed_out')
    return openedAt === undefined
      ? 'You have the Home Report.'
      : `You first opened the Home Report on ${formatDate(openedAt)}.`;
  if (status === 'refused')
    return `The seller refused you the Home Report${reason ? `, because ${refusals[reason]}` : ''}.`;
  if (status === 'lapsed') return 'Your request for the Home Report ended without an answer.';
  if (overdueAt !== undefined)
    return 'The seller is late with the Home Report. You’ll get it as soon as it’s here.';
  if (answerBy === undefined) return 'You’ve asked for the Home Report.';
  return isPast(answerBy)
    ? 'You’ve asked for the Home Report. You’ll get it as soon as the seller has uploaded it.'
    : `You’ve asked for the Home Report. The seller has until ${formatMoment(answerBy)} to answer.`;
}

/** The grounds on which the law lets a seller refuse, as they choose one. */
export const refusalGrounds = [
  { value: 'cannot_afford', label: 'I have good reason to believe they can’t afford the home' },
  { value: 'not_serious', label: 'I have good reason to believe they don’t seriously want it' },
  { value: 'would_not_sell', label: 'I wouldn’t sell the home to them' },
] as const;

/** A line of the seller's trail. */
export function describeHandOut(report: ReportRequest): string {
  const before = report.earlier?.at(-1)?.answeredAt;
  const had = before === undefined ? '' : `Got an earlier one on ${formatDate(before)}. `;
  return had + describeLatest(report);
}

function describeLatest(report: ReportRequest): string {
  const { status, askedAt, answeredAt, answerBy, overdueAt, handedOutBy, openedAt, reason } = report;
  const asked = `Asked on ${formatDate(askedAt)}`;
  if (status === 'refused') {
    const ground = refusalGrounds.find(({ value }) => value === reason)?.label;
    return `${asked}; refused on ${formatDate(answeredAt ?? askedAt)}${ground === undefined ? '' : `: ${ground}`}`;
  }
  if (status === 'lapsed')
    return `${asked}; ended without an answer, as the home was off the market or needed no report`;
  if (status === 'asked') {
    if (overdueAt !== undefined)
      return `${asked}; overdue: upload the Home Report and they get it straight away`;
    return answerBy !== undefined && isPast(answerBy)
      ? `${asked}; your time to answer is over: upload the Home Report and they get it straight away`
      : `${asked}; answer by ${formatMoment(answerBy ?? askedAt)}`;
  }
  const how = {
    choice: 'at once',
    seller: `by you on ${formatDate(answeredAt ?? askedAt)}`,
    deadline: `by us on ${formatDate(answeredAt ?? askedAt)}, when your time to answer was over`,
  }[handedOutBy ?? 'choice'];
  return `${asked}; handed out ${how}; ${openedAt === undefined ? 'not opened yet' : `first opened ${formatMoment(openedAt)}`}`;
}
