import type { Side } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findSlot } from '../adapters/slot-repository.ts';
import type { ViewingChange } from '../contract.ts';
import { cancelAsSide } from '../domain/cancellation.ts';
import {
  completeViewing,
  disputeNoShow,
  giveFeedback,
  reconfirmViewing,
  reportNoShow,
} from '../domain/outcomes.ts';
import { proposeSlot } from '../domain/reschedule.ts';
import {
  type ViewingDecision,
  type ViewingStamp,
  createViewingConflictError,
  assertActionAllowed,
} from '../domain/viewing-decision.ts';
import type { Viewing } from '../domain/viewing.ts';

/**
 * Decides one side's change of a viewing.
 * @throws 409 `conflict` if this side cannot do it now, 404 for a slot of another property
 */
export async function decideViewingChange(
  viewing: Viewing,
  change: ViewingChange,
  side: Side,
  stamp: ViewingStamp,
): Promise<ViewingDecision> {
  if ('timeSlotId' in change) {
    assertActionAllowed(viewing, 'reschedule', side, stamp.now);
    const slot = await findSlot(change.timeSlotId);
    if (slot?.propertyId !== viewing.propertyId)
      throw new AppError('not_found', 'We can’t find that viewing time.');
    return proposeSlot(viewing, side, slot, stamp);
  }
  if ('feedback' in change)
    return decideAsBuyer(viewing, side, () => giveFeedback(viewing, change.feedback, stamp));
  switch (change.status) {
    case 'cancelled':
      return cancelAsSide(viewing, side, change.reason, stamp);
    case 'completed':
      return decideAsSeller(viewing, side, () => completeViewing(viewing, stamp));
    case 'no_show':
      return decideAsSeller(viewing, side, () => reportNoShow(viewing, stamp));
    case 'disputed':
      return decideAsBuyer(viewing, side, () => disputeNoShow(viewing, change.reason, stamp));
    case 'reconfirmed':
      return decideAsBuyer(viewing, side, () => reconfirmViewing(viewing, stamp));
  }
}

const decideAsBuyer = (viewing: Viewing, side: Side, decide: () => ViewingDecision): ViewingDecision => {
  if (side !== 'buyer') throw createViewingConflictError(viewing, 'Only the buyer can do this.');
  return decide();
};
const decideAsSeller = (viewing: Viewing, side: Side, decide: () => ViewingDecision): ViewingDecision => {
  if (side !== 'seller') throw createViewingConflictError(viewing, 'Only the seller can do this.');
  return decide();
};
