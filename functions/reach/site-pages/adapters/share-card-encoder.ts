import sharp from 'sharp';
import { type ShareCard, shareCardSize } from '../domain/share-card.ts';
import { drawShareCard } from './share-card-drawing.ts';

/** Messengers leave out pictures of 300 kB and more. */
const maxBytes = 290_000;
const qualities = [84, 72, 58] as const;

/**
 * A JPEG of 1200 by 630 pixels: the photo, cut to what attracts the eye, above the texts.
 * @throws Error when the photo is damaged
 */
export async function encodeShareCard(photo: Uint8Array, card: ShareCard): Promise<Buffer> {
  const { svg, height: panel } = drawShareCard(card);
  const { width, height } = shareCardSize;
  const { data, info } = await sharp(photo)
    .resize({ width, height: height - panel, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .extend({ bottom: panel })
    .composite([{ input: svg, top: height - panel, left: 0 }])
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A tenth smaller with mozjpeg, whose search for the smallest file takes half of the processor's time of a card.
  const encode = (quality: number) =>
    sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer();
  let bytes = await encode(qualities[0]);
  for (const quality of qualities.slice(1)) if (bytes.length > maxBytes) bytes = await encode(quality);
  return bytes;
}
