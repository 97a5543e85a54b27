import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { listConsents } from './adapters/consent-repository.ts';
import { recordConsent } from './commands/record-consent.ts';
import { consentRoutes } from './contract.ts';

export const handler = api(consentRoutes, {
  consents: async ({ query: { page, per_page } }, { id }) => {
    const all = await listConsents(id);
    const start = (page - 1) * per_page;
    return { consents: all.slice(start, start + per_page), total: all.length, page, per_page };
  },
  recordConsent: ({ body }, { id: userId }) => recordConsent({ ...body, userId, at: now().toISOString() }),
});
