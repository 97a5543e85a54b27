import { expect, test } from 'vitest';
import { DraftChange } from '../../../functions/listings/properties/domain/listing.ts';
import { toSavableChange, type DraftFormValues } from '../../../web/features/selling/draft-form-values.ts';

const all = (data: DraftFormValues) => toSavableChange(data, new Set(Object.keys(data)));
const address = {
  line1: 'Oak Road',
  town: 'Leeds',
  nation: 'england',
  latitude: 53.8,
  longitude: -1.5,
} as const;

test.each<[string, DraftFormValues, object, readonly string[]]>([
  ['a whole address', { address }, { address }, []],
  ['half an address', { address: { line1: 'Oak Road' } }, {}, ['address.nation', 'address.town']],
  [
    'a town that the map does not know',
    { address: { ...address, latitude: undefined } },
    {},
    ['address.town'],
  ],
  ['a postcode as typed', { postcode: 'ls63hn' }, { postcode: 'LS6 3HN' }, []],
  ['half a postcode', { postcode: 'LS6' }, {}, ['postcode']],
  ['a price', { price: 325_000 }, { price: 325_000 }, []],
  ['a price that is being typed', { price: 32 }, {}, ['price']],
  ['an emptied field', { price: undefined, houseNo: '' }, { price: null, houseNo: null }, []],
  [
    'no bedroom, as in a studio',
    { noOfBedrooms: 0, chainFree: false },
    { noOfBedrooms: 0, chainFree: false },
    [],
  ],
  [
    'half a lease beside another fact',
    { tenure: 'leasehold', keyFacts: { mobile: 'good', leasehold: { yearsLeft: 90 } } },
    { tenure: 'leasehold', keyFacts: { mobile: 'good' } },
    ['keyFacts.leasehold.groundRentPence', 'keyFacts.leasehold.serviceChargePence'],
  ],
  [
    'a certificate number that is being typed',
    { epcCertificate: { status: 'found', certificateNumber: '1234-5', rating: 'C' } },
    { epcCertificate: { status: 'found', rating: 'C' } },
    ['epcCertificate.certificateNumber'],
  ],
])('sends the savable part of %s', (_, data, change, problems) => {
  const made = all(data);
  expect(made.change).toEqual(change);
  expect(Object.keys(made.problems).toSorted()).toEqual(problems);
  expect(DraftChange.safeParse(made.change).success).toBe(true);
});

test('sends only the changed fields', () => {
  const data: DraftFormValues = { price: 325_000, houseNo: '14', address };
  expect(toSavableChange(data, new Set(['price'])).change).toEqual({ price: 325_000 });
});
