import type { favouriteRoutes } from '../../../functions/deals/favourites/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Routes = Pick<typeof favouriteRoutes, 'emailHome' | 'confirmEmailedHome' | 'stopHomeEmails'>;
export const emailedHomes = createClient<Routes>({
  emailHome: 'POST /api/saved-homes',
  confirmEmailedHome: 'POST /api/saved-homes/confirm',
  stopHomeEmails: 'POST /api/saved-homes/stop',
});

export type ConfirmedHome = Result<Routes['confirmEmailedHome']>;
