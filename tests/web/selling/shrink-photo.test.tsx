import { describe, expect, test, vi } from 'vitest';
import { shrinkPhoto } from '../../../web/lib/shrink-photo.ts';

const { signal } = new AbortController();

/** A photo as cameras take it: fine detail all over, left half red, right half blue. */
async function takePhoto(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = '#c02020';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#2020c0';
  context.fillRect(width / 2, 0, width / 2, height);
  for (let line = 0; line < height; line += 3) {
    context.fillStyle = `rgb(255 255 255 / ${((line * 37) % 50) / 100})`;
    for (let at = (line * 7) % 11; at < width; at += 11) context.fillRect(at, line, 4, 2);
  }
  const blob = await canvas.convertToBlob({ type, quality: 0.97 });
  return new File([blob], 'IMG_1.photo.jpeg', { type });
}

async function measure(file: File) {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
}
async function readColour(file: File, x: number, y: number) {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
}

/** A JPEG that says in its metadata that it lies on its side. */
async function turn(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = [0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1];
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return new File([bytes.slice(0, 2), new Uint8Array([...exif, ...orientation]), bytes.slice(2)], file.name, {
    type: file.type,
  });
}

describe('a photo that is sent', () => {
  test('has 2,560 pixels on its longest side and at most 1.5 MB', async () => {
    const photo = await takePhoto(5_712, 4_284);
    expect(photo.size).toBeGreaterThan(3_000_000);
    const sent = await shrinkPhoto(photo, signal);
    expect(sent.size).toBeLessThan(1_500_000);
    expect(sent).toMatchObject({ name: 'IMG_1.photo.jpg', type: 'image/jpeg' });
    expect(await measure(sent)).toEqual({ width: 2_560, height: 1_920 });
    expect([await readColour(sent, 400, 900), await readColour(sent, 2_100, 900)]).toEqual(['red', 'blue']);
  });

  test('stands upright', async () => {
    const sent = await shrinkPhoto(await turn(await takePhoto(4_000, 3_000)), signal);
    expect(await measure(sent)).toEqual({ width: 1_920, height: 2_560 });
    expect([await readColour(sent, 900, 400), await readColour(sent, 900, 2_100)]).toEqual(['red', 'blue']);
  });

  test('is a JPEG for a large PNG', async () => {
    const sent = await shrinkPhoto(await takePhoto(3_000, 2_000, 'image/png'), signal);
    expect(sent.type).toBe('image/jpeg');
    expect(await measure(sent)).toEqual({ width: 2_560, height: 1_707 });
  });

  test('is the photo itself where it is small or the browser cannot draw it', async () => {
    const small = await takePhoto(800, 600);
    expect(await shrinkPhoto(small, signal)).toBe(small);
    const damaged = new File([new Uint8Array(300_000)], 'a.jpg', { type: 'image/jpeg' });
    expect(await shrinkPhoto(damaged, signal)).toBe(damaged);
    expect(await shrinkPhoto(await takePhoto(3_000, 2_000), AbortSignal.abort())).toMatchObject({
      name: 'IMG_1.photo.jpeg',
    });
  });

  test('is drawn after the one before it', async () => {
    const photos = [await takePhoto(3_000, 2_000), await takePhoto(3_000, 2_000)];
    const decode = createImageBitmap;
    let open = 0;
    const most: number[] = [];
    vi.stubGlobal('createImageBitmap', async (file: Blob) => {
      open += 1;
      most.push(open);
      const picture = await decode(file);
      const close = picture.close.bind(picture);
      picture.close = () => {
        open -= 1;
        close();
      };
      return picture;
    });
    await Promise.all(photos.map((photo) => shrinkPhoto(photo, signal)));
    vi.unstubAllGlobals();
    expect(most).toEqual([1, 1]);
  });
});
