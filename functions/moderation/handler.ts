import { accountsById, account } from '../accounts/store.ts';
import { counterpartView } from '../accounts/views.ts';
import { api } from '../shared/api.ts';
import { admit } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { block } from './blocking.ts';
import { blockersOf, blocksBy, eraseBlock } from './block-store.ts';
import { moderationRoutes } from './contract.ts';
import { report } from './reporting.ts';

export const handler = api(moderationRoutes, {
  blockedUsers: async ({ query: { page, per_page } }, caller) => {
    const all = (await blocksBy(caller.id)).toSorted((a, b) => b.blockedAt.localeCompare(a.blockedAt));
    const shown = all.slice((page - 1) * per_page, page * per_page);
    const people = await accountsById(shown.map(({ blockedId }) => blockedId));
    const users = shown.map(({ blockedId, blockedAt }) => ({
      ...counterpartView(blockedId, people.get(blockedId)),
      id: blockedId,
      blockedAt,
    }));
    return { users, total: all.length, page, per_page };
  },

  blockedBy: async (_input, caller) => ({ ids: await blockersOf(caller.id) }),

  unblockUser: async ({ params: { id } }, caller) => {
    if (!(await account(id))) throw new AppError('not_found', 'There is nobody with this id.');
    await eraseBlock(caller.id, id);
  },

  report: async ({ body }, caller, visit) => {
    const time = now();
    if (caller) admit(caller, 'active');
    if (body.type === 'report') return { caseId: await report(body, caller, visit, time) };
    if (!caller || body.userId === undefined)
      throw new AppError('unauthenticated', 'Log in to block a person.');
    const { blockedId, blockedAt } = await block(body.userId, caller, time);
    const blocked = { id: blockedId, blockedAt };
    return body.type === 'block' ? { blocked } : { caseId: await report(body, caller, visit, time), blocked };
  },
});
