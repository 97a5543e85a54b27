import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeShareCard } from '../../functions/reach/site-pages/adapters/share-card-encoder.ts';
import type { ShareCard } from '../../functions/reach/site-pages/domain/share-card.ts';
import { drawHouseFront } from '../properties/photos.ts';

const card: ShareCard = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  photo: '/media/abc/1280.webp',
  heading: '£325,000',
  lines: ['Leeds'],
};

describe('encodeShareCard', () => {
  const measure = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height, isSmall: bytes.length < 300_000 };
  };
  const expected = { format: 'jpeg', width: 1200, height: 630, isSmall: true };

  test('fills 1200 by 630 pixels with a small, tall photo', async () => {
    const photo = await drawHouseFront(320, 900).webp().toBuffer();
    expect(await measure(await encodeShareCard(photo, card))).toEqual(expected);
  });

  test('stays below 300 kB for a photo that hardly compresses', async () => {
    const raw = { width: 1280, height: 853, channels: 3 } as const;
    const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
      .blur(1)
      .webp()
      .toBuffer();
    expect(await measure(await encodeShareCard(noise, card))).toEqual(expected);
  });

  test('draws texts that are long, foreign or have letters that no font has', async () => {
    const photo = await drawHouseFront(640, 400).webp().toBuffer();
    const texts = { heading: 'What no one tells you 🏡 '.repeat(12), lines: ['Οδός Αθηνάς', '<svg>&"'] };
    expect(await measure(await encodeShareCard(photo, { ...card, ...texts }))).toEqual(expected);
  });
});

test('the card of the site has the size that its pages name', async () => {
  const bytes = readFileSync('web/public/share-card.jpg');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height, bytes.length < 300_000]).toEqual([1200, 630, true]);
});
