import { describe, expect, test } from 'vitest';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import {
  deriveNation,
  deriveNationOfChange,
  listAllObstacles,
} from '../../functions/listings/properties/domain/location-obstacles.ts';
import { noon, completeDraft } from './property-examples.ts';

const data = (postcode: string, address: Partial<DraftData['address']> = {}) =>
  DraftData.parse({ ...completeDraft, postcode, address: { ...completeDraft.address, ...address } });
const fieldsOf = (draft: DraftData) =>
  listAllObstacles(draft, noon)
    .filter(({ code }) => code.startsWith('location_'))
    .map(({ field }) => field);

describe('the location of a listing', () => {
  test.each([
    ['belongs together', data('LS6 3HN'), []],
    [
      'is in Cornwall with a postcode of Durham',
      data('DH1 9ZZ', { latitude: 50, longitude: -5.5 }),
      ['address.town'],
    ],
    [
      'is in London with a postcode of Shetland and Wales as its nation',
      data('ZE1 0AA', { nation: 'wales', latitude: 51.5, longitude: -0.1 }),
      ['address.town', 'address.nation'],
    ],
    ['has a postcode of no home', data('BX1 1AA'), ['postcode']],
    ['is without an address yet', DraftData.parse({ postcode: 'LS6 3HN' }), []],
    ['is without a postcode yet', DraftData.parse({ address: completeDraft.address }), []],
  ])('%s', (_, draft, fields) => {
    expect(fieldsOf(draft)).toEqual(fields);
  });

  test('may be on either side of a border that runs through its outcode', () => {
    const berwick = { latitude: 55.77, longitude: -2.005 };
    for (const nation of ['england', 'scotland'] as const)
      expect(fieldsOf(data('TD15 1AA', { nation, ...berwick }))).toEqual([]);
    expect(fieldsOf(data('TD15 1AA', { nation: 'wales', ...berwick }))).toEqual(['address.nation']);
  });

  test('states what to change in plain words', () => {
    const texts = listAllObstacles(
      data('DH1 9ZZ', { latitude: 50, longitude: -5.5, nation: 'wales' }),
      noon,
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'This place is too far from DH1 9ZZ. Find the address by its postcode, or choose the town again.',
      'DH1 9ZZ is in England. Change the nation.',
    ]);
  });
});

describe('the nation of a draft', () => {
  test('follows from its postcode, whichever of the two changes', () => {
    expect(deriveNation(data('LS6 3HN', { nation: 'wales' })).address?.nation).toBe('england');
    const { address } = data('LS6 3HN');
    expect(deriveNationOfChange({ address }, { postcode: 'BT9 6AA' }).address?.nation).toBe(
      'northern_ireland',
    );
    expect(deriveNationOfChange({ postcode: 'ZE1 0AA' }, { address }).address?.nation).toBe('scotland');
    expect(deriveNationOfChange({ postcode: 'ZE1 0AA', address }, { address: null })).toEqual({
      address: null,
    });
  });

  test('is the seller’s word where the outcode lies in two', () => {
    expect(deriveNation(data('SY10 7AA', { nation: 'wales' })).address?.nation).toBe('wales');
  });
});
