import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { getOwnProperty } from '../../listings/properties/queries/get-own-property.ts';
import { decideProofOfHome } from './commands/decide-ownership-proof.ts';
import { storeOwnershipProof } from './commands/send-ownership-proof.ts';
import { requestOwnershipCheck } from './commands/start-ownership-check.ts';
import { ownershipCheckRoutes } from './contract.ts';
import { loadHomeOwnership } from './queries/load-home-ownership.ts';
import { loadStaffOwnership } from './queries/load-staff-ownership.ts';

export const handler = api(ownershipCheckRoutes, {
  homeOwnership: async ({ params: { id } }, caller) => loadHomeOwnership(await getOwnProperty(id, caller.id)),

  startOwnershipCheck: async ({ params: { id }, body }, caller) => {
    await requestOwnershipCheck(id, caller.id, body.titleNumber || undefined, now());
    return loadHomeOwnership(await getOwnProperty(id, caller.id));
  },

  sendOwnershipProof: async ({ params: { id }, body }, caller) => {
    await storeOwnershipProof(id, caller.id, body, now());
    return loadHomeOwnership(await getOwnProperty(id, caller.id));
  },

  staffOwnershipCheck: ({ params: { id } }, caller) => loadStaffOwnership(id, caller.id),

  decideOwnershipProof: async ({ params: { id }, body }, caller) => {
    await decideProofOfHome(id, body, caller.id, now());
    return loadStaffOwnership(id, caller.id);
  },
});
