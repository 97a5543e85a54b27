import { keysOf } from '../../../../functions/kernel/keys.ts';
import { isAnswered } from '../../../../functions/listings/properties/domain/fact-answers.ts';
import type { KeyFactName } from '../../../../functions/listings/properties/domain/key-fact-table.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';

/** The key facts that buyers compare, as the property page names them. */
const askedFacts = {
  heating: 'heating',
  electricity: 'electricity',
  water: 'water',
  sewerage: 'sewerage',
  broadband: 'broadband',
  mobile: 'mobile signal',
  parking: 'parking',
  outside: 'outside space',
  restrictions: 'restrictions',
  rights: 'rights of others',
  floodedInFiveYears: 'flooding',
  construction: 'construction',
} as const satisfies Partial<Record<KeyFactName, string>>;

/** The names of the key facts that the seller has not answered. */
export function listMissingFacts(facts: PropertyPage['keyFacts']): string[] {
  return keysOf(askedFacts).flatMap((name) => (isAnswered(name, facts) ? [] : [askedFacts[name]]));
}
