import { describe, expect, test } from 'vitest';
import { type PictureMatch } from '../../functions/properties/domain/listing-hold.ts';
import { toOpenFindings } from '../../functions/listing-reviews/domain/review.ts';

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
    const clearance = { texts: [], images: [...own], claims: [] };
    expect(toOpenFindings({ texts: [], pictures }, clearance).pictures).toEqual([]);
  });
});
