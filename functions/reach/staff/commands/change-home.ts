import type { PropertyId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { listJointOwnerIds } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import { applyMove } from '../../../listings/properties/domain/market.ts';
import { getHome } from '../queries/load-home.ts';

interface HomeAct {
  readonly verb: 'remove' | 'restore';
  readonly reason: string;
  readonly at: Date;
}

/**
 * Removes a home from the site, or gives a removed one back to its owner, off the market. Its owner reads the reason
 * of a removal in the statement of reasons, which cases/ mails with the way to appeal.
 * @throws 404 for a home that never was, 409 `own` for an owner, 409 with its status where the move
 * is not possible
 */
export async function changeHomeByStaff(
  id: PropertyId,
  { verb, reason, at }: HomeAct,
  caller: Caller,
): Promise<void> {
  await updateWithRetry(
    () => getHome(id),
    async (home) => {
      const owners = [home.ownerId, ...(await listJointOwnerIds(id))];
      assertColleagueActs(caller.id, owners);
      const moved = applyMove(
        home,
        verb,
        { by: 'staff', reason: verb === 'remove' ? reason : undefined },
        at,
      );
      // Given back, no earlier case keeps it out of sight.
      const decision =
        verb === 'restore' ? { ...moved, property: { ...moved.property, hiddenByCases: undefined } } : moved;
      const act = { actorId: caller.id, action: `home.${verb}`, subject: id, reason, at, owners } as const;
      const writes = [...buildPropertyUpdateWrites(home, decision), buildStaffActWrite(act)];
      return { writes, events: decision.events };
    },
  );
}
