import type { Operations } from '../../kernel/http/api.ts';
import { updateApiKeys } from './adapters/api-key-repository.ts';
import { makeApiKey, replaceApiKey } from './commands/issue-api-key.ts';
import type { apiKeyRoutes } from './contract.ts';
import { endApiKey } from './domain/api-key.ts';
import { listApiKeys } from './queries/list-api-keys.ts';

/** The calls of keys. They run in the accounts function, which alone can verify a password. */
export const apiKeyCalls: Operations<typeof apiKeyRoutes> = {
  apiKeys: async (_input, caller) => ({ keys: await listApiKeys(caller) }),
  createApiKey: ({ body }, caller, { ip }) => makeApiKey(caller, body, ip),
  rotateApiKey: ({ params: { id }, body }, caller, { ip }) => replaceApiKey(caller, id, body, ip),
  endApiKey: async ({ params: { id } }, caller) => {
    await updateApiKeys(caller, (list) => endApiKey(list, id));
  },
};
