import * as z from 'zod';
import { Picture } from './listing.ts';
import type { Property } from './property.ts';

const formats = ['avif', 'webp'] as const;

/**
 * A picture in a property's row, with the folder and the widths once: eight full URLs take a kilobyte per
 * photo.
 */
const Packed = Picture.omit({ url: true, variants: true }).extend({
  folder: z.string(),
  /** The width in `url`. */
  main: z.int(),
  widths: z.array(z.int()),
});
type Packed = z.output<typeof Packed>;
const Kept = z.union([Packed, Picture]);
const KeptPictures = z
  .object({ pictures: z.array(Kept), floorPlanPicture: Kept, epcPicture: Kept })
  .partial()
  .loose();

/** Packs a picture; a PDF, or a picture with other URLs than the standard ones, is unchanged. */
export function packPicture(picture: Picture): Packed | Picture {
  const { url, variants, ...rest } = picture;
  const [, folder, main] = /^(.*\/)(\d+)\.webp$/.exec(url) ?? [];
  if (folder === undefined) return picture;
  const widths = [...new Set(variants.map(({ width }) => width))];
  const packed = { ...rest, folder, main: Number(main), widths };
  return JSON.stringify(unpackPicture(packed).variants) === JSON.stringify(variants) ? packed : picture;
}

export function unpackPicture(kept: Packed | Picture): Picture {
  if (!('folder' in kept)) return kept;
  const { folder, main, widths, ...rest } = kept;
  return {
    ...rest,
    url: `${folder}${main}.webp`,
    variants: widths.flatMap((width) =>
      formats.map((format) => ({ width, format, url: `${folder}${width}.${format}` })),
    ),
  };
}

const eachPicture = <T, U>(
  { pictures, floorPlanPicture, epcPicture }: Kinds<T>,
  change: (picture: T) => U,
) => ({
  ...(pictures && { pictures: pictures.map(change) }),
  ...(floorPlanPicture && { floorPlanPicture: change(floorPlanPicture) }),
  ...(epcPicture && { epcPicture: change(epcPicture) }),
});
interface Kinds<T> {
  readonly pictures?: readonly T[] | undefined;
  readonly floorPlanPicture?: T | undefined;
  readonly epcPicture?: T | undefined;
}

export function packProperty(property: Property) {
  return { ...property, ...eachPicture(property, packPicture) };
}

/** A row's property with its pictures unpacked; the property's own schema validates the rest. */
export function unpackProperty(kept: unknown): unknown {
  const row = KeptPictures.parse(kept);
  return { ...row, ...eachPicture<Packed | Picture, Picture>(row, unpackPicture) };
}
