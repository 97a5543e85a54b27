import type { PropertyPage } from '../../../entities/property/property.ts';

export type Picture = PropertyPage['pictures'][number];

/** The text of a photo: its seller's, otherwise its number. */
export function describePhoto(picture: Picture | undefined, nth: number, title: string): string {
  return picture?.alt ?? `Photo ${nth + 1} of ${title}`;
}
