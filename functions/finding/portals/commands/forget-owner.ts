import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { listAdvertsOfHome, buildPortalAdvertRemoval } from '../adapters/portal-advert-repository.ts';
import {
  buildPortalInstructionRemoval,
  buildPortalInstructionWrite,
  findPortalInstruction,
} from '../adapters/portal-instruction-repository.ts';

/** Deletes what a person who no longer owns a home said of portals. */
export async function forgetOwnersWord(propertyId: PropertyId, userId: UserId): Promise<void> {
  await updateWithRetry(
    () => findPortalInstruction(propertyId),
    (instruction) => {
      const given = instruction?.given.filter((one) => one.userId !== userId);
      if (!instruction || !given || given.length === instruction.given.length) return undefined;
      const next = { ...instruction, given, version: instruction.version + 1 };
      return { writes: [buildPortalInstructionWrite(next)] };
    },
  );
}

/** Deletes everything about a home and portals. What a portal still shows is foreign to the nightly comparison. */
export async function erasePortalRows(propertyId: PropertyId): Promise<void> {
  await updateWithRetry(
    () => Promise.all([findPortalInstruction(propertyId), listAdvertsOfHome(propertyId)]),
    ([instruction, adverts]) => ({
      writes: [
        ...(instruction ? [buildPortalInstructionRemoval(instruction)] : []),
        ...adverts.map(buildPortalAdvertRemoval),
      ],
    }),
  );
}
