import { expect, test } from 'vitest';
import type { DraftId } from '../../../events/vocabulary.ts';
import { DraftData } from '../../../functions/listings/properties/domain/listing.ts';
import { listObstacles } from '../../../functions/listings/properties/domain/publish-obstacles.ts';
import type { Draft } from '../../../web/entities/own-home/api.ts';
import { toWizardQuery } from '../../../web/entities/own-home/wizard-query.ts';
import {
  findNextStep,
  findPreviousStep,
  parseEntry,
  isStepDone,
  isStepOpen,
  findOpenStep,
  findStepOfField,
  parseStep,
  wizardSteps,
} from '../../../web/features/selling/steps.ts';
import { completeDraft, noon } from '../../properties/property-examples.ts';

const draft = (nth: number, data: Draft['data'] = {}): Draft => {
  const id: DraftId = `drf_0000000000000000000000000${nth}`;
  const at = '2026-11-21T12:00:00.000Z';
  return {
    id,
    data,
    version: 1,
    createdAt: at,
    updatedAt: at,
    step: 1,
    obstacles: [],
    advice: [],
    pictures: [],
  };
};
const [newest, older] = [draft(2, { houseNo: '14' }), draft(1)];
const entry = (query: string, drafts: readonly Draft[] = [newest, older]) =>
  parseEntry(new URLSearchParams(query), drafts);

test.each([
  ['', { is: 'draft', draft: newest, step: undefined }],
  ['step=4', { is: 'draft', draft: newest, step: 4 }],
  [`draft=${older.id}&step=2`, { is: 'draft', draft: older, step: 2 }],
  [`draft=${older.id}&step=7`, { is: 'draft', draft: older, step: undefined }],
  ['draft=new', { is: 'new', step: undefined }],
  ['draft=drf_00000000000000000000000009', { is: 'gone' }],
])('opens for the query %j: %o', (query, expected) => {
  expect(entry(query)).toEqual(expected);
});

test('opens a new draft when there is no draft', () => {
  expect(entry('', [])).toEqual({ is: 'new', step: undefined });
});

test('accepts only the six steps', () => {
  expect(['1', '6', '0', '7', 'x', '', null].map(parseStep)).toEqual([1, 6, ...Array(5).fill(undefined)]);
  expect([findPreviousStep(1), findNextStep(1), findPreviousStep(6), findNextStep(6)]).toEqual([
    undefined,
    2,
    5,
    undefined,
  ]);
});

test('returns to a step by its URL', () => {
  expect(entry(toWizardQuery(older.id, 3))).toEqual({ is: 'draft', draft: older, step: 3 });
});

test('opens finished steps, those before them and the next one', () => {
  const numbers = {
    price: 1,
    noOfBedrooms: 1,
    noOfBathrooms: 1,
    propertyType: 'flat',
    tenure: 'freehold',
  } as const;
  const open = (data: Draft['data'], here: 1 | 2 | 3) =>
    [1, 2, 3, 4, 5, 6].filter((step) => isStepOpen(parseStep(`${step}`) ?? 1, data, here));
  expect(open({}, 1)).toEqual([1]);
  expect(open({ houseNo: '1' }, 1)).toEqual([1, 2]);
  expect(open({ houseNo: '1', ...numbers }, 1)).toEqual([1, 2, 3]);
  expect(open({ houseNo: '1' }, 3)).toEqual([1, 2, 3]);
});

test.each([
  ['complete', {}, [1, 2, 3, 4, 6], undefined],
  // The register fills in a number when the address is chosen, long before the owner confirms anything.
  ['filled by the register', { ownerDeclaration: undefined }, [1, 2, 3, 4], 6],
  ['with a certificate that has no day', { epcCertificate: { status: 'ordered' } }, [1, 2, 3, 4], 6],
  ['with two gaps', { price: undefined, images: [] }, [1, 3, 6], 2],
])('ticks of a draft %s what is done, and names the first step that lacks something', (...row) => {
  const [, change, done, open] = row;
  const data = DraftData.parse({ ...completeDraft, ...change });
  const begun = { data, obstacles: listObstacles(data, noon) };
  expect(wizardSteps.filter((step) => isStepDone(step, begun))).toEqual(done);
  expect(findOpenStep(begun)).toBe(open);
});

test('finds the step of every obstacle', () => {
  const all = [
    ...listObstacles({}, new Date()),
    ...listObstacles(
      {
        tenure: 'leasehold',
        address: { line1: 'a', town: 'b', nation: 'scotland', latitude: 55, longitude: -3 },
      },
      new Date(),
    ),
  ];
  expect(all.length).toBeGreaterThan(12);
  for (const { field, step } of all) expect([field, findStepOfField(field)]).toEqual([field, step]);
});
