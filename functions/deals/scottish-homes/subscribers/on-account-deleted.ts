import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import {
  eraseInterestNote,
  listInterestNotesOfBuyer,
  listInterestNotesOfHome,
} from '../adapters/interest-note-repository.ts';
import {
  eraseReportRequest,
  listReportRequestsOfBuyer,
  listReportRequestsOfHome,
} from '../adapters/report-request-repository.ts';

/** Requests and notes go with the account of either side. */
export const handler = subscriber(
  'scottish-homes-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ data: { userId } }) => {
    const homes = await listPropertiesOfOwner(userId);
    const requests = await Promise.all([
      listReportRequestsOfBuyer(userId),
      ...homes.map(({ id }) => listReportRequestsOfHome(id)),
    ]);
    const notes = await Promise.all([
      listInterestNotesOfBuyer(userId),
      ...homes.map(({ id }) => listInterestNotesOfHome(id)),
    ]);
    for (const request of requests.flat()) await eraseReportRequest(request);
    for (const note of notes.flat()) await eraseInterestNote(note);
  },
);
