import { AccountBlocked } from '../../../../events/account.ts';
import { PropertyStatusChanged } from '../../../../events/property.ts';
import { CaseId, UserId } from '../../../../events/vocabulary.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { openCaseForAct } from '../commands/open-case-for-act.ts';

const noReason = 'The home broke our terms of use.';

/** A home that staff removed and an account that staff blocked get a case, so that the person can appeal. */
export const handler = subscriber(
  'cases-on-staff-act',
  { on: [AccountBlocked, PropertyStatusChanged], needs: ['table:write'] },
  async ({ name, data }, { id: eventId, time, actor }) => {
    const by = UserId.safeParse(actor).data;
    if (!by) return;
    const common = { eventId, by, at: new Date(time) };
    if (name === AccountBlocked.name) {
      const block = (await findAccount(data.userId))?.block;
      // Taken back before this event came.
      if (!block) return;
      await openCaseForAct({
        ...common,
        measure: 'block_account',
        affectedId: data.userId,
        reason: block.words,
      });
    } else if (data.to === 'removed') {
      const { propertyId, ownerId, from: status, reason = noReason } = data;
      // It came of a decision, whose case it is named by.
      if (CaseId.safeParse(reason).success) return;
      await openCaseForAct({
        ...common,
        measure: 'remove_home',
        affectedId: ownerId,
        propertyId,
        status,
        reason,
      });
    }
  },
);
