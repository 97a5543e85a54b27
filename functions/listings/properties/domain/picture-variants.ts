import type { PictureFormat, PictureVariants } from './listing.ts';

/** The address of a picture in one size, relative to the site's origin. */
export function toVariantUrl({ base }: PictureVariants, width: number, format: PictureFormat): string {
  return `${base}${width}.${format}`;
}

/** All sizes of a picture in a format, as the `srcset` attribute. */
export function toSourceSet(variants: PictureVariants, format: PictureFormat): string {
  return variants.widths.map((width) => `${toVariantUrl(variants, width, format)} ${width}w`).join(', ');
}

/** The smallest WebP of at least this width, otherwise the largest. */
export function findWebpUrl(
  { variants }: { readonly variants?: PictureVariants | undefined },
  leastWidth: number,
): string | undefined {
  if (!variants) return undefined;
  const width = variants.widths.find((each) => each >= leastWidth) ?? variants.widths.at(-1);
  return width === undefined ? undefined : toVariantUrl(variants, width, 'webp');
}

/** The least width of a picture's JPEG, where it has as many pixels: that of a mail on a screen of average density. */
export const leastJpegWidth = 640;

/** The address for mails, as programs such as Outlook show no WebP: that of the JPEG, where one was made. */
export function findMailPictureUrl(picture: {
  readonly variants?: PictureVariants | undefined;
}): string | undefined {
  const { base, jpegWidth } = picture.variants ?? {};
  return jpegWidth === undefined ? findWebpUrl(picture, leastJpegWidth) : `${base}${jpegWidth}.jpeg`;
}

/** The addresses of all sizes in all formats; a PDF has no such addresses. */
export function listVariantUrls(variants: PictureVariants | undefined): string[] {
  if (!variants) return [];
  return variants.widths.flatMap((width) =>
    variants.formats.map((format) => toVariantUrl(variants, width, format)),
  );
}
