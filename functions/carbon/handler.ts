import type { PropertyPackageId } from '../../events/vocabulary.ts';
import { packageById } from '../packages/store.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import { carryOut } from './carrying-out.ts';
import { carbonRoutes } from './contract.ts';
import { ecologi } from './ecologi.ts';
import type { Offset } from './offset.ts';
import { impact, offsetOf } from './store.ts';

export const handler = api(carbonRoutes, {
  offset: async ({ body: { propertyPackageId } }, caller) => {
    const planned = await offsetOf(await paymentOf(propertyPackageId, caller));
    return planned ? view(await carryOut(planned)) : coming;
  },

  impact: async () => {
    const [done, provider] = await Promise.all([impact(), ecologi()]);
    return { ...done, url: provider?.page ?? null };
  },
});

/** @throws 404 for a package of somebody else's, 409 for one that nobody paid for */
async function paymentOf(id: PropertyPackageId, { id: by }: Caller) {
  const found = await packageById(id);
  if (found?.ownerId !== by) throw new AppError('not_found', 'There is no such package.');
  if (!found.paymentId)
    throw new AppError('conflict', 'Trees are planted for packages that are paid for.', {
      state: found.status,
    });
  return found.paymentId;
}

const coming = { status: 'pending', trees: 0, kg: 0, url: null } as const;
const view = ({ status, trees, kg, url }: Offset) => ({
  status: status === 'done' ? ('done' as const) : ('pending' as const),
  trees,
  kg,
  url: url ?? null,
});
