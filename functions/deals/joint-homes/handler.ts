import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { leaveJointHome } from '../../listings/joint-owners/commands/leave-joint-home.ts';
import { jointHomeRoutes } from './contract.ts';
import { listJointHomes, loadJointHome } from './queries/load-joint-homes.ts';

export const handler = api(jointHomeRoutes, {
  jointHomes: async (_input, { id }) => ({ homes: await listJointHomes(id, now()) }),
  jointHome: ({ params: { propertyId } }, { id }) => loadJointHome(propertyId, id, now()),
  leaveJointHome: ({ params: { propertyId } }, { id }) => leaveJointHome(propertyId, id, now()),
});
