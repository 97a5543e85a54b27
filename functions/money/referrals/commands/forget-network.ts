import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildReferralWrite, findReferral } from '../adapters/referral-repository.ts';

/** Removes the sign of the network that an erased person signed up from; a repeat finds none. */
export async function forgetNetwork(userId: UserId): Promise<void> {
  await updateWithRetry(
    () => findReferral(userId),
    (before) => {
      if (before?.origin === undefined) return undefined;
      const { origin: _origin, ...kept } = before;
      return { writes: [buildReferralWrite({ ...kept, version: before.version + 1 })] };
    },
  );
}
