import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import {
  type PropertyMove,
  propertyMoves,
  type PropertyVerb,
} from '../../../../functions/properties/domain/transitions.ts';

/** What an owner can do with a home from the list. */
export type Action = 'publish' | 'pause' | 'resume' | 'relist' | 'withdraw';

const actionOf: Readonly<Partial<Record<PropertyVerb, Action>>> = {
  submit: 'publish',
  activate: 'publish',
  pause: 'pause',
  resume: 'resume',
  relist: 'relist',
  withdraw: 'withdraw',
};

/** The moves out of a status that are the owner's, as far as there is a button for them. */
export function actionsIn(status: PropertyStatus): readonly Action[] {
  const possible: Readonly<Partial<Record<PropertyVerb, PropertyMove>>> = propertyMoves[status];
  const own = verbs.filter((verb) => possible[verb]?.by.includes('owner'));
  return own.flatMap((verb) => actionOf[verb] ?? []);
}
const verbs: readonly PropertyVerb[] = ['submit', 'activate', 'resume', 'relist', 'pause', 'withdraw'];

/** Nothing can be changed any more once contracts are exchanged. */
export const isLocked = (status: PropertyStatus): boolean =>
  status === 'exchanged' || status === 'completed' || status === 'removed';

/** A buyer relies on what was said when their offer was accepted. */
export const isAgreed = (status: PropertyStatus): boolean =>
  status === 'under_offer' || status === 'sold_stc';

/** While a home is on sale or being checked, it stays at its address. */
export const isPlaced = (status: PropertyStatus): boolean =>
  ['under_review', 'live', 'paused', 'under_offer', 'sold_stc'].includes(status);
