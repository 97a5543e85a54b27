import { PropertyChanged } from '../../../../events/property.ts';
import { HomeReportAnswerDue } from '../../../../events/scottish-home.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { listReportRequestsOfHome } from '../adapters/report-request-repository.ts';
import { applyDueReportRequest } from '../commands/apply-due-report.ts';

/**
 * Reminds of a request and hands the report out at its end; also once its file is there, or the seller's choice is
 * another or that the home needs none.
 */
export const handler = subscriber(
  'scottish-homes-on-report-due',
  { on: [HomeReportAnswerDue, PropertyChanged], needs: ['table:write'] },
  async ({ name, data }) => {
    if (name === HomeReportAnswerDue.name) {
      await applyDueReportRequest(data, now());
      return;
    }
    const home = await findProperty(data.propertyId);
    if (home?.address.nation !== 'scotland') return;
    for (const request of await listReportRequestsOfHome(home.id))
      if (request.status === 'asked') await applyDueReportRequest(request, now());
  },
);
