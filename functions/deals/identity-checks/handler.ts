import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { verifyWebhook } from '../../kernel/http/webhook.ts';
import { findIdentityKeys } from './adapters/identity-keys.ts';
import { parseIdentityWebhook } from './adapters/identity-webhook.ts';
import { recordIdentityWebhook } from './adapters/webhook-repository.ts';
import { decideCheck } from './commands/decide-check.ts';
import { refreshOwnCheck } from './commands/refresh-own-check.ts';
import { startIdentityCheck } from './commands/start-identity-check.ts';
import { identityCheckRoutes } from './contract.ts';
import { loadOwnIdentity } from './queries/load-own-identity.ts';
import { loadStaffIdentityCheck } from './queries/load-staff-check.ts';

export const handler = api(identityCheckRoutes, {
  ownIdentityCheck: async (_input, { id }) => {
    const time = now();
    await refreshOwnCheck(id, time);
    return loadOwnIdentity(id, time);
  },

  startIdentityCheck: async (_input, caller) => {
    const { check, url } = await startIdentityCheck(caller.id, now());
    return { id: check.id, url };
  },

  identityWebhook: async ({ body }, _caller, { headers }) => {
    const keys = await findIdentityKeys();
    if (!keys) throw new AppError('unavailable', 'Identity checks are switched off at the moment.');
    const time = now();
    const notice = await verifyWebhook('Identity', () =>
      parseIdentityWebhook(keys, { body, signature: headers['stripe-signature'] }, time),
    );
    if (notice) await recordIdentityWebhook(notice, time);
    return { received: true as const };
  },

  staffIdentityCheck: ({ params: { id } }) => loadStaffIdentityCheck(id),

  decideIdentityCheck: async ({ params: { id }, body }, caller) => {
    await decideCheck({ id, ...body }, caller.id, now());
    return loadStaffIdentityCheck(id);
  },
});
