import { accountState } from '../../../events/vocabulary.ts';
import { api } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceSlidingLimit } from '../../kernel/http/sliding-limit.ts';
import { encryptData, maxPerMinute } from './commands/encrypt-data.ts';
import { vaultRoutes } from './contract.ts';
import { decryptData } from './queries/decrypt-data.ts';

/** Who opens values of their own: a caller in good standing. Everyone else opens links only. */
const readerOf = (caller: Caller | undefined) =>
  caller?.state === accountState.active && caller.userName !== undefined ? caller.id : undefined;

export const handler = api(vaultRoutes, {
  encrypt: async ({ body }, caller) => encryptData(body, caller.id),

  decrypt: async ({ body }, caller, { ip }) => {
    await enforceSlidingLimit({
      key: `decrypt#${caller?.id ?? toNetwork(ip)}`,
      max: maxPerMinute,
      seconds: 60,
    });
    return decryptData(body, readerOf(caller));
  },
});
