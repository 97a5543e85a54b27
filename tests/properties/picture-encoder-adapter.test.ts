import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type EncodedVariant,
  encodeVariants,
  measurePicture,
  ImageRefusedError,
} from '../../functions/listings/properties/adapters/picture-encoder.ts';
import { detectFileType } from '../../functions/listings/properties/domain/file-type.ts';
import { drawHouseFront, createFlatPng, createHugePng, createPhoto } from './photos.ts';

async function drawn(bytes: Buffer) {
  const made: EncodedVariant[] = [];
  const size = await measurePicture(bytes, 'photo');
  const info = await encodeVariants(bytes, size, async (one) => void made.push(one));
  return { size, info, made };
}
const refusalOf = async (bytes: Buffer) => {
  try {
    await drawn(bytes);
  } catch (error) {
    if (error instanceof ImageRefusedError) return error.refusal;
    throw error;
  }
  return undefined;
};

describe('a photo', () => {
  test('is encoded in several sizes and formats, upright and without metadata', async () => {
    const sent = await createPhoto({ width: 1200, height: 800, orientation: 6 });
    expect((await sharp(sent).metadata()).exif?.includes('GPSPosition') ?? true).toBe(true);
    const { size, info, made } = await drawn(sent);
    expect(size).toEqual({ width: 800, height: 1200 });
    expect(info.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(info.placeholder.length).toBeLessThan(600);
    const sizes = made.map(({ variant: { width, format } }) => `${width}.${format}`);
    const largeAndSmall = [320, 640, 800].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(sizes).toEqual([...largeAndSmall, '640.jpeg']);
    for (const { variant, bytes } of made) {
      const about = await sharp(bytes).metadata();
      const format = variant.format === 'avif' ? 'heif' : variant.format;
      expect(about).toMatchObject({ format, width: variant.width, height: variant.width * 1.5 });
      expect([about.exif, about.xmp, about.orientation]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('has one JPEG for mails, which is as wide as one where the photo has the pixels', async () => {
    const jpegOf = async (width: number) => {
      const { info, made } = await drawn(await createPhoto({ width, height: 900 }));
      const [jpeg] = made.filter(({ variant }) => variant.format === 'jpeg');
      return [info.jpegWidth, detectFileType(jpeg?.bytes ?? Buffer.alloc(0))];
    };
    expect(await jpegOf(1_000)).toEqual([640, 'jpeg']);
    expect(await jpegOf(500)).toEqual([500, 'jpeg']);
  });

  test('is never enlarged and never wider than 1920', async () => {
    const widths = async (width: number) =>
      (await drawn(await createPhoto({ width, height: 90 }))).info.widths;
    expect(await widths(900)).toEqual([320, 640, 900]);
    expect(await widths(1_000)).toEqual([320, 640, 960, 1_000]);
    expect(await widths(1_920)).toEqual([320, 640, 960, 1280, 1920]);
    expect(await widths(2_000)).toEqual([320, 640, 960, 1280, 1920]);
  });
});

describe('a refusal', () => {
  test('covers photos that are too small', async () => {
    expect(await refusalOf(await createPhoto({ width: 799, height: 600 }))).toBe('too_small');
    expect(await refusalOf(await createPhoto({ width: 100, height: 800 }))).toBeUndefined();
  });
  test('covers files that are cut off anywhere', async () => {
    const whole = await createPhoto({ width: 1_200, height: 900 });
    for (const part of [0.02, 0.3, 0.6, 0.95])
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe('truncated');
    const png = await drawHouseFront(1_200, 900).png().toBuffer();
    expect(await refusalOf(png.subarray(0, png.length / 2))).toBe('truncated');
  });
  test('covers a small file with more pixels than a camera makes', async () => {
    const bomb = createHugePng();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refusalOf(bomb)).toBe('too_many_pixels');
  });
  test('covers pictures with a side that no encoder accepts', async () => {
    const measure = async (width: number, height: number, kind: 'photo' | 'document' = 'photo') =>
      measurePicture(await createFlatPng(width, height), kind).then(
        () => 'fine',
        ({ refusal }: ImageRefusedError) => refusal,
      );
    expect(await measure(10, 16_383)).toBe('fine');
    expect(await measure(10, 16_384)).toBe('too_long');
    // The largest variant is narrower than this picture, and therefore shorter.
    expect(await measure(2_000, 17_000)).toBe('fine');
    expect(await measure(17_000, 10)).toBe('fine');
    // A document has no variants.
    expect(await measure(10, 17_000, 'document')).toBe('fine');
  });
  test('covers whatever an encoder refuses', async () => {
    const tall = await createFlatPng(2, 17_000);
    const refused = encodeVariants(tall, { width: 2, height: 17_000 }, async () => undefined);
    await expect(refused).rejects.toMatchObject({ refusal: 'not_prepared' });
  });
});

test('detects the type of an encoded picture by its bytes', async () => {
  const square = drawHouseFront(64, 64);
  expect(detectFileType(await square.clone().jpeg().toBuffer())).toBe('jpeg');
  expect(detectFileType(await square.clone().png().toBuffer())).toBe('png');
  expect(detectFileType(await square.clone().webp().toBuffer())).toBe('webp');
});
