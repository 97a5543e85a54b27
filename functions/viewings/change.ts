import type { Side } from '../../events/vocabulary.ts';
import { cancel, complete, dispute, giveFeedback, propose, reconfirm, reportNoShow } from './changing.ts';
import type { ViewingChange } from './contract.ts';
import { type Decision, type Moment, refused, requireMove } from './decision.ts';
import { AppError } from '../shared/errors.ts';
import { slotById } from './slot-store.ts';
import type { Viewing } from './viewing.ts';

/**
 * What a side's change of a viewing comes to.
 * @throws 409 `conflict` where this side can not do it now, 404 for a slot of another home
 */
export async function changeOf(
  viewing: Viewing,
  change: ViewingChange,
  side: Side,
  moment: Moment,
): Promise<Decision> {
  if ('timeSlotId' in change) {
    requireMove(viewing, 'reschedule', side, moment.now);
    const slot = await slotById(change.timeSlotId);
    if (slot?.propertyId !== viewing.propertyId)
      throw new AppError('not_found', 'There is no such viewing time.');
    return propose(viewing, side, slot, moment);
  }
  if ('feedback' in change)
    return ofBuyer(viewing, side, () => giveFeedback(viewing, change.feedback, moment));
  switch (change.status) {
    case 'cancelled':
      return cancel(viewing, side, change.reason, moment);
    case 'completed':
      return ofSeller(viewing, side, () => complete(viewing, moment));
    case 'no_show':
      return ofSeller(viewing, side, () => reportNoShow(viewing, moment));
    case 'disputed':
      return ofBuyer(viewing, side, () => dispute(viewing, change.reason, moment));
    case 'reconfirmed':
      return ofBuyer(viewing, side, () => reconfirm(viewing, moment));
  }
}

const ofBuyer = (viewing: Viewing, side: Side, decide: () => Decision): Decision => {
  if (side !== 'buyer') throw refused(viewing, 'Only the buyer can do this.');
  return decide();
};
const ofSeller = (viewing: Viewing, side: Side, decide: () => Decision): Decision => {
  if (side !== 'seller') throw refused(viewing, 'Only the seller can do this.');
  return decide();
};
