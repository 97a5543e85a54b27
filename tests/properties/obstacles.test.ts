import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import { listAdvice, listObstacles } from '../../functions/listings/properties/domain/publish-obstacles.ts';
import { getNoonAfter, noon, completeDraft } from './property-examples.ts';

const data = (change: Record<string, unknown> = {}) => DraftData.parse({ ...completeDraft, ...change });
const codes = (change: Record<string, unknown> = {}) =>
  listObstacles(data(change), noon).map(({ code }) => code);
const said = (text: string) => [{ value: { mainDescription: text } }];
const lease = { yearsLeft: 90, groundRentPence: 250_00, serviceChargePence: 900_00 };
const epc = { status: 'ordered', orderedOn: '2026-11-01' };

test('lists no obstacle for complete data', () => {
  expect(listObstacles(data(), noon)).toEqual([]);
});

test('lists everything for an empty draft, in the order of the wizard', () => {
  const found = listObstacles({}, noon);
  expect(found.map(({ code }) => code)).toEqual([
    'house_number',
    'postcode',
    'address',
    'price',
    'property_type',
    'tenure',
    'bedrooms',
    'bathrooms',
    'description',
    'council_tax',
    'photos',
    'epc',
    'owner_declaration',
  ]);
  expect(found.map(({ step }) => step)).toEqual(found.map(({ step }) => step).toSorted());
  for (const { text } of found) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('lists exactly the obstacle of each missing field', () => {
  const missing = {
    houseNo: 'house_number',
    postcode: 'postcode',
    price: 'price',
    propertyType: 'property_type',
    tenure: 'tenure',
    noOfBedrooms: 'bedrooms',
    noOfBathrooms: 'bathrooms',
    description: 'description',
    keyFacts: 'council_tax',
    images: 'photos',
    epcCertificate: 'epc',
    ownerDeclaration: 'owner_declaration',
  };
  fc.assert(
    fc.property(fc.subarray(Object.keys(missing)), (fields) => {
      const without = Object.fromEntries(fields.map((field) => [field, undefined]));
      const expected = Object.entries(missing).filter(([field]) => fields.includes(field));
      expect(codes(without)).toEqual(expected.map(([, code]) => code));
    }),
  );
});

describe('the obstacle rules', () => {
  test.each([
    ['99 characters describe nothing', { description: said('x'.repeat(99)) }, ['description']],
    ['100 characters do', { description: said('x'.repeat(100)) }, []],
    ['an unknown band needs a reason', { keyFacts: { councilTaxBand: 'unknown' } }, ['council_tax']],
    [
      'an unknown band with a reason is fine',
      { keyFacts: { councilTaxBand: 'unknown', councilTaxReason: 'New build' } },
      [],
    ],
    ['band I is Welsh', { keyFacts: { councilTaxBand: 'I' } }, ['council_tax_nation']],
    [
      'Wales has band I',
      { keyFacts: { councilTaxBand: 'I' }, address: { ...completeDraft.address, nation: 'wales' } },
      [],
    ],
    [
      'Northern Ireland has no band',
      { keyFacts: undefined, address: { ...completeDraft.address, nation: 'northern_ireland' } },
      [],
    ],
    [
      'Scotland has the Home Report',
      { address: { ...completeDraft.address, nation: 'scotland' } },
      ['home_report'],
    ],
    [
      'a Home Report that is ready',
      { address: { ...completeDraft.address, nation: 'scotland' }, homeReport: 'ready' },
      [],
    ],
    ['a lease has terms', { tenure: 'leasehold' }, ['leasehold']],
    [
      'a ground rent has a review',
      { tenure: 'leasehold', keyFacts: { councilTaxBand: 'C', leasehold: lease } },
      ['leasehold'],
    ],
    [
      'no ground rent has none',
      {
        tenure: 'leasehold',
        keyFacts: { councilTaxBand: 'C', leasehold: { ...lease, groundRentPence: 0 } },
      },
      [],
    ],
    ['an uploaded EPC has a file', { epcCertificate: { status: 'uploaded' } }, ['epc']],
    ['a found EPC has a number', { epcCertificate: { status: 'found' } }, ['epc']],
    ['an exemption has a reason', { epcCertificate: { status: 'exempt' } }, ['epc']],
    ['an order has a day', { epcCertificate: { status: 'ordered' } }, ['epc']],
    ['an ordered EPC', { epcCertificate: epc }, []],
    [
      'no EPC in Northern Ireland',
      { epcCertificate: undefined, address: { ...completeDraft.address, nation: 'northern_ireland' } },
      ['epc_nation'],
    ],
    [
      'an ordered EPC in Northern Ireland',
      { epcCertificate: epc, address: { ...completeDraft.address, nation: 'northern_ireland' } },
      ['epc_nation'],
    ],
    [
      'an order of long ago in Scotland',
      {
        epcCertificate: { ...epc, orderedOn: '2026-10-20' },
        address: { ...completeDraft.address, nation: 'scotland' },
        homeReport: 'ready',
      },
      ['epc_nation'],
    ],
    ['an order in the future', { epcCertificate: { ...epc, orderedOn: '2026-11-22' } }, ['epc_order']],
    ['an order of long ago', { epcCertificate: { ...epc, orderedOn: '2026-10-20' } }, ['epc_order']],
    ['a declaration that was refused', { ownerDeclaration: false }, ['owner_declaration']],
  ])('apply: %s', (_, change, expected) => expect(codes(change)).toEqual(expected));
});

test('expires an EPC order after 28 days', () => {
  const ordered = data({ epcCertificate: { status: 'ordered', orderedOn: '2026-11-21' } });
  expect(listObstacles(ordered, getNoonAfter(27))).toEqual([]);
  expect(listObstacles(ordered, getNoonAfter(28)).map(({ code }) => code)).toEqual(['epc_order']);
});

test('advises without blocking until there are eight photos and a floor plan', () => {
  const images = Array.from({ length: 8 }, () => completeDraft.images[0]);
  expect(listAdvice(data(), noon).map(({ code }) => code)).toEqual(['more_photos', 'floor_plan']);
  expect(listAdvice(data({ images, floorPlan: completeDraft.images[0] }), noon)).toEqual([]);
});
