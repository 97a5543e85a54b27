import { api } from '../../kernel/http/api.ts';
import { orderCalls } from '../../money/package-orders/order-calls.ts';
import { packageRoutes } from '../../money/packages/contract.ts';
import { packageCalls } from '../../money/packages/package-calls.ts';

export const handler = api(packageRoutes, { ...packageCalls, ...orderCalls });
