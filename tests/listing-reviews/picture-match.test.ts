import { describe, expect, test } from 'vitest';
import { ImageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { mirrorFingerprint } from '../../functions/listings/properties/domain/fingerprint.ts';
import {
  compareFingerprints,
  isSettled,
  sharesPhotos,
  wasFirst,
} from '../../functions/trust/listing-reviews/domain/picture-match.ts';
import { createProperty } from '../properties/property-examples.ts';

const seller = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const rival = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B2E');
const partner = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B3E');
const imageId = ImageId.parse('img_01K9ZX3Q6T4C8V0R2M5N7P9B1A');
const ids = [
  PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D'),
  PropertyId.parse('prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D'),
] as const;

describe('two fingerprints', () => {
  const one = '0123456789abcdef';
  test.each([
    ['are of one picture', one, { distance: 0, isMirrored: false }],
    ['are of one picture that was changed a little', '0123456789abcd10', { distance: 8, isMirrored: false }],
    ['are of a picture and its mirror image', mirrorFingerprint(one), { distance: 0, isMirrored: true }],
    ['are of different pictures at nine bits', '0123456789abcc10', undefined],
  ])('%s', (_, other, expected) => expect(compareFingerprints(one, other)).toEqual(expected));
});

describe('the photos of another home', () => {
  const { address } = createProperty();
  const property = createProperty({ id: ids[0], ownerId: rival, address: { ...address, uprn: undefined } });
  const home = { property, jointOwnerIds: [] };
  const elsewhere = { ...property, id: ids[1], ownerId: seller, houseNo: '99' };
  const uprn = (one: typeof property, value: string) => ({
    ...one,
    address: { ...one.address, uprn: value },
  });
  test.each([
    ['a stranger’s', home, { property: elsewhere, jointOwnerIds: [] }, false],
    ['one’s own', home, { property: { ...elsewhere, ownerId: rival }, jointOwnerIds: [] }, true],
    ['of a home that one owns jointly', home, { property: elsewhere, jointOwnerIds: [rival] }, true],
    [
      'of a joint owner’s home',
      { property, jointOwnerIds: [seller] },
      { property: elsewhere, jointOwnerIds: [] },
      true,
    ],
    [
      'of a home that is owned with the same person',
      { property, jointOwnerIds: [partner] },
      { property: elsewhere, jointOwnerIds: [partner] },
      true,
    ],
    [
      'of the same home, sold here before',
      home,
      {
        property: { ...property, id: ids[1], ownerId: seller, status: 'completed' as const },
        jointOwnerIds: [],
      },
      true,
    ],
    [
      'of a home with the same UPRN, typed in another way',
      { property: uprn(property, '100023336956'), jointOwnerIds: [] },
      { property: uprn(elsewhere, '0100023336956'), jointOwnerIds: [] },
      true,
    ],
  ])('may be shown when they are %s: %#', (_, one, other, expected) =>
    expect(sharesPhotos(one, other)).toBe(expected),
  );
});

describe('of two homes', () => {
  const early = createProperty({ id: ids[0], firstListedAt: '2026-11-01T09:00:00.000Z' });
  const late = createProperty({ id: ids[1], firstListedAt: '2026-11-02T09:00:00.000Z' });
  test.each([
    ['the earlier', early, late, true],
    ['the later', late, early, false],
    ['one that was never on sale', { ...late, firstListedAt: undefined }, early, false],
    ['one beside one that was never on sale', late, { ...early, firstListedAt: undefined }, true],
    ['the lower id of the same moment', early, { ...late, firstListedAt: early.firstListedAt }, true],
    ['the higher id of the same moment', { ...late, firstListedAt: early.firstListedAt }, early, false],
  ])('%s was first: %#', (_, home, other, expected) => expect(wasFirst(home, other)).toBe(expected));

  const clearance = { texts: [], images: [imageId], claims: [] };
  test.each([
    ['which staff approved', early, { ...late, clearance }, true],
    ['which staff did not see', early, late, false],
    ['whose own photo was approved, but which came later', late, { ...early, clearance }, false],
  ])('who was first is asked about the other, %s: %#', (_, home, other, expected) =>
    expect(isSettled(home, other, imageId)).toBe(expected),
  );
});
