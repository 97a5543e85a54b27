import * as z from 'zod';
import { UserId } from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';

export const BlockedUser = z.object({
  id: UserId,
  user_name: z.string().nullable(),
  avatar: z.string().optional(),
  blockedAt: z.iso.datetime(),
});

export const moderationRoutes = defineRoutes({
  blockedUsers: {
    method: 'GET',
    path: '/api/blocked-users',
    access: 'active',
    summary: 'The people that the caller blocked, the latest first',
    query: z.object(createPagingParameters(50, 500)),
    result: createListSchema('users', BlockedUser),
  },
  blockedBy: {
    method: 'GET',
    path: '/api/blocked-by',
    access: 'active',
    summary: 'Ids of the people who blocked the caller, so that pages hide what will not work',
    query: z.object(createPagingParameters(500, 1_000)),
    result: createListSchema('ids', UserId),
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
});
