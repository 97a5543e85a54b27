import { expect, test } from 'vitest';
import { listFactGroups } from '../../../functions/listings/properties/domain/fact-groups.ts';
import { keyFactNames, keyFactTable } from '../../../functions/listings/properties/domain/key-fact-table.ts';
import type { KeyFactEntry } from '../../../functions/listings/properties/domain/key-fact.ts';
import { KeyFacts } from '../../../functions/listings/properties/domain/key-facts.ts';
import { PropertyPage } from '../../../functions/listings/properties/domain/views.ts';
import { describeAnswer } from '../../../web/features/selling/fields/fact-questions.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const factsWithOwnForms = [
  'councilTaxBand',
  'councilTaxReason',
  'councilTaxPence',
  'domesticRatesPence',
  'leasehold',
  'sharedOwnershipPercent',
  'notKnown',
];

test('has every key fact but those with forms of their own', () => {
  expect([...keyFactNames, ...factsWithOwnForms].toSorted()).toEqual(Object.keys(KeyFacts.shape).toSorted());
});

const { body } = createAnswers('live')[calls.home];

/** An answer to a fact, with the words that buyers and its seller read. */
function listAnswers(fact: KeyFactEntry): { answer: unknown; read: string; summary: string | undefined }[] {
  switch (fact.answer) {
    case 'several':
      return Object.entries(fact.options).map(([code, label]) => ({
        answer: [code],
        read: label,
        summary: code === 'unknown' ? 'I don’t know' : label,
      }));
    case 'one':
      return Object.entries(fact.options).map(([code, label]) => ({
        answer: code,
        read: label,
        summary: code === 'unknown' ? 'I don’t know' : label,
      }));
    case 'yes_no':
      return [
        { answer: true, read: fact.yes, summary: fact.summary?.yes },
        { answer: false, read: fact.no, summary: fact.summary?.no },
      ];
    case 'text':
      return [{ answer: fact.example, read: fact.example, summary: fact.label }];
  }
}

test.each(keyFactNames)('shows each answer to %s on the home’s page and in the wizard', (name) => {
  const fact: KeyFactEntry = keyFactTable[name];
  for (const { answer, read, summary } of listAnswers(fact)) {
    const keyFacts = { ...(fact.onlyIf && { [fact.onlyIf]: true }), [name]: answer };
    const page = PropertyPage.parse({ ...body, isOwner: false, owner: undefined, keyFacts });
    const lines = listFactGroups(page).flatMap(({ facts }) => facts);
    expect(lines).toContainEqual(expect.objectContaining({ label: fact.label, value: read }));
    expect(describeAnswer(name, KeyFacts.parse(keyFacts))).toBe(summary);
  }
});

test('joins several answers in one sentence', () => {
  const page = PropertyPage.parse({
    ...body,
    isOwner: false,
    owner: undefined,
    keyFacts: { heating: ['gas_central', 'wood_burner'], restrictions: [] },
  });
  const lines = listFactGroups(page).flatMap(({ facts }) => facts);
  expect(lines).toContainEqual({ label: 'Heating', value: 'Gas central heating, wood burner' });
  expect(lines).toContainEqual({ label: 'Restrictions', value: 'None that the seller knows of' });
});

test.each(keyFactNames)(
  'keeps apart that %s is not known to the seller and that it was not answered',
  (name) => {
    const { label, onlyIf }: KeyFactEntry = keyFactTable[name];
    const read = (keyFacts: object) => {
      const facts = { ...(onlyIf && { [onlyIf]: true }), ...keyFacts };
      const page = PropertyPage.parse({ ...body, isOwner: false, owner: undefined, keyFacts: facts });
      return listFactGroups(page).flatMap((group) => group.facts.filter((fact) => fact.label === label))[0]
        ?.value;
    };
    expect(read({ notKnown: [name] })).toBe('The seller doesn’t know');
    expect(read({})).toBeUndefined();
  },
);

test('shows an answer before a mark that it is not known', () => {
  const page = PropertyPage.parse({
    ...body,
    isOwner: false,
    owner: undefined,
    keyFacts: { water: ['mains'], notKnown: ['water'] },
  });
  expect(listFactGroups(page).flatMap(({ facts }) => facts)).toContainEqual({
    label: 'Water',
    value: 'Mains',
  });
});
