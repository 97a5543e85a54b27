import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { findReportRequest, toReportUpdate } from '../adapters/report-request-repository.ts';
import { applyDueReport, type HomeReportRequest, type ReportRequestKey } from '../domain/report-request.ts';

/** Reminds of, hands out or ends a request whose time has come. */
export async function applyDueReportRequest(
  { propertyId, buyerId }: ReportRequestKey,
  now: Date,
): Promise<HomeReportRequest | undefined> {
  return updateWithRetry(
    async () => ({
      home: await findProperty(propertyId),
      request: await findReportRequest(propertyId, buyerId),
      isBuyerBlocked: await isAccountBlocked(buyerId),
    }),
    ({ request, ...facts }) => {
      const decision = request && applyDueReport(request, facts, now);
      return decision && toReportUpdate(decision);
    },
  );
}
