import type { Decision } from './decision.ts';
import { allows, move } from './market.ts';
import type { Property } from './property.ts';

/** Takes a home on sale out of sight while staff keep its owner blocked; `undefined` for any other home. */
export function pauseForBlock(property: Property, now: Date): Decision | undefined {
  if (!allows(property.status, 'pause', 'system')) return undefined;
  const decision = move(property, 'pause', 'system', now);
  return { ...decision, property: { ...decision.property, pausedByBlock: true } };
}

/** Puts a home on sale again that a block paused; `undefined` for one that its owner paused. */
export function resumeAfterBlock(property: Property, now: Date): Decision | undefined {
  if (!property.pausedByBlock || !allows(property.status, 'resume', 'system')) return undefined;
  return move(property, 'resume', 'system', now);
}
