import { AccountDeleted } from '../../events/account.ts';
import { subscriber } from '../shared/subscriber.ts';
import { deleteAffiliate } from './affiliate-store.ts';
import { forgetCode } from './code-store.ts';
import { forgetPoints } from './points-store.ts';
import { forgetSaid } from './store.ts';

/** The code leads nowhere, and the points are gone. That one person sent another stays, without names. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  await Promise.all([forgetCode(userId), forgetPoints(userId), forgetSaid(userId), deleteAffiliate(userId)]);
});
