import { describe, expect, test } from 'vitest';
import {
  anonymiseOwnAdvert,
  confirmOwnAdvert,
  createOwnAdvert,
  getAdvertPicture,
} from '../../functions/finding/own-adverts/domain/own-advert.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { ids, noon } from '../properties/property-examples.ts';

const picture = { kind: 'photo', url: 'https://example.co.uk/1.jpg' } as const;
const advert = createOwnAdvert(
  {
    id: 'adv_01K9ZX3Q6T4C8V0R2M5N7P9B1F',
    userId: ids.owner,
    url: 'https://example.co.uk/1',
    site: 'example.co.uk',
    digest: 'd1',
    pictures: [picture],
  },
  noon,
);

describe('an own advert', () => {
  test('goes after a day unless its person confirms it', () => {
    expect(advert.expiresAt).toBe((noon.getTime() + dayMs) / 1000);
    const confirmed = confirmOwnAdvert(advert, noon);
    expect(confirmed).toMatchObject({ confirmedAt: noon.toISOString(), version: 2 });
    expect(confirmed).not.toHaveProperty('expiresAt');
    expect(confirmed && confirmOwnAdvert(confirmed, noon)).toBeUndefined();
  });

  test('gives out no picture before that, and only its own', () => {
    expect(() => getAdvertPicture(advert, 0)).toThrow('Confirm first');
    const confirmed = { ...advert, confirmedAt: noon.toISOString() };
    expect(getAdvertPicture(confirmed, 0)).toEqual(picture);
    expect(() => getAdvertPicture(confirmed, 1)).toThrow('no such picture');
  });

  test.each(['https://lid.zoocdn.com/1.jpg', 'https://media.rightmove.co.uk/1.jpg'])(
    'gives out no picture on a portal’s server: %s',
    (url) => {
      const pictures = [{ ...picture, url }];
      const confirmed = { ...advert, pictures, confirmedAt: noon.toISOString() };
      let error: unknown;
      try {
        getAdvertPicture(confirmed, 0);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({ extras: { errors: { url: [expect.stringMatching(/’s server/)] } } });
    },
  );

  test('keeps of an erased person what a claim rests on, for six years', () => {
    const left = anonymiseOwnAdvert({ ...advert, confirmedAt: noon.toISOString() }, noon);
    expect(left).toMatchObject({ digest: 'd1', pictures: [], version: 2 });
    expect(left).not.toHaveProperty('url');
    expect(left).not.toHaveProperty('site');
    expect(left.expiresAt).toBe(noon.getTime() / 1000 + 6 * 365 * 86_400);
  });
});
