import type { messageRoutes } from '../../../functions/deals/messages/contract.ts';
import type { Request } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof messageRoutes, 'sendMessage' | 'ownThread'>;

export const chats = createClient<Calls>({
  sendMessage: 'POST /api/messages',
  ownThread: 'GET /api/buyer-property-messages/{id}',
});
export type FirstMessage = Request<Calls['sendMessage']>['body'];

/** The data of a property that a first message needs. */
export interface EnquiryHome {
  readonly id: FirstMessage['propertyId'];
  readonly title: string;
  readonly seller: { readonly id: string; readonly user_name: string | null };
}
