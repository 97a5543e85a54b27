import sharp from 'sharp';

/** A part of a picture in its middle, or of one edge less. */
async function crop(photo: Buffer, { kept, at }: { kept: number; at: 'middle' | 'right' }): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const [w, h] = [Math.round(width * kept), at === 'right' ? height : Math.round(height * kept)];
  const [left, top] = at === 'right' ? [width - w, 0] : [(width - w) / 2, (height - h) / 2].map(Math.round);
  return sharp(photo)
    .extract({ left: left ?? 0, top: top ?? 0, width: w, height: h })
    .jpeg()
    .toBuffer();
}

async function writeCaption(photo: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  // Strokes in place of letters, as fonts differ between machines.
  const strokes = Array.from(
    { length: 24 },
    (_, index) =>
      `<rect x="${width * (0.03 + index * 0.013)}" y="${height * (0.94 + (index % 3) * 0.005)}" width="${width * 0.004}" height="${height * 0.03}" fill="#fff"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect y="${height * 0.92}" width="${width}" height="${height * 0.08}" fill="#111"/>${strokes.join('')}</svg>`;
  return sharp(photo)
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg()
    .toBuffer();
}

const resize = (photo: Buffer) => sharp(photo).resize(820).jpeg({ quality: 85 }).toBuffer();
const brighten = (photo: Buffer) => sharp(photo).modulate({ brightness: 1.2 }).jpeg().toBuffer();

/** What people do to photos that they take from elsewhere, by name. */
export const photoCopies = {
  resized: resize,
  'encoded again': (photo: Buffer) => sharp(photo).jpeg({ quality: 35 }).toBuffer(),
  'as WebP': (photo: Buffer) => sharp(photo).webp({ quality: 40 }).toBuffer(),
  'cropped by 2 %': (photo: Buffer) => crop(photo, { kept: 0.98, at: 'middle' }),
  'cropped by 2 % at one edge': (photo: Buffer) => crop(photo, { kept: 0.98, at: 'right' }),
  'cropped by 5 %': (photo: Buffer) => crop(photo, { kept: 0.95, at: 'middle' }),
  'cropped by 10 %': (photo: Buffer) => crop(photo, { kept: 0.9, at: 'middle' }),
  'a fifth brighter': brighten,
  'a fifth darker': (photo: Buffer) => sharp(photo).modulate({ brightness: 0.8 }).jpeg().toBuffer(),
  mirrored: (photo: Buffer) => sharp(photo).flop().jpeg().toBuffer(),
  'with a caption': writeCaption,
  'resized, cropped by 2 % and brighter': async (photo: Buffer) =>
    brighten(await crop(await resize(photo), { kept: 0.98, at: 'middle' })),
} as const;
export type PhotoCopy = keyof typeof photoCopies;
