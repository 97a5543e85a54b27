import { AccountBlocked, AccountUnblocked } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';
import { updateProperty } from '../../../listings/properties/commands/update-property.ts';
import { pauseForBlock, resumeAfterBlock } from '../../../listings/properties/domain/block-pause.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { planActivation } from '../commands/plan-activation.ts';

/**
 * Pauses properties on sale of a blocked owner, and resumes them after an unblock, together with those whose
 * package was paid meanwhile; agreed sales go on.
 */
export const handler = subscriber(
  'properties-on-account-blocked',
  { on: [AccountBlocked, AccountUnblocked], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ data: { userId } }) => {
    // Both events may come late or in another order, so the present state of the account counts.
    const blocked = await isAccountBlocked(userId);
    for (const { id } of await listPropertiesOfOwner(userId))
      await updateProperty(id, async (property) => {
        if (!blocked && property.status === 'pending_payment') return planActivation(property, now());
        const decision = (blocked ? pauseForBlock : resumeAfterBlock)(property, now());
        return decision && { decision, also: [] };
      });
  },
);
