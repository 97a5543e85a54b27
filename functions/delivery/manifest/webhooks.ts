import { webhookRoutes } from '../../reach/webhooks/contract.ts';
import type { ApiGroup } from './types.ts';

export const webhooks = {
  entry: 'functions/reach/webhooks/handler.ts',
  routes: webhookRoutes,
  needs: ['table:write', 'idempotency', 'mail', 'vault:seal-webhook', 'webhooks'],
} as const satisfies ApiGroup;
