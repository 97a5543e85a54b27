import { checkCalls } from '../../deals/buyer-checks/check-calls.ts';
import { buyerCheckRoutes } from '../../deals/buyer-checks/contract.ts';
import { reachCalls } from '../../deals/buying/buying-calls.ts';
import { api } from '../../kernel/http/api.ts';

export const handler = api(buyerCheckRoutes, { ...checkCalls, ...reachCalls });
