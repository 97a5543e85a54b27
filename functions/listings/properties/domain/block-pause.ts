import { isMoveAllowed, applyMove } from './market.ts';
import type { PropertyUpdate } from './property-update.ts';
import type { Property } from './property.ts';

/** Pauses a property on sale while staff block its owner; `undefined` for any other property. */
export function pauseForBlock(property: Property, now: Date): PropertyUpdate | undefined {
  if (!isMoveAllowed(property.status, 'pause', 'system')) return undefined;
  const decision = applyMove(property, 'pause', { by: 'system' }, now);
  return { ...decision, property: { ...decision.property, pausedByBlock: true } };
}

/** Puts a property on sale again that a block paused; `undefined` for one that its owner paused. */
export function resumeAfterBlock(property: Property, now: Date): PropertyUpdate | undefined {
  if (!property.pausedByBlock || !isMoveAllowed(property.status, 'resume', 'system')) return undefined;
  return applyMove(property, 'resume', { by: 'system' }, now);
}
