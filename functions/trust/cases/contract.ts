import * as z from 'zod';
import {
  CaseId,
  CommentId,
  ImageId,
  MessageId,
  PropertyId,
  UserId,
  lineUpTo,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { hourSeconds } from '../../kernel/time.ts';
import { BlockedUser } from '../moderation/contract.ts';
import { CaseView } from './domain/case-view.ts';
import { FiledReport } from './domain/filed-report.ts';
import {
  CaseStatus,
  CaseSubject,
  Evidence,
  DecisionGround,
  IllegalKind,
  Measure,
  ReportCase,
  ReportCategory,
} from './domain/report-case.ts';
import { TransparencyMonth } from './domain/transparency.ts';

/** A block needs the person; a report something to look at. */
export const ReportRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('block'), userId: UserId }),
  z
    .object({
      type: z.enum(['report', 'both']),
      userId: UserId.optional(),
      propertyId: PropertyId.optional(),
      messageId: MessageId.optional(),
      commentId: CommentId.optional(),
      category: ReportCategory,
      details: textUpTo(2_000).optional(),
      attachments: z
        .array(z.object({ id: ImageId, name: lineUpTo(120).min(1) }))
        .max(5)
        .default([]),
      /** Of a visitor, who can report a home without an account. */
      email: EmailAddress.optional(),
    })
    .refine(({ type, userId }) => type === 'report' || userId !== undefined, {
      path: ['userId'],
      message: 'Say whom to block',
    })
    .refine(
      ({ userId, propertyId, messageId, commentId }) => userId ?? propertyId ?? messageId ?? commentId,
      {
        path: ['propertyId'],
        message: 'Say what the report is about',
      },
    ),
]);
export type ReportRequest = z.output<typeof ReportRequest>;

export const reportRoutes = defineRoutes({
  report: {
    method: 'POST',
    path: '/api/report',
    access: 'anyone',
    summary: 'Report something to the staff, block a person, or both; a visitor can report a home',
    body: ReportRequest,
    status: 201,
    result: z.object({
      caseId: CaseId.optional(),
      blocked: BlockedUser.pick({ id: true, blockedAt: true }).optional(),
    }),
    problems: [
      'unauthenticated',
      'username_unset',
      'account_unverified',
      'account_blocked',
      'not_found',
      'conflict',
      'too_many',
    ],
  },
});

const caseById = z.object({ id: CaseId });
/** From the link in a mail; the person's own login opens the case without one. */
const key = z.string().max(64).optional();
const words = textUpTo(4_000).min(10, 'Say why, in a sentence or two');

export const sideRoutes = defineRoutes({
  ownReports: {
    method: 'GET',
    path: '/api/cases',
    access: 'user',
    summary: 'What the caller reported, the latest first, and what became of it',
    query: z.object(createPagingParameters(20, 100)),
    result: createListSchema('reports', FiledReport),
  },
  case: {
    method: 'GET',
    path: '/api/cases/{id}',
    access: 'anyone',
    summary: 'A case as its reporter or the person affected sees it, by login or by the key of a mail',
    params: caseById,
    query: z.object({ key }),
    result: CaseView,
    problems: ['not_found', 'too_many'],
  },
  appeal: {
    method: 'POST',
    path: '/api/cases/{id}/appeal',
    access: 'anyone',
    summary: 'Ask for another decision, within 30 days',
    params: caseById,
    body: z.object({ key, words }),
    status: 201,
    result: CaseView,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  transparency: {
    method: 'GET',
    path: '/api/transparency',
    access: 'public',
    summary: 'Reports, decisions and appeals per month',
    result: z.object({ months: z.array(TransparencyMonth), at: z.iso.datetime() }),
    cache: hourSeconds,
  },
});

const StaffPerson = z.object({ id: UserId, user_name: z.string().nullable() });

/** A line of the queue. */
export const ReportSummary = z.object({
  id: CaseId,
  number: z.string().optional(),
  status: CaseStatus,
  origin: ReportCase.shape.origin,
  subject: CaseSubject,
  category: ReportCategory,
  excerpt: z.string(),
  hidden: z.boolean(),
  takenBy: StaffPerson.nullable(),
  decidedBy: StaffPerson.nullable(),
  measure: Measure.optional(),
  /** When it was filed, or when it was appealed while an appeal waits. */
  since: z.iso.datetime(),
  version: z.int(),
});
export type ReportSummary = z.output<typeof ReportSummary>;

/** A case with all that staff decide by. */
export const ReportDetail = ReportSummary.extend({
  details: z.string().optional(),
  /** `null` for an act of staff. A visitor has an address alone. */
  reporter: z.object({ person: StaffPerson.nullable(), email: z.string() }).nullable(),
  affected: StaffPerson.nullable(),
  propertyId: PropertyId.optional(),
  /** Links that last five minutes. */
  attachments: z.array(z.object({ name: z.string(), url: z.string() })),
  evidence: Evidence,
  /** The same things as they are now; what is gone is missing. */
  today: z.object({
    message: z
      .object({ state: z.enum(['shown', 'edited', 'removed', 'hidden']), body: z.string() })
      .optional(),
    home: Evidence.shape.home,
    person: Evidence.shape.person,
    comment: z.object({ state: z.string(), body: z.string() }).optional(),
  }),
  /** What can be decided. */
  measures: z.array(Measure),
  /** The pictures of the home, then and now. A picture that is no longer stored has no address. */
  pictures: z.array(
    z.object({ id: z.string(), url: z.string().optional(), state: z.enum(['kept', 'removed', 'added']) }),
  ),
  takenAt: z.iso.datetime().optional(),
  hiddenAt: z.iso.datetime().optional(),
  hiddenReason: z.string().optional(),
  closedAt: z.iso.datetime().optional(),
  decision: ReportCase.shape.decision,
  appeals: ReportCase.shape.appeals,
  /** Other cases about the same person, the latest first. */
  earlier: z.array(
    ReportSummary.pick({ id: true, number: true, status: true, category: true, measure: true, since: true }),
  ),
  createdAt: z.iso.datetime(),
});
export type ReportDetail = z.output<typeof ReportDetail>;

const version = z.int().min(1);
const verdict = {
  ground: DecisionGround.optional(),
  illegalKind: IllegalKind.optional(),
};
const decided = { params: caseById, result: ReportDetail } as const;

export const staffReportRoutes = defineRoutes({
  staffReports: {
    method: 'GET',
    path: '/api/staff/reports',
    access: 'staff',
    summary:
      'Reports in a status, those that wait for staff oldest first, others newest first; `waiting` has all that wait, the most urgent first',
    query: z.object({
      status: CaseStatus.or(z.literal('waiting')).default('waiting'),
      ...createPagingParameters(50, 200),
    }),
    result: createListSchema('reports', ReportSummary),
  },
  staffReport: {
    method: 'GET',
    path: '/api/staff/reports/{id}',
    access: 'staff',
    summary: 'A report with its evidence and the present state',
    ...decided,
    problems: ['not_found'],
  },
  takeReport: {
    method: 'POST',
    path: '/api/staff/reports/{id}/take',
    access: 'staff',
    summary: 'Take a report to look at, or take it over',
    ...decided,
    body: z.object({ version }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  hideReported: {
    method: 'POST',
    path: '/api/staff/reports/{id}/hide',
    access: 'staff',
    summary: 'Hide what was reported at once, until the decision',
    ...decided,
    body: z.object({ version, reason: words }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  decideReport: {
    method: 'POST',
    path: '/api/staff/reports/{id}/decide',
    access: 'staff',
    summary: 'Decide a report and carry the decision out',
    ...decided,
    body: z.object({ version, measure: Measure, ...verdict, words }),
    problems: ['not_found', 'conflict', 'stale'],
  },
  staffAppeals: {
    method: 'GET',
    path: '/api/staff/appeals',
    access: 'staff',
    summary: 'Appeals that wait, the oldest first',
    query: z.object(createPagingParameters(50, 200)),
    result: createListSchema('appeals', ReportSummary),
  },
  decideAppeal: {
    method: 'POST',
    path: '/api/staff/appeals/{id}/decide',
    access: 'staff',
    summary: 'Answer an appeal, by another member of staff than who decided',
    ...decided,
    body: z.object({
      version,
      outcome: z.enum(['upheld', 'reversed']),
      answer: words,
      /** For the reversal of a decision to do nothing: what is done instead, and why, for the person affected. */
      verdict: z.object({ measure: Measure.exclude(['none']), ...verdict, words }).optional(),
    }),
    problems: ['not_found', 'conflict', 'stale'],
  },
});

export const caseRoutes = { ...reportRoutes, ...sideRoutes, ...staffReportRoutes };
