import type { messageRoutes } from '../../../functions/messages/contract.ts';
import type { Request } from '../../../functions/shared/contract.ts';
import { client } from '../../lib/client.ts';

type Calls = Pick<typeof messageRoutes, 'sendMessage' | 'ownThread'>;

export const chats = client<Calls>({
  sendMessage: 'POST /api/messages',
  ownThread: 'GET /api/buyer-property-messages/{id}',
});
export type FirstMessage = Request<Calls['sendMessage']>['body'];

type UserId = FirstMessage['toUserId'];
export const isUserId = (id: string): id is UserId => id.startsWith('usr_');
