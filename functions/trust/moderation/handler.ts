import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { loadAccounts, findAccount } from '../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../people/accounts/domain/account-views.ts';
import { listBlockers, listBlocks, deleteBlock } from '../../people/blocks/adapters/block-repository.ts';
import { moderationRoutes } from './contract.ts';

export const handler = api(moderationRoutes, {
  blockedUsers: async ({ query: { page, per_page } }, caller) => {
    const all = (await listBlocks(caller.id)).toSorted(
      (a, b) => b.blockedAt.localeCompare(a.blockedAt) || b.blockedId.localeCompare(a.blockedId),
    );
    const shown = all.slice((page - 1) * per_page, page * per_page);
    const people = await loadAccounts(shown.map(({ blockedId }) => blockedId));
    const users = shown.map(({ blockedId, blockedAt }) => ({
      ...toCounterpartView(blockedId, people.get(blockedId)),
      id: blockedId,
      blockedAt,
    }));
    return { users, total: all.length, page, per_page };
  },

  blockedBy: async ({ query: { page, per_page } }, caller) => {
    const all = await listBlockers(caller.id);
    return { ids: all.slice((page - 1) * per_page, page * per_page), total: all.length, page, per_page };
  },

  unblockUser: async ({ params: { id } }, caller) => {
    if (!(await findAccount(id))) throw new AppError('not_found', 'There’s no one with this id.');
    await deleteBlock(caller.id, id);
  },
});
