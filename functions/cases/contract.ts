import * as z from 'zod';
import { CaseId, CommentId, ImageId, MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { BlockedUser } from '../moderation/contract.ts';
import { defineRoutes } from '../shared/contract.ts';
import { ReportCategory } from './domain/report-case.ts';

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
      details: z.string().trim().max(2_000).optional(),
      attachments: z
        .array(z.object({ id: ImageId, name: z.string().trim().min(1).max(120) }))
        .max(5)
        .default([]),
      /** Of a visitor, who can report a home without an account. */
      email: z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.email('Enter an email address, like name@example.com'))
        .optional(),
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
    problems: ['unauthenticated', 'not_found', 'conflict', 'too_many'],
  },
});

export const caseRoutes = { ...reportRoutes };
