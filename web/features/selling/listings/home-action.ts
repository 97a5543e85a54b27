import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import {
  type PropertyMove,
  propertyMoves,
  type PropertyVerb,
} from '../../../../functions/listings/properties/domain/transitions.ts';

/** An owner's action on a property in the list. */
export type HomeAction = 'publish' | 'pause' | 'resume' | 'relist' | 'withdraw';

const actionOfVerb: Readonly<Partial<Record<PropertyVerb, HomeAction>>> = {
  submit: 'publish',
  activate: 'publish',
  pause: 'pause',
  resume: 'resume',
  relist: 'relist',
  withdraw: 'withdraw',
};

/** The owner's actions in a status, as far as there are buttons for them. */
export function listHomeActions(status: PropertyStatus): readonly HomeAction[] {
  const possible: Readonly<Partial<Record<PropertyVerb, PropertyMove>>> = propertyMoves[status];
  const propertyVerbs = verbs.filter((verb) => possible[verb]?.by.includes('owner'));
  return propertyVerbs.flatMap((verb) => actionOfVerb[verb] ?? []);
}
const verbs: readonly PropertyVerb[] = ['submit', 'activate', 'resume', 'relist', 'pause', 'withdraw'];

/** Whether a buyer's accepted offer relies on the listing. */
export function hasAcceptedOffer(status: PropertyStatus): boolean {
  return status === 'under_offer' || status === 'sold_stc';
}

/** Whether the address is fixed: while a property is on sale or under review. */
export function isAddressFixed(status: PropertyStatus): boolean {
  return ['under_review', 'live', 'paused', 'under_offer', 'sold_stc'].includes(status);
}
