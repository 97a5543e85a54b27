import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { packageRoutes } from '../packages/contract.ts';
import { changePackageStatus } from './commands/change-package-status.ts';
import { choosePackage } from './commands/choose-package.ts';
import { loadPackageOverview } from './queries/load-package-overview.ts';

export const orderCalls = {
  choosePackage: ({ body }, { id }) => choosePackage(body, id),
  homePackage: ({ params: { propertyId } }, { id }) => loadPackageOverview(propertyId, id, now()),
  changePackageStatus: ({ params: { id }, body: { status } }, caller) =>
    changePackageStatus({ id, status }, caller.id),
} satisfies Partial<Operations<typeof packageRoutes>>;
