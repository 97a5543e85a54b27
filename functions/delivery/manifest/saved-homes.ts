import { favouriteRoutes } from '../../deals/favourites/contract.ts';
import { shortlistRoutes } from '../../deals/shortlists/contract.ts';
import type { ApiGroup } from './types.ts';

export const savedHomes = {
  favourites: {
    entry: 'functions/deals/favourites/handler.ts',
    routes: favouriteRoutes,
    needs: ['table:write', 'idempotency'],
  },
  shortlists: {
    entry: 'functions/deals/shortlists/handler.ts',
    routes: shortlistRoutes,
    needs: ['table:write', 'idempotency', 'tokens'],
  },
} as const satisfies Readonly<Record<string, ApiGroup>>;
