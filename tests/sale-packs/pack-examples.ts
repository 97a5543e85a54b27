import fc from 'fast-check';
import { changeAnswers, createPack } from '../../functions/deals/sale-packs/domain/change-answers.ts';
import { packSections } from '../../functions/deals/sale-packs/domain/questions.ts';
import type { PackAnswerDetails } from '../../functions/deals/sale-packs/domain/sale-pack.ts';
import {
  type ClaimSources,
  writeClaims,
} from '../../functions/deals/sale-packs/domain/trust-framework/write-claims.ts';
import { keyFactTable } from '../../functions/listings/properties/domain/key-fact-table.ts';
import type { Property } from '../../functions/listings/properties/domain/property.ts';
import { createProperty, ids, noon } from '../properties/property-examples.ts';

export const say = (value: string, more: Partial<PackAnswerDetails> = {}): PackAnswerDetails => ({
  value,
  source: 'owner',
  documents: [],
  ...more,
});
export const petra = { firstName: 'Petra', lastName: 'Pack', user_name: 'petra' };
const sources: ClaimSources = { seller: petra, certificate: undefined, operator: 'Gable', now: noon };

export function writePack(
  answers: Record<string, PackAnswerDetails>,
  home: Property = createProperty(),
  more: Partial<ClaimSources> = {},
) {
  const pack = changeAnswers(createPack(ids.property, ids.owner, noon), answers, noon);
  return writeClaims({ home, pack, acceptedAt: undefined, isOwner: false }, pack, { ...sources, ...more });
}

const choice = (options: object) => fc.subarray(Object.keys(options));
const facts = fc.record(
  {
    heating: choice(keyFactTable.heating.options),
    electricity: choice(keyFactTable.electricity.options),
    water: choice(keyFactTable.water.options),
    sewerage: choice(keyFactTable.sewerage.options),
    broadband: choice(keyFactTable.broadband.options),
    parking: choice(keyFactTable.parking.options),
    outside: choice(keyFactTable.outside.options),
    restrictions: choice(keyFactTable.restrictions.options),
    rights: choice(keyFactTable.rights.options),
    accessibility: choice(keyFactTable.accessibility.options),
    floodedInFiveYears: fc.boolean(),
    floodSources: choice(keyFactTable.floodSources.options),
    floodDefences: fc.boolean(),
    construction: fc.constantFrom(...Object.keys(keyFactTable.construction.options)),
    councilTaxPence: fc.integer({ min: 0, max: 1_000_000 }),
    leasehold: fc.record({
      yearsLeft: fc.integer({ min: 0, max: 999 }),
      groundRentPence: fc.integer({ min: 0, max: 100_000 }),
      serviceChargePence: fc.integer({ min: 0, max: 100_000 }),
    }),
  },
  { requiredKeys: [] },
);
const questions = packSections.flatMap(
  (section): readonly { key: string; kind: string }[] => section.questions,
);
const answered = fc.record(
  Object.fromEntries(
    questions.map(({ key, kind }) => [
      key,
      fc.record({
        value: kind === 'yes_no' ? fc.constantFrom('yes', 'no') : fc.constantFrom('WYK123456', 'Some words.'),
        details: fc.constantFrom(undefined, 'Words.'),
      }),
    ]),
  ),
  { requiredKeys: [] },
);

/** Answers and what changes of a home, whatever a seller may say. */
export const anyPack = fc
  .tuple(facts, answered, fc.constantFrom('freehold', 'leasehold', 'commonhold'))
  .map(([keyFacts, given, tenure]) => ({
    answers: Object.fromEntries(
      Object.entries(given).flatMap(([key, answer]) =>
        answer ? [[key, say(answer.value, { details: answer.details })]] : [],
      ),
    ),
    change: {
      keyFacts: { ...keyFacts, councilTaxBand: 'C' },
      tenure,
      newBuild: true,
      floorAreaSqm: 90,
      noOfReceptions: 2,
    },
  }));
