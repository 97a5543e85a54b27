import type { SlotId, PropertyId } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { findSlot } from '../adapters/slot-repository.ts';
import { cancelAsSide } from '../domain/cancellation.ts';
import { applyViewingAcceptance, applyViewingRejection } from '../domain/responses.ts';
import type { Viewing } from '../domain/viewing.ts';
import { type ViewingReference, type ViewingCaller, updateViewingAs } from './update-viewing.ts';

export interface ViewingRejection {
  readonly reason?: string | undefined;
  readonly alternatives?: readonly SlotId[];
}

/** Confirms a request or a proposed time. */
export function acceptViewing(
  ids: ViewingReference,
  _: object,
  caller: ViewingCaller,
  now: Date,
): Promise<Viewing> {
  return updateViewingAs(ids, caller, now, (viewing, side, stamp) =>
    applyViewingAcceptance(viewing, side, stamp),
  );
}

/** Declines a request or a proposed time. */
export function rejectViewing(
  ids: ViewingReference,
  body: ViewingRejection,
  caller: ViewingCaller,
  now: Date,
): Promise<Viewing> {
  return updateViewingAs(ids, caller, now, async (viewing, side, stamp) => {
    if (side === 'seller') await assertAlternativesOpen(viewing.propertyId, body.alternatives ?? []);
    return applyViewingRejection(viewing, side, body, stamp);
  });
}

export function cancelViewing(
  ids: ViewingReference,
  { reason }: { reason?: string | undefined },
  caller: ViewingCaller,
  now: Date,
): Promise<Viewing> {
  return updateViewingAs(ids, caller, now, (viewing, side, stamp) =>
    cancelAsSide(viewing, side, reason, stamp),
  );
}

async function assertAlternativesOpen(propertyId: PropertyId, ids: readonly SlotId[]): Promise<void> {
  const slots = await Promise.all(ids.map(findSlot));
  const fits = slots.every((slot) => slot?.propertyId === propertyId && slot.status === 'open');
  if (!fits) throw createFieldError('alternatives', 'Choose open times of this home');
}
