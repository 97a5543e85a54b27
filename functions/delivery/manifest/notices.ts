import { notificationRoutes } from '../../reach/notifications/contract.ts';
import { pushNoticeRoutes } from '../../reach/push-notices/contract.ts';
import { webhookRoutes } from '../../reach/webhooks/contract.ts';
import type { ApiGroup } from './types.ts';

export const notifications = {
  entry: 'functions/reach/notifications/handler.ts',
  routes: notificationRoutes,
  needs: ['table:write', 'idempotency', 'tokens', 'vault:open-unsubscribe'],
} as const satisfies ApiGroup;

export const webhooks = {
  entry: 'functions/reach/webhooks/handler.ts',
  routes: webhookRoutes,
  needs: ['table:write', 'idempotency', 'mail', 'vault:seal-webhook', 'webhooks'],
} as const satisfies ApiGroup;

export const pushNotices = {
  entry: 'functions/reach/push-notices/handler.ts',
  routes: pushNoticeRoutes,
  needs: ['table:write', 'idempotency', 'push', 'webhooks', 'site'],
} as const satisfies ApiGroup;
