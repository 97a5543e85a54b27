import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import {
  HomeReportAnswerNear,
  HomeReportAsked,
  HomeReportHandedOut,
  HomeReportOverdue,
  HomeReportRefused,
} from '../../../../events/scottish-home.ts';
import { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isMarketed } from './marketed.ts';
import { calculateLegalEnd, calculateReminderTime, calculateReportEnd } from './report-times.ts';

/** Why the law lets a seller refuse. */
export const ReportRefusal = z.enum(['cannot_afford', 'not_serious', 'would_not_sell']);

/** A buyer's request for the Home Report of one home, which becomes the trail of its hand-out. */
export const HomeReportRequest = z.object({
  propertyId: PropertyId,
  sellerId: UserId,
  buyerId: UserId,
  status: z.enum(['asked', 'handed_out', 'refused', 'lapsed']),
  askedAt: z.iso.datetime(),
  /** When its buyer agreed to get a PDF, which the law asks for; missing on rows from before it was asked. */
  pdfAgreedAt: z.iso.datetime().optional(),
  /** Until when the seller has to answer, where they are asked first. */
  answerBy: z.iso.datetime().optional(),
  remindedAt: z.iso.datetime().optional(),
  /** Since when the answer is late for want of the file. */
  overdueAt: z.iso.datetime().optional(),
  answeredAt: z.iso.datetime().optional(),
  handedOutBy: z.enum(['choice', 'seller', 'deadline']).optional(),
  reason: ReportRefusal.optional(),
  /** When its buyer first opened the file. */
  openedAt: z.iso.datetime().optional(),
  /** Hand-outs of files that the seller took down afterwards, which stay in the trail. */
  earlier: z
    .array(z.object({ answeredAt: z.iso.datetime().optional(), openedAt: z.iso.datetime().optional() }))
    .optional(),
  version: z.int().min(1),
});
export type HomeReportRequest = z.output<typeof HomeReportRequest>;
/** A home and a buyer have one request at most. */
export type ReportRequestKey = Pick<HomeReportRequest, 'propertyId' | 'buyerId'>;

export interface ReportDecision {
  readonly request: HomeReportRequest;
  readonly events: readonly DomainEvent[];
}

/** What a request is decided by. */
export type ReportHome = Pick<
  Property,
  'id' | 'ownerId' | 'status' | 'address' | 'homeReport' | 'homeReportFile' | 'homeReportHandOut'
>;

/** Statuses in which nobody opens the report, as staff or the seller took the home down. */
const closedStatuses: ReadonlySet<Property['status']> = new Set(['removed', 'under_review', 'withdrawn']);

/** Whether who has the report can open it: also after the home is sold, to read it again. */
export function canOpenReport({
  status,
  homeReportFile,
}: Pick<ReportHome, 'status' | 'homeReportFile'>): boolean {
  return homeReportFile !== undefined && !closedStatuses.has(status);
}

/** Whether a report that was handed out has no file any more, so that its buyer can ask anew. */
export function isTakenDown(
  request: Pick<HomeReportRequest, 'status'>,
  { homeReportFile }: Pick<ReportHome, 'homeReportFile'>,
): boolean {
  return request.status === 'handed_out' && homeReportFile === undefined;
}

/**
 * Asks for the report as a PDF: it is handed out at once, or the seller is asked first. Asking again changes nothing,
 * but for a request that lapsed and a report that was taken down.
 * @throws 404 for a home without a report, 409 for the seller and for a home that is off the market or was refused
 */
export function askForReport(
  home: ReportHome,
  buyerId: UserId,
  before: HomeReportRequest | undefined,
  now: Date,
): ReportDecision {
  if (home.address.nation !== 'scotland' || home.homeReport !== 'ready')
    throw new AppError('not_found', 'This home has no Home Report.');
  if (home.ownerId === buyerId)
    throw new AppError('conflict', 'This is your own home.', { state: home.status });
  if (before?.status === 'refused')
    throw new AppError('conflict', 'The seller has refused you the Home Report.', { state: 'refused' });
  if (before && before.status !== 'lapsed' && !isTakenDown(before, home))
    return { request: before, events: [] };
  if (!isMarketed(home))
    throw new AppError('conflict', 'You can ask for the Home Report while the home is on the market.', {
      state: home.status,
    });
  const request: HomeReportRequest = {
    propertyId: home.id,
    sellerId: home.ownerId,
    buyerId,
    status: 'asked',
    askedAt: now.toISOString(),
    pdfAgreedAt: now.toISOString(),
    ...keepHandOuts(before),
    version: (before?.version ?? 0) + 1,
  };
  if (home.homeReportFile && home.homeReportHandOut !== 'ask_first') return handOut(request, 'choice', now);
  const answerBy = calculateReportEnd(now).toISOString();
  return {
    request: { ...request, answerBy },
    events: [HomeReportAsked.of({ ...toIds(request), answerBy })],
  };
}

/** Evidence of what a buyer got before they asked again. */
function keepHandOuts(before: HomeReportRequest | undefined): Pick<HomeReportRequest, 'earlier'> {
  if (!before) return {};
  const { status, earlier = [], answeredAt, openedAt } = before;
  const handOuts = status === 'handed_out' ? [...earlier, { answeredAt, openedAt }] : earlier;
  return handOuts.length > 0 ? { earlier: handOuts } : {};
}

export type ReportAnswer =
  | { readonly answer: 'hand_out' }
  | { readonly answer: 'refuse'; readonly reason: z.output<typeof ReportRefusal> };

/**
 * The seller's answer. Who was refused can still be handed the report.
 * @throws 409 for one that was handed out or lapsed, and for a hand-out off the market or without a file
 */
export function answerReport(
  request: HomeReportRequest,
  home: ReportHome,
  answer: ReportAnswer,
  now: Date,
): ReportDecision {
  const { status } = request;
  if (status === 'handed_out' || (status === 'refused' && answer.answer === 'refuse'))
    throw new AppError('conflict', 'This request is answered already.', { state: status });
  if (status === 'lapsed')
    throw new AppError('conflict', 'This request has ended. They can ask again.', { state: status });
  if (answer.answer === 'refuse') {
    const refused: HomeReportRequest = {
      ...request,
      status: 'refused',
      reason: answer.reason,
      answeredAt: now.toISOString(),
      version: request.version + 1,
    };
    return { request: refused, events: [HomeReportRefused.of({ ...toIds(request), reason: answer.reason })] };
  }
  if (!isMarketed(home))
    throw new AppError('conflict', 'You can hand it out while the home is on the market.', {
      state: home.status,
    });
  if (!home.homeReportFile)
    throw new AppError('conflict', 'Upload the Home Report first, then hand it out.', { state: 'no_file' });
  return handOut(raiseVersion(request), 'seller', now);
}

/** What is found when a request is looked at: its home, and whether staff blocked its buyer meanwhile. */
export interface DueReportFacts {
  readonly home: ReportHome | undefined;
  readonly isBuyerBlocked: boolean;
}

/**
 * What is due on a request without an answer: a reminder, then the hand-out, as silence is no ground to refuse. Where
 * the home is off the market or needs no report by then, it lapses; a seller can change their mind until then.
 * Undefined when nothing is due.
 */
export function applyDueReport(
  request: HomeReportRequest,
  { home, isBuyerBlocked }: DueReportFacts,
  now: Date,
): ReportDecision | undefined {
  const { status, answerBy, remindedAt } = request;
  if (status !== 'asked' || answerBy === undefined) return undefined;
  const at = now.toISOString();
  const next = raiseVersion(request);
  const lapsed: ReportDecision = { request: { ...next, status: 'lapsed' }, events: [] };
  if (!home) return lapsed;
  if (isBuyerBlocked || home.homeReport !== 'ready' || !isMarketed(home))
    return at < answerBy ? undefined : lapsed;
  const isAtOnce = home.homeReportHandOut !== 'ask_first';
  if (home.homeReportFile && (isAtOnce || at >= answerBy))
    return handOut(next, at >= answerBy ? 'deadline' : 'choice', now);
  if (at >= answerBy) return applyLegalEnd(request, now);
  if (remindedAt !== undefined || at < calculateReminderTime(answerBy).toISOString()) return undefined;
  return {
    request: { ...next, remindedAt: at },
    events: [HomeReportAnswerNear.of({ ...toIds(request), answerBy })],
  };
}

/** Tells both sides once that the file is late, not before the nine days of the law are over. */
function applyLegalEnd(request: HomeReportRequest, now: Date): ReportDecision | undefined {
  if (request.overdueAt !== undefined || now < calculateLegalEnd(request.askedAt)) return undefined;
  return {
    request: { ...raiseVersion(request), overdueAt: now.toISOString() },
    events: [HomeReportOverdue.of(toIds(request))],
  };
}

/** Notes that the buyer opened the file; only the first time counts. Undefined when it did before. */
export function noteOpening(request: HomeReportRequest, now: Date): HomeReportRequest | undefined {
  return request.openedAt === undefined
    ? { ...raiseVersion(request), openedAt: now.toISOString() }
    : undefined;
}

function handOut(
  request: HomeReportRequest,
  by: NonNullable<HomeReportRequest['handedOutBy']>,
  now: Date,
): ReportDecision {
  const { reason: _, ...rest } = request;
  return {
    request: { ...rest, status: 'handed_out', handedOutBy: by, answeredAt: now.toISOString() },
    events: [HomeReportHandedOut.of({ ...toIds(request), by })],
  };
}

const raiseVersion = (request: HomeReportRequest): HomeReportRequest => ({
  ...request,
  version: request.version + 1,
});

const toIds = ({ propertyId, sellerId, buyerId }: HomeReportRequest) => ({ propertyId, sellerId, buyerId });
