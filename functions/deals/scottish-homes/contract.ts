import * as z from 'zod';
import { lineUpTo, PropertyId, UserId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { Counterpart } from '../viewings/contract.ts';
import { InterestNote } from './domain/interest-note.ts';
import { ReportRefusal, HomeReportRequest } from './domain/report-request.ts';

const byProperty = z.object({ propertyId: PropertyId });

/** A request for a Home Report, as its two sides see it. */
export const ReportRequestView = HomeReportRequest.omit({
  sellerId: true,
  buyerId: true,
  version: true,
  remindedAt: true,
  pdfAgreedAt: true,
});
export type ReportRequestView = z.output<typeof ReportRequestView>;

/** A note of interest, as its two sides see it. */
export const InterestNoteView = InterestNote.omit({
  sellerId: true,
  buyerId: true,
  version: true,
  toldOf: true,
  toldTo: true,
});
export type InterestNoteView = z.output<typeof InterestNoteView>;

/** What the caller has at a home in Scotland. */
export const OwnInterest = z.object({
  report: ReportRequestView.optional(),
  /** Present and true when the report was handed out and has no file any more, so that the caller can ask anew. */
  isTakenDown: z.boolean().optional(),
  /** Present when the report was handed out: whether the caller can open it now. */
  canOpen: z.boolean().optional(),
  note: InterestNoteView.optional(),
  /** Number of people who noted interest, if the seller shows buyers such numbers. */
  notes: z.int().optional(),
});
export type OwnInterest = z.output<typeof OwnInterest>;

/** Who asked for the Home Report and who noted interest, for the seller. */
export const HomeInterest = z.object({
  /** The trail of hand-outs, the newest first. */
  reports: z.array(ReportRequestView.extend({ buyer: Counterpart })),
  notes: z.array(InterestNoteView.extend({ buyer: Counterpart })),
});
export type HomeInterest = z.output<typeof HomeInterest>;

export const scottishHomeRoutes = defineRoutes({
  ownInterest: {
    method: 'GET',
    path: '/api/scottish-homes/{propertyId}',
    access: 'active',
    summary: 'The caller’s request for the Home Report of a home, and their note of interest in it',
    params: byProperty,
    result: OwnInterest,
    problems: ['not_found'],
  },
  homeInterest: {
    method: 'GET',
    path: '/api/scottish-homes/{propertyId}/interest',
    access: 'active',
    summary: 'Who asked for the Home Report of an own home and when they opened it, and who noted interest',
    params: byProperty,
    result: HomeInterest,
    problems: ['not_found'],
  },
  myInterest: {
    method: 'GET',
    path: '/api/my-interest',
    access: 'active',
    summary: 'Homes in Scotland whose Home Report the caller asked for, or in which they noted interest',
    result: z.object({
      homes: z.array(OwnInterest.omit({ notes: true }).extend({ card: PropertyCard })),
    }),
  },
  askForReport: {
    method: 'POST',
    path: '/api/home-reports/{propertyId}',
    access: 'active',
    summary:
      'Ask for the Home Report as a PDF; it is handed out at once unless the seller wants to be asked first',
    status: 200,
    params: byProperty,
    body: z.strictObject({ agreesToPdf: z.literal(true) }),
    result: ReportRequestView,
    problems: ['not_found', 'conflict', 'stale', 'too_many', 'blocked_by_user'],
  },
  openReport: {
    method: 'POST',
    path: '/api/home-reports/{propertyId}/open',
    access: 'active',
    summary: 'A link, good for minutes, to a Home Report that was handed out to the caller',
    status: 200,
    params: byProperty,
    result: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    problems: ['not_found', 'gone', 'stale'],
  },
  answerReport: {
    method: 'PUT',
    path: '/api/home-reports/{propertyId}/requests/{buyerId}',
    access: 'active',
    summary: 'Hand out the Home Report to who asked for it, or refuse it for a reason that the law allows',
    params: byProperty.extend({ buyerId: UserId }),
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('hand_out') }),
      z.strictObject({ answer: z.literal('refuse'), reason: ReportRefusal }),
    ]),
    result: ReportRequestView,
    problems: ['not_found', 'conflict', 'stale'],
  },
  noteInterest: {
    method: 'PUT',
    path: '/api/interest-notes/{propertyId}',
    access: 'active',
    summary: 'Note interest in a home in Scotland, which binds nobody',
    params: byProperty,
    body: z.strictObject({ solicitor: lineUpTo(120).optional() }).default({}),
    result: InterestNoteView,
    problems: ['not_found', 'conflict', 'stale', 'too_many', 'blocked_by_user'],
  },
  withdrawInterest: {
    method: 'DELETE',
    path: '/api/interest-notes/{propertyId}',
    access: 'active',
    whileLeaving: true,
    summary: 'Withdraw the own note of interest',
    params: byProperty,
    result: InterestNoteView,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
