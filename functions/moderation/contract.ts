import * as z from 'zod';
import { CaseId, ImageId, MessageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { defineRoutes, listOf, paging } from '../shared/contract.ts';
import { ReportCategory } from './report.ts';

export const BlockedUser = z.object({
  id: UserId,
  user_name: z.string().nullable(),
  avatar: z.string().optional(),
  blockedAt: z.iso.datetime(),
});

const about = {
  userId: UserId.optional(),
  propertyId: PropertyId.optional(),
  messageId: MessageId.optional(),
};
const details = z.string().trim().max(2_000).optional();

/** A block needs the person; a report something to look at. */
export const Reporting = z.discriminatedUnion('type', [
  z.object({ type: z.literal('block'), userId: UserId }),
  z
    .object({
      type: z.enum(['report', 'both']),
      ...about,
      category: ReportCategory,
      details,
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
    .refine(({ userId, propertyId, messageId }) => userId ?? propertyId ?? messageId, {
      path: ['propertyId'],
      message: 'Say what the report is about',
    }),
]);
export type Reporting = z.output<typeof Reporting>;

export const moderationRoutes = defineRoutes({
  blockedUsers: {
    method: 'GET',
    path: '/api/blocked-users',
    access: 'active',
    summary: 'The people that the caller blocked, the latest first',
    query: z.object(paging(50, 500)),
    result: listOf('users', BlockedUser),
  },
  blockedBy: {
    method: 'GET',
    path: '/api/blocked-by',
    access: 'active',
    summary: 'Ids of the people who blocked the caller, so that pages hide what will not work',
    result: z.object({ ids: z.array(UserId) }),
  },
  unblockUser: {
    method: 'GET',
    path: '/api/un-block-user/{id}',
    access: 'active',
    summary: 'Take a block back; what it ended stays ended',
    params: z.object({ id: UserId }),
    result: z.void(),
    aliases: ['POST', 'DELETE'],
    problems: ['not_found'],
  },
  report: {
    method: 'POST',
    path: '/api/report',
    access: 'anyone',
    summary: 'Report something to the staff, block a person, or both; a visitor can report a home',
    body: Reporting,
    status: 201,
    result: z.object({
      caseId: CaseId.optional(),
      blocked: BlockedUser.pick({ id: true, blockedAt: true }).optional(),
    }),
    problems: ['unauthenticated', 'not_found', 'conflict', 'too_many'],
  },
});
