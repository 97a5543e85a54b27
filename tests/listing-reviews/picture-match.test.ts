import { describe, expect, test } from 'vitest';
import { type ImageId, PropertyId, UserId } from '../../events/vocabulary.ts';
import { mirrorFingerprint } from '../../functions/listings/properties/domain/fingerprint.ts';
import type { Clearance, PictureMatch } from '../../functions/listings/properties/domain/listing-hold.ts';
import {
  compareFingerprints,
  isSettled,
  listEarlierMatches,
  sharesPhotos,
} from '../../functions/trust/listing-reviews/domain/picture-match.ts';
import { createProperty } from '../properties/property-examples.ts';

const seller = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const rival = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B2E');
const partner = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B3E');
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

const [early, late, later] = [
  'img_01K9ZX3Q6T4C8V0R2M5N7P9B1A',
  'img_01KA000000000000000000000A',
  'img_01KA000000000000000000000B',
] as const;
const match = (imageId: ImageId, otherImageId: ImageId, otherPropertyId = ids[0]): PictureMatch => ({
  imageId,
  url: '/media/own.webp',
  otherPropertyId,
  otherImageId,
  otherUrl: '/media/other.webp',
  distance: 2,
  isMirrored: false,
});

describe('photos that were here first', () => {
  test.each([
    ['are those that were sent before', [match(late, early)], true],
    ['are not those that were sent later', [match(early, late)], false],
    [
      'have the earliest of all, which nobody has from a later one',
      [match(late, early), match(later, later)],
      true,
    ],
    ['do not have the earliest of all', [match(early, late), match(later, late)], false],
  ])('%s', (_, matches, areFirst) => expect(listEarlierMatches(matches)).toEqual(areFirst ? matches : []));

  test('are told home by home', () => {
    const copied = match(late, early, ids[0]);
    expect(listEarlierMatches([match(early, late, ids[1]), copied])).toEqual([copied]);
  });
});

describe('two photos', () => {
  const show = (id: PropertyId, imageId: ImageId, cleared: Partial<Clearance> = {}) => ({
    imageId,
    home: createProperty({ id, clearance: { texts: [], images: [], pairs: [], claims: [], ...cleared } }),
  });
  const compared = { images: [late], pairs: [`${late} ${early}`] };
  test.each([
    ['are open before staff saw them', show(ids[0], early), show(ids[1], late), false],
    [
      'are settled for the home whose photo was compared',
      show(ids[0], late, compared),
      show(ids[1], early),
      true,
    ],
    ['are settled for the home beside it', show(ids[0], early), show(ids[1], late, compared), true],
    [
      'are settled where the earlier one was asked about',
      show(ids[0], late),
      show(ids[1], early, { images: [early], pairs: [`${early} ${late}`] }),
      true,
    ],
    [
      'are settled for an earlier photo than the one that was approved',
      show(ids[0], early),
      show(ids[1], late, { images: [late] }),
      true,
    ],
    [
      'are open for a later copy of a photo that was approved beside another',
      show(ids[0], later),
      show(ids[1], late, compared),
      false,
    ],
  ])('%s', (_, one, other, expected) => expect(isSettled(one, other)).toBe(expected));
});
