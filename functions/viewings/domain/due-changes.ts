import { ViewingExpired } from '../../../events/viewing.ts';
import { createClosure } from './cancellation.ts';
import { applyCompletion } from './outcomes.ts';
import { keepAgreedTime } from './reschedule.ts';
import { type ViewingStamp, type ViewingDecision, applyChange, eventFieldsOf } from './viewing-decision.ts';
import { calculateDueAt } from './transitions.ts';
import type { Viewing } from './viewing.ts';

/**
 * Applies the change that is due, if any: a request or proposal expires, or an unreported viewing counts as
 * completed.
 */
export function applyDueChange(viewing: Viewing, stamp: ViewingStamp): ViewingDecision | undefined {
  const due = calculateDueAt(viewing);
  if (due === undefined || stamp.now.getTime() < Date.parse(due)) return undefined;
  if (viewing.status === 'confirmed') return applyCompletion(viewing, 'system', {}, stamp);
  if (viewing.agreed) return keepAgreedTime(viewing, 'system', undefined, stamp);
  const { proposal: _, heldUntil: __, ...stored } = viewing;
  const expired = applyChange(
    stored,
    { status: 'expired', place: 'none', closed: createClosure('system', stamp, {}) },
    stamp,
  );
  return { viewing: expired, events: [ViewingExpired.of(eventFieldsOf(expired))] };
}

/** The viewing with its due change applied, for reads. */
export function toCurrentViewing(viewing: Viewing, now: Date): Viewing {
  return applyDueChange(viewing, { now, messageId: viewing.messageId })?.viewing ?? viewing;
}
