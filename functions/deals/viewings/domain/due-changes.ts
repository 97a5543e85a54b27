import { ViewingExpired } from '../../../../events/viewing.ts';
import { createClosure } from './cancellation.ts';
import { applyViewingCompletion } from './outcomes.ts';
import { endReschedule } from './reschedule.ts';
import { calculateViewingDueAt } from './transitions.ts';
import {
  type ViewingStamp,
  type ViewingDecision,
  applyViewingChange,
  toViewingEventFields,
} from './viewing-decision.ts';
import type { Viewing } from './viewing.ts';

/**
 * Applies the change that is due, if any: a request or proposal expires, or an unreported viewing counts as
 * completed.
 */
export function applyDueChange(viewing: Viewing, stamp: ViewingStamp): ViewingDecision | undefined {
  const due = calculateViewingDueAt(viewing);
  if (due === undefined || stamp.now.getTime() < Date.parse(due)) return undefined;
  if (viewing.status === 'confirmed') return applyViewingCompletion(viewing, 'system', {}, stamp);
  if (viewing.agreed) return endReschedule(viewing, 'system', undefined, stamp);
  const { proposal: _, heldUntil: __, ...stored } = viewing;
  const expired = applyViewingChange(
    stored,
    { status: 'expired', place: 'none', closed: createClosure('system', stamp, {}) },
    stamp,
  );
  return { viewing: expired, events: [ViewingExpired.of(toViewingEventFields(expired))] };
}

/** The viewing with its due change applied, for reads. */
export function toCurrentViewing(viewing: Viewing, now: Date): Viewing {
  return applyDueChange(viewing, { now, messageId: viewing.messageId })?.viewing ?? viewing;
}
