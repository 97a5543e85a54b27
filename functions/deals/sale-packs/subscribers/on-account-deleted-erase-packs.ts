import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { erasePackFiles } from '../adapters/pack-file-repository.ts';
import { eraseSalePack } from '../adapters/sale-pack-repository.ts';

/** Answers hold names and circumstances of a person, and go with their account. */
export const handler = subscriber(
  'sale-packs-on-account-deleted-erase-packs',
  { on: [AccountDeleted], needs: ['table:write', 'papers:remove'], timeoutSeconds: 30 },
  async ({ data: { userId } }) => {
    for (const { id } of await listPropertiesOfOwner(userId)) {
      await eraseSalePack(id);
      await erasePackFiles(id);
    }
  },
);
