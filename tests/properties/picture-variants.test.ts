import { describe, expect, test } from 'vitest';
import {
  findMailPictureUrl,
  findWebpUrl,
  listVariantUrls,
  toSourceSet,
} from '../../functions/listings/properties/domain/picture-variants.ts';
import { ids, createPicture } from './property-examples.ts';

const variants = {
  base: '/media/abc/',
  widths: [320, 640, 900],
  formats: ['avif', 'webp'],
} satisfies Parameters<typeof toSourceSet>[0];

describe('findWebpUrl', () => {
  test.each([
    [0, '/media/abc/320.webp'],
    [320, '/media/abc/320.webp'],
    [321, '/media/abc/640.webp'],
    [1_200, '/media/abc/900.webp'],
  ])('finds the smallest WebP of at least %i pixels, otherwise the largest', (least, url) => {
    expect(findWebpUrl({ variants }, least)).toBe(url);
  });

  test('finds nothing of a PDF', () => {
    expect(findWebpUrl({}, 320)).toBeUndefined();
  });
});

describe('findMailPictureUrl', () => {
  test('finds the JPEG, which programs without WebP show', () => {
    expect(findMailPictureUrl({ variants: { ...variants, jpegWidth: 640 } })).toBe('/media/abc/640.jpeg');
    expect(findMailPictureUrl({ variants: { ...variants, jpegWidth: 512 } })).toBe('/media/abc/512.jpeg');
  });

  test('finds a WebP of pictures from before the JPEG, and nothing of a PDF', () => {
    expect(findMailPictureUrl({ variants })).toBe('/media/abc/640.webp');
    expect(findMailPictureUrl({})).toBeUndefined();
  });
});

test('toSourceSet names each size with its width', () => {
  expect(toSourceSet(variants, 'avif')).toBe(
    '/media/abc/320.avif 320w, /media/abc/640.avif 640w, /media/abc/900.avif 900w',
  );
});

test('listVariantUrls lists each size in each format', () => {
  expect(listVariantUrls({ ...variants, widths: [320, 900] })).toEqual([
    '/media/abc/320.avif',
    '/media/abc/320.webp',
    '/media/abc/900.avif',
    '/media/abc/900.webp',
  ]);
  expect(listVariantUrls(undefined)).toEqual([]);
});

test('a picture has its folder once for all sizes, and once in its default address', () => {
  expect(JSON.stringify(createPicture(ids.photo)).split('/media/')).toHaveLength(3);
});
