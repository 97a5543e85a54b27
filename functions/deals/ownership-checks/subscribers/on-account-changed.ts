import { AccountChanged, AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { eraseOwnershipCheck } from '../commands/erase-ownership-check.ts';
import { lapseCheckOfOtherName } from '../commands/lapse-ownership.ts';

const nameFields: ReadonlySet<string> = new Set(['firstName', 'lastName']);

/** Ends the proofs of a seller who changed their name; deletes those of an erased account. */
export const handler = subscriber(
  'ownership-checks-on-account-changed',
  { on: [AccountChanged, AccountDeleted], needs: ['table:write'] },
  async ({ name, data }) => {
    const isErased = name === AccountDeleted.name;
    if (!isErased && !data.fields.some((field) => nameFields.has(field))) return;
    for (const { id } of await listPropertiesOfOwner(data.userId)) {
      if (isErased) await eraseOwnershipCheck(id, now());
      else await lapseCheckOfOtherName(id, now());
    }
  },
);
