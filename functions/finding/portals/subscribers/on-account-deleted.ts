import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { erasePortalRows } from '../commands/forget-owner.ts';

/** Deletes what is kept of portals for the homes of an erased account, which left the market before. */
export const handler = subscriber(
  'portals-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data }) => {
    for (const { id } of await listPropertiesOfOwner(data.userId)) await erasePortalRows(id);
  },
);
