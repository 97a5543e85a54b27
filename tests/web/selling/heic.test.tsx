import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toJpeg } from '../../../web/lib/heic.ts';
import { isHeic } from '../../../web/lib/upload.ts';
import { describeUnsuitableFile } from '../../../web/lib/upload.ts';

beforeEach(() => void vi.unstubAllGlobals());

const photo = (name = 'IMG_1.HEIC', type = 'image/heic') => new File(['ftypheic'], name, { type });
const decode = createImageBitmap;

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
    const made = await toJpeg(photo());
    expect(made).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
    expect(describeUnsuitableFile(made, 'photo')).toBeUndefined();
    const { width, height } = await decode(made);
    expect({ width, height }).toEqual({ width: 4_096, height: 2_048 });
  });

  test('is refused with advice where the browser does not', async () => {
    await expect(toJpeg(photo())).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/Save it as JPEG/),
    });
  });
});
