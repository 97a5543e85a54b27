import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { leaveJointHome } from '../../listings/joint-owners/commands/leave-joint-home.ts';
import { saveJointNotices } from '../../listings/joint-owners/commands/save-joint-notices.ts';
import { jointHomeRoutes } from './contract.ts';
import { listJointHomes, loadJointHome } from './queries/load-joint-homes.ts';

export const handler = api(jointHomeRoutes, {
  jointHomes: async (_input, { id }) => ({ homes: await listJointHomes(id, now()) }),
  jointHome: ({ params: { propertyId } }, { id }) => loadJointHome(propertyId, id, now()),
  chooseJointNotices: async ({ params: { propertyId }, body }, { id }) => {
    await saveJointNotices(propertyId, id, body);
    return body;
  },
  leaveJointHome: ({ params: { propertyId } }, { id }) => leaveJointHome(propertyId, id, now()),
});
