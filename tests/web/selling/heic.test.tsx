import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toJpeg } from '../../../web/lib/heic/to-jpeg.ts';
import { describeUnsuitableFile, isHeic } from '../../../web/lib/upload-files.ts';
import houseUrl from './house.heic?url';

beforeEach(() => void vi.unstubAllGlobals());

const photo = (name = 'IMG_1.HEIC', type = 'image/heic') => new File(['ftypheic'], name, { type });
const decode = createImageBitmap;
const { signal } = new AbortController();

/** A house of 1,000 by 750 pixels with brown walls, compressed with HEVC as phones do. */
const readHouse = async () =>
  new File([await (await fetch(houseUrl)).blob()], 'IMG_7.heic', { type: 'image/heic' });

async function readColour(file: File, x: number, y: number): Promise<readonly number[]> {
  const picture = await decode(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])];
}

describe('a HEIC photo', () => {
  test.each([
    [photo(), true],
    [photo('IMG_2.heic', ''), true],
    [photo('IMG_3.jpg', 'image/jpeg'), false],
  ])('is known by its type or name: %#', (file, expected) => {
    expect(isHeic(file)).toBe(expected);
  });

  test('is sent as a JPEG of a size that pictures are made from, where the browser decodes it', async () => {
    // As Safari does; the test's browser does not know the format.
    vi.stubGlobal('createImageBitmap', () => decode(new ImageData(5_000, 2_500)));
    const made = await toJpeg(photo(), signal);
    expect(made).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(describeUnsuitableFile(made, 'photo')).toBeUndefined();
    const { width, height } = await decode(made);
    expect({ width, height }).toEqual({ width: 4_096, height: 2_048 });
  });

  test('is decoded by the library where the browser does not know it', async () => {
    const made = await toJpeg(await readHouse(), signal);
    expect(made).toMatchObject({ name: 'IMG_7.jpg', type: 'image/jpeg' });
    const { width, height } = await decode(made);
    expect({ width, height }).toEqual({ width: 1_000, height: 750 });
    const [red = 0, green = 0, blue = 0] = await readColour(made, 500, 500);
    expect([Math.abs(red - 150), Math.abs(green - 70), Math.abs(blue - 50)].every((off) => off < 12)).toBe(
      true,
    );
  });

  test('is refused with advice where it is damaged', async () => {
    await expect(toJpeg(photo(), signal)).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/Save it as JPEG/),
    });
  });

  test('is no longer decoded once its upload is stopped', async () => {
    await expect(toJpeg(await readHouse(), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
