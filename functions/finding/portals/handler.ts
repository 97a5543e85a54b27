import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { keepPortalInstruction } from './commands/give-portal-instruction.ts';
import { requestSend } from './commands/request-send.ts';
import { portalRoutes } from './contract.ts';
import { loadHomeFile } from './queries/load-home-file.ts';
import { loadOpenPortals, loadPortalListing } from './queries/load-portal-listing.ts';
import { loadStaffPortals } from './queries/load-staff-portals.ts';

export const handler = api(portalRoutes, {
  openPortals: () => loadOpenPortals(),

  portalListing: ({ params: { id } }, caller) => loadPortalListing(id, caller.id, now()),

  givePortalInstruction: async ({ params: { id }, body }, caller) => {
    await keepPortalInstruction(id, caller, body.portals, now());
    return loadPortalListing(id, caller.id, now());
  },

  homeFile: ({ params: { id } }, caller) => loadHomeFile(id, caller.id, now()),

  staffPortals: ({ query: { portal, state } }) => loadStaffPortals(portal, state),

  sendToPortal: ({ params: { id }, body }, caller) => requestSend(id, body.portal, caller.id, now()),
});
