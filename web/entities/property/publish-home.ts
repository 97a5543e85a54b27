import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createClient } from '../../lib/client.ts';
import { type PropertyPage, homes } from './property.ts';

type Routes = Pick<typeof propertyRoutes, 'publish' | 'relist'>;
type Id = PropertyPage['id'];

const api = createClient<Routes>({
  publish: 'PUT /api/property-published/{id}',
  relist: 'GET /api/relist-property/{id}',
});

const isOnSale = ({ status }: PropertyPage): boolean => status === 'live' || status === 'under_review';
/** Whether the property only returns to the market when its owner relists it. */
export function isOffMarket({ status }: Pick<PropertyPage, 'status'>): boolean {
  return status === 'withdrawn' || status === 'expired' || status === 'fallen_through';
}
const longestWaitMs = 10_000;

/**
 * Puts a property with an active package on sale. A submitted one is published automatically a moment later.
 */
export async function publishPaidHome(home: Pick<PropertyPage, 'id' | 'status'>): Promise<PropertyPage> {
  if (isOffMarket(home)) return api.relist({ params: { id: home.id } });
  return (await waitUntilOnSale(home.id)) ?? publishHome(home.id);
}

async function waitUntilOnSale(id: Id): Promise<PropertyPage | undefined> {
  const until = Date.now() + longestWaitMs;
  for (let pause = 150; Date.now() < until; pause = Math.min(pause * 1.5, 1_500)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const home = await homes.property({ params: { id } });
    if (isOnSale(home)) return home;
  }
  return undefined;
}

/** Another tab may have published the property before; its status then shows it. */
export async function publishHome(id: Id): Promise<PropertyPage> {
  try {
    return await api.publish({ params: { id }, body: { published: true } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const home = await homes.property({ params: { id } });
    if (isOnSale(home)) return home;
    throw error;
  }
}
