import { AccountDeletionRequested } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listPropertiesOfOwner } from '../adapters/property-repository.ts';
import { updateProperty } from '../commands/update-property.ts';
import { isMoveAllowed, applyMove } from '../domain/market.ts';

/** Takes the properties of a closing account off the market; agreed sales go on. */
export const handler = subscriber(
  'properties-on-account-deletion-asked',
  { on: [AccountDeletionRequested], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    const time = now();
    for (const { id } of await listPropertiesOfOwner(userId)) {
      await updateProperty(id, (property) =>
        isMoveAllowed(property.status, 'withdraw', 'owner')
          ? {
              decision: applyMove(
                property,
                'withdraw',
                { by: 'owner', reason: 'The owner closed their account' },
                time,
              ),
              also: [],
            }
          : undefined,
      );
    }
  },
);
