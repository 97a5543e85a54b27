import type { ownAdvertRoutes } from '../../../../../functions/finding/own-adverts/contract.ts';
import type { Result } from '../../../../../functions/kernel/http/contract.ts';
import { createClient } from '../../../../lib/client.ts';

export const ownAdverts = createClient<typeof ownAdvertRoutes>({
  readOwnAdvert: 'POST /api/own-adverts',
  confirmOwnAdvert: 'POST /api/own-adverts/{id}/confirmation',
  fetchAdvertPicture: 'POST /api/own-adverts/{id}/pictures/{nth}',
});
export type OwnAdvert = Result<(typeof ownAdvertRoutes)['readOwnAdvert']>;
