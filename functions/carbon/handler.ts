import type { PropertyPackageId } from '../../events/vocabulary.ts';
import { packageById } from '../packages/store.ts';
import { api } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import { carryOut, planFor } from './carrying-out.ts';
import { carbonRoutes } from './contract.ts';
import { ecologi } from './ecologi.ts';
import type { Offset, Paid } from './offset.ts';
import { paymentBehind } from './paid.ts';
import { impact } from './store.ts';

export const handler = api(carbonRoutes, {
  offset: async ({ body: { propertyPackageId, trees, kg } }, caller) => {
    const planned = await planFor(await paidFor(propertyPackageId, caller), { trees, kg });
    return planned ? view(await carryOut(planned)) : nothing;
  },

  impact: async () => {
    const [done, provider] = await Promise.all([impact(), ecologi()]);
    return { ...done, url: provider?.page ?? null };
  },
});

/** @throws 404 for a package of somebody else's, 409 for one that does not run by a payment, and never did */
async function paidFor(id: PropertyPackageId, { id: by }: Caller): Promise<Paid> {
  const found = await packageById(id);
  if (found?.ownerId !== by) throw new AppError('not_found', 'There is no such package.');
  const paid = await paymentBehind(found);
  if (!paid)
    throw new AppError('conflict', 'Trees are planted for packages that are paid for.', {
      state: found.status,
    });
  return paid;
}

/** A stage that plants none, and no donation. */
const nothing = { status: 'done', trees: 0, kg: 0, url: null } as const;
const view = ({ status, trees, kg, url }: Offset) => ({
  status: status === 'done' ? ('done' as const) : ('pending' as const),
  trees,
  kg,
  url: url ?? null,
});
