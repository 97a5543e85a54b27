import type { PropertyPage } from '../../../entities/property/property.ts';
import { fillText } from '../../../lib/fill.ts';
import * as words from './words.ts';

export type Picture = PropertyPage['pictures'][number];

/** The text of a photo: its seller's, otherwise its number. */
export function describePhoto(picture: Picture | undefined, nth: number, title: string): string {
  return picture?.alt ?? fillText(words.photoNthOfTitle, { nth: nth + 1, title });
}
