import * as z from 'zod';
import type { DomainEvent } from '../../../../events/define.ts';
import { Portal } from '../../../../events/portal-vocabulary.ts';
import { PortalInstructionGiven } from '../../../../events/portal.ts';
import { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';

const GivenInstruction = z.object({ userId: UserId, portals: z.array(Portal), at: z.iso.datetime() });
export type GivenInstruction = z.output<typeof GivenInstruction>;

/**
 * What each owner of a home said about portals last. What they said before is in the property's trail, where nothing
 * is changed.
 */
export const PortalInstruction = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  given: z.array(GivenInstruction),
  version: z.int().min(1),
});
export type PortalInstruction = z.output<typeof PortalInstruction>;

/** An owner, as the seller named them; without an account they have not accepted the invitation. */
export interface HomeOwner {
  readonly userId?: UserId | undefined;
}

/** Whether every owner wants the home on a portal; one who has not answered, or declined, does not. */
export function isInstructed(
  instruction: PortalInstruction | undefined,
  owners: readonly HomeOwner[],
  portal: Portal,
): boolean {
  return owners.every(({ userId }) => findGiven(instruction, userId)?.portals.includes(portal) ?? false);
}

/** What an owner said last. */
export function findGiven(
  instruction: PortalInstruction | undefined,
  userId: UserId | undefined,
): GivenInstruction | undefined {
  return instruction?.given.find((given) => given.userId === userId);
}

interface NewInstruction {
  readonly userId: UserId;
  /** Asked for the deletion of the account: they take consent back, and give none. */
  readonly leaving: boolean;
  readonly portals: readonly Portal[];
  /** The portals that the stage sends to. Consent is taken back from others, too, but not given. */
  readonly open: readonly Portal[];
}

/**
 * Keeps what an owner says about portals.
 * @throws 403 `account_leaving` for a further portal of someone who is leaving, 422 for a portal that the stage does not send to
 */
export function giveInstruction(
  home: { readonly id: PropertyId; readonly ownerId: UserId },
  previous: PortalInstruction | undefined,
  { userId, leaving, portals, open }: NewInstruction,
  now: Date,
): { readonly instruction: PortalInstruction; readonly events: readonly DomainEvent[] } {
  const chosen = Portal.options.filter((portal) => portals.includes(portal));
  if (chosen.some((portal) => !open.includes(portal)))
    throw new AppError('invalid', 'We don’t send homes to that portal.', {
      errors: { portals: ['Choose from the portals that are shown.'] },
    });
  const before = findGiven(previous, userId)?.portals ?? [];
  if (leaving && chosen.some((portal) => !before.includes(portal)))
    throw new AppError(
      'account_leaving',
      'You asked us to delete your account. You can take your home off portals, and keep the account to add one.',
    );
  const ids = { propertyId: home.id, ownerId: home.ownerId };
  const others = previous?.given.filter((given) => given.userId !== userId) ?? [];
  return {
    instruction: {
      ...ids,
      given: [...others, { userId, portals: chosen, at: now.toISOString() }],
      version: (previous?.version ?? 0) + 1,
    },
    events: [PortalInstructionGiven.of({ ...ids, userId, portals: chosen })],
  };
}
