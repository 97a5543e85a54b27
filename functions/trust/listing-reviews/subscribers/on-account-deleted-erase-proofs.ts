import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { eraseAddressProof } from '../commands/erase-address-proof.ts';
import { eraseReviewWords } from '../commands/erase-review-words.ts';

/** Deletes proof documents, which name their owner, and the words of reviews with the account. */
export const handler = subscriber(
  'listing-reviews-on-account-deleted-erase-proofs',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    const time = now();
    for (const { id } of await listPropertiesOfOwner(userId)) {
      await eraseAddressProof(id, time);
      await eraseReviewWords(id);
    }
  },
);
