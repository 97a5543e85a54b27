import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures } from './catalogue.ts';
import type { Picture } from './picture.ts';

/** Draws every picture and writes the encoded variants that the site serves, and pictures.json. */
const media = join(import.meta.dirname, '..', 'media');
const only = process.argv.slice(2);

/** Width, AVIF quality, WebP quality: the larger the picture, the more it forgives. */
const variants = [
  [320, 40, 46],
  [640, 33, 28],
  [960, 28, 18],
  [1280, 24, 11],
  [1920, 20, 7],
] as const;
const originalQuality = 10;
/** Blurs vector edges: sharp ones cost bytes and are not visible at this size. */
const blurRadius = 0.9;
/** Kinds that keep their sharp edges, such as lettering and lines. */
const flat: ReadonlySet<Picture['kind']> = new Set(['plan', 'epc', 'cover']);
const maxPlaceholderBytes = 200;

interface Entry {
  name: string;
  kind: Picture['kind'];
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  colour: string;
}

async function createPlaceholder(image: () => Sharp): Promise<string> {
  for (const [width, quality] of [
    [16, 30],
    [14, 20],
    [12, 20],
    [10, 10],
    [8, 5],
    [6, 1],
  ] as const) {
    const bytes = await image().resize(width).blur(0.6).webp({ quality, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length <= maxPlaceholderBytes) return uri;
  }
  throw new Error('no placeholder is small enough');
}

async function encodePicture(picture: Picture): Promise<Entry> {
  const { data, info } = await sharp(Buffer.from(String(picture.draw())))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const soft = (one: Sharp) => (flat.has(picture.kind) ? one : one.blur(blurRadius));
  if (only.length === 0 || only.some((prefix) => picture.name.startsWith(prefix))) {
    const folder = join(media, picture.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [width, avif, webp] of variants) {
      const sized = await image().resize(width).raw().toBuffer({ resolveWithObject: true });
      const { width: wide, height, channels } = sized.info;
      const plain = () => sharp(sized.data, { raw: { width: wide, height, channels } });
      const small = () => (width > 1280 ? soft(plain()) : plain());
      await small()
        .avif({ quality: avif, effort: 2 })
        .toFile(join(folder, `${width}.avif`));
      await small()
        .webp({ quality: webp, effort: 6, preset: 'picture' })
        .toFile(join(folder, `${width}.webp`));
    }
    await soft(image())
      .webp({ quality: originalQuality, effort: 6, preset: 'picture' })
      .toFile(join(folder, 'original.webp'));
  }
  const [r = 0, g = 0, b = 0] = await image().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const colour = `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  return {
    name: picture.name,
    kind: picture.kind,
    alt: picture.alt,
    width: info.width,
    height: info.height,
    placeholder: await createPlaceholder(image),
    colour,
  };
}

const entries: Entry[] = [];
for (const picture of pictures) {
  entries.push(await encodePicture(picture));
  console.log(picture.name);
}
await mkdir(media, { recursive: true });
await writeFile(join(media, 'pictures.json'), `${JSON.stringify(entries, null, 1)}\n`);
