import type { PropertyPage } from '../../../entities/property/property.ts';

type Facts = PropertyPage['keyFacts'];

/** The key facts that buyers compare, as the property page names them. */
const askedFacts: readonly (readonly [name: string, isAnswered: (facts: Facts) => boolean])[] = [
  ['heating', ({ heating }) => heating !== undefined],
  ['electricity', ({ electricity }) => electricity !== undefined],
  ['water', ({ water }) => water !== undefined],
  ['sewerage', ({ sewerage }) => sewerage !== undefined],
  ['broadband', ({ broadband }) => broadband !== undefined],
  ['mobile signal', ({ mobile }) => mobile !== undefined],
  ['parking', ({ parking }) => parking !== undefined],
  ['outside space', ({ outside }) => outside !== undefined],
  ['restrictions', ({ restrictions }) => restrictions !== undefined],
  ['rights of others', ({ rights }) => rights !== undefined],
  ['flooding', ({ floodedInFiveYears }) => floodedInFiveYears !== undefined],
  ['construction', ({ construction }) => construction !== undefined],
];

/** The names of the key facts that the seller has not answered. */
export function listMissingFacts(facts: Facts): string[] {
  return askedFacts.filter(([, isAnswered]) => !isAnswered(facts)).map(([name]) => name);
}
