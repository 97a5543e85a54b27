import sharp from 'sharp';

/** Pixels of a picture on paper. */
export interface PrintSize {
  readonly width: number;
  readonly height: number;
}

export interface PrintPlan extends PrintSize {
  readonly bytes: Uint8Array;
}

/**
 * A photo as a JPEG of exactly this size, cut to what attracts the eye: PDFs hold no WebP.
 * @throws Error when the photo is damaged
 */
export async function encodePrintPhoto(photo: Uint8Array, { width, height }: PrintSize): Promise<Uint8Array> {
  return sharp(photo)
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * A floor plan as a JPEG within this size, whole and sharp enough for its small writing.
 * @throws Error when the plan is damaged
 */
export async function encodePrintPlan(plan: Uint8Array, { width, height }: PrintSize): Promise<PrintPlan> {
  const { data, info } = await sharp(plan)
    .resize({ width, height, fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
