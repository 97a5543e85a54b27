import { describe, expect, test } from 'vitest';
import { type PictureMatch } from '../../functions/listings/properties/domain/listing-hold.ts';
import {
  eraseWords,
  ListingReview,
  toClearance,
  toOpenFindings,
} from '../../functions/trust/listing-reviews/domain/review.ts';

const own = ['img_01K9ZX3Q6T4C8V0R2M5N7P9B1A', 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1B'] as const;
const others = ['img_01K9ZX3Q6T4C8V0R2M5N7P9B2A', 'img_01K9ZX3Q6T4C8V0R2M5N7P9B2B'] as const;
const match = (
  imageId: PictureMatch['imageId'],
  otherImageId: PictureMatch['otherImageId'],
): PictureMatch => ({
  imageId,
  url: '/media/own.webp',
  otherPropertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  otherImageId,
  otherUrl: '/media/other.webp',
  distance: 2,
  isMirrored: false,
});

describe('photos that resemble those of another property', () => {
  test.each([
    ['do not hold a home by one photo', [match(own[0], others[0])], 0],
    [
      'do not hold a home whose two photos look like one',
      [match(own[0], others[0]), match(own[1], others[0])],
      0,
    ],
    [
      'do not hold a home whose one photo looks like two',
      [match(own[0], others[0]), match(own[0], others[1])],
      0,
    ],
    ['hold a home by two photos', [match(own[0], others[0]), match(own[1], others[1])], 2],
  ])('are judged by their number: they %s', (_, pictures, count) => {
    expect(toOpenFindings({ texts: [], pictures }, undefined).pictures).toHaveLength(count);
  });

  test('do not hold a property again after staff approved them', () => {
    const pictures = [match(own[0], others[0]), match(own[1], others[1])];
    const clearance = { texts: [], images: [...own], pairs: [], claims: [] };
    expect(toOpenFindings({ texts: [], pictures }, clearance).pictures).toEqual([]);
  });
});

test('an approval names which photos staff compared', () => {
  const pictures = [match(own[0], others[0]), match(own[1], others[1])];
  expect(toClearance(undefined, { texts: [], pictures }, false)).toMatchObject({
    images: own,
    pairs: [`${own[0]} ${others[0]}`, `${own[1]} ${others[1]}`],
  });
});

describe('a review whose seller is gone', () => {
  const review = ListingReview.parse({
    id: 'rvw_01K9ZX3Q6T4C8V0R2M5N7P9B1R',
    propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
    ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
    status: 'returned',
    from: 'draft',
    findings: {
      texts: [
        {
          rule: 'discrimination',
          field: 'description',
          step: 4,
          excerpt: 'Ladies only',
          severity: 'review',
        },
      ],
      pictures: [],
    },
    openedAt: '2026-11-21T12:00:00.000Z',
    dueAt: '2026-11-23T12:00:00.000Z',
    returnReasons: ['text'],
    note: 'Please say who is welcome',
    version: 2,
  });

  test('keeps what was decided and loses the words', () => {
    const erased = eraseWords(review);
    expect(erased).toMatchObject({ status: 'returned', returnReasons: ['text'], version: 3 });
    expect(erased?.findings.texts).toMatchObject([{ rule: 'discrimination', excerpt: '' }]);
    expect(erased).not.toHaveProperty('note');
  });

  test('is erased once', () => {
    const erased = eraseWords(review);
    expect(erased && eraseWords(erased)).toBeUndefined();
  });
});
