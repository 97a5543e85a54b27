import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import type { pushNoticeRoutes } from '../../../functions/reach/push-notices/contract.ts';
import { createClient } from '../../lib/client.ts';

export const pushNotices = createClient<typeof pushNoticeRoutes>({
  pushNotices: 'GET /api/user/push',
  keepPushDevice: 'POST /api/user/push',
  deletePushDevice: 'DELETE /api/user/push/{id}',
  changePushChoice: 'PUT /api/user/push/choice',
});

export type PushState = Result<(typeof pushNoticeRoutes)['pushNotices']>;
export type PushChoice = PushState['choice'];
export type PushDevice = PushState['devices'][number];

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => pushNotices.pushNotices({ signal }),
});
