import type { PropertyPackageId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { findPackage } from '../packages/adapters/package-repository.ts';
import { findEcologi } from './adapters/ecologi.ts';
import { getImpact } from './adapters/offset-repository.ts';
import { fulfilOffset, ensureOffset } from './commands/fulfil-offset.ts';
import { carbonRoutes } from './contract.ts';
import type { Offset, OffsetPayment } from './domain/offset.ts';
import { findPackagePayment } from './queries/find-package-payment.ts';

export const handler = api(carbonRoutes, {
  offset: async ({ body: { propertyPackageId, trees, kg } }, caller) => {
    const planned = await ensureOffset(await getOwnPayment(propertyPackageId, caller), { trees, kg });
    return planned ? toOffsetView(await fulfilOffset(planned)) : emptyImpact;
  },

  impact: async () => {
    const [done, provider] = await Promise.all([getImpact(), findEcologi()]);
    return { ...done, url: provider?.page ?? null };
  },
});

/** @throws 404 for another user's package, 409 for a package that was never activated by a payment */
async function getOwnPayment(id: PropertyPackageId, { id: by }: Caller): Promise<OffsetPayment> {
  const found = await findPackage(id);
  if (found?.ownerId !== by) throw new AppError('not_found', 'We can’t find that package.');
  const paid = await findPackagePayment(found);
  if (!paid)
    throw new AppError('conflict', 'Trees are planted for packages that are paid for.', {
      state: found.status,
    });
  return paid;
}

/** The answer when the stage plants no trees per listing and the payment has no donation. */
const emptyImpact = { status: 'done', trees: 0, kg: 0, url: null } as const;
const toOffsetView = ({ status, trees, kg, url }: Offset) => ({
  status: status === 'planned' ? ('pending' as const) : ('done' as const),
  trees,
  kg,
  url: url ?? null,
});
