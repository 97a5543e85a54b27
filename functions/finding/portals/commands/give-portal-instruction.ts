import type { Portal } from '../../../../events/portal-vocabulary.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { buildPortalInstructionWrite } from '../adapters/portal-instruction-repository.ts';
import { findGiven, giveInstruction } from '../domain/portal-instruction.ts';
import { getAdvertisedHome } from '../queries/load-portal-listing.ts';

/** Each is kept in the property's trail for good. */
const changesPerDay = 20;

/**
 * Keeps on which portals an owner wants a home; an empty list takes their consent back.
 * @throws 403 for a further portal of someone who is leaving, 404 unless the caller is the seller or a joint owner who accepted, 422 for a portal that the stage does not
 * send to, 429 after twenty changes in a day
 */
export async function keepPortalInstruction(
  propertyId: PropertyId,
  { id: userId, leaving }: Pick<Caller, 'id' | 'leaving'>,
  portals: readonly Portal[],
  now: Date,
): Promise<void> {
  await enforceLimit({ key: `portal-instruction#${userId}`, max: changesPerDay, seconds: daySeconds });
  await updateWithRetry(
    () => getAdvertisedHome(propertyId, userId, now),
    ({ home, instruction: previous, open }) => {
      const given = findGiven(previous, userId)?.portals ?? [];
      const isSame = given.length === portals.length && given.every((portal) => portals.includes(portal));
      if (isSame) return undefined;
      const { instruction, events } = giveInstruction(
        home,
        previous,
        { userId, leaving, portals, open },
        now,
      );
      return { writes: [buildPortalInstructionWrite(instruction)], events };
    },
  );
}
