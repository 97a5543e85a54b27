import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  packPicture,
  packProperty,
  unpackPicture,
  unpackProperty,
} from '../../functions/properties/domain/picture-packing.ts';
import { variantWidths } from '../../functions/properties/domain/image.ts';
import { home, ids, picture } from './sample.ts';

const folder = `/media/${'a1'.repeat(32)}/`;
const drawn = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_920 }), { minLength: 1, maxLength: 4 })
  .map((widths) => ({
    ...picture(ids.photo),
    url: `${folder}${widths[0]}.webp`,
    variants: widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({ width, format, url: `${folder}${width}.${format}` })),
    ),
  }));
const other = fc.constantFrom(
  { ...picture(ids.epc), url: `${folder}document.pdf`, variants: [] },
  {
    ...picture(ids.photo),
    url: '/elsewhere/1280.webp',
    variants: [{ width: 320, format: 'avif', url: '/x.avif' } as const],
  },
);

test('restores a property from its row, whatever its pictures are', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(drawn, other)), fc.option(drawn), other, (pictures, plan, epc) => {
      const before = home({ pictures, floorPlanPicture: plan ?? undefined, epcPicture: epc });
      const row: unknown = JSON.parse(JSON.stringify(packProperty(before)));
      expect(unpackProperty(row)).toEqual(JSON.parse(JSON.stringify(before)));
    }),
  );
});

test.each([
  ['', [...variantWidths]],
  [' of before there were 960 pixels', [320, 640, 1280, 1920]],
])('packs a photo%s into less than a third of the size', (_, widths) => {
  const photo = {
    ...picture(ids.photo),
    url: `${folder}1280.webp`,
    variants: widths.flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({ width, format, url: `${folder}${width}.${format}` })),
    ),
  };
  expect(unpackPicture(packPicture(photo))).toEqual(photo);
  expect(JSON.stringify(packPicture(photo)).length).toBeLessThan(JSON.stringify(photo).length / 3);
});
