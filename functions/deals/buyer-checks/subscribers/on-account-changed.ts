import { AccountChanged, AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { endBankProofOfOtherName } from '../commands/end-buyer-check.ts';
import { eraseBuyerChecks } from '../commands/erase-buyer-checks.ts';

const nameFields: ReadonlySet<string> = new Set(['firstName', 'lastName']);

/**
 * Ends what a bank has shown for an earlier name; deletes the checks and documents of an erased account, since they name
 * their buyer.
 */
export const handler = subscriber(
  'buyer-checks-on-account-changed',
  { on: [AccountChanged, AccountDeleted], needs: ['table:write'] },
  async ({ name, data }) => {
    if (name === AccountDeleted.name) await eraseBuyerChecks(data.userId, now());
    else if (data.fields.some((field) => nameFields.has(field))) await endBankProofOfOtherName(data.userId);
  },
);
