import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import type { buyerCheckRoutes } from '../buyer-checks/contract.ts';
import type { messageRoutes } from '../messages/contract.ts';
import type { offerRoutes } from '../offers/contract.ts';
import { removeFromBuying, restoreToBuying } from './commands/remove-from-buying.ts';
import { countReach } from './queries/count-reach.ts';
import { listBuying } from './queries/list-buying.ts';
import { listEnquiries } from './queries/list-enquiries.ts';

/** Among the calls of offers: what a buyer has going on. */
export const buyingCalls = {
  myBuying: async ({ query }, caller) => listBuying(caller.id, query, now()),
  removeFromBuying: ({ params: { id } }, caller) => removeFromBuying(id, caller.id),
  restoreToBuying: ({ params: { id } }, caller) => restoreToBuying(id, caller.id),
} satisfies Partial<Operations<typeof offerRoutes>>;

/** Among the calls of messages: who asks about a home. */
export const enquiryCalls = {
  enquiries: async ({ params: { id }, query }, caller) =>
    listEnquiries(await getOwnProperty(id, caller.id), query, caller, now()),
} satisfies Partial<Operations<typeof messageRoutes>>;

/** Among the calls of buyers' checks: how many of them a rule for offers lets in. */
export const reachCalls = {
  buyerReach: async ({ params: { id } }, caller) =>
    countReach((await getOwnProperty(id, caller.id)).id, now()),
} satisfies Partial<Operations<typeof buyerCheckRoutes>>;
