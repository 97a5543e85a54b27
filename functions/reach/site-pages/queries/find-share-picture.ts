import { toShareCardPath } from '../adapters/share-card-path.ts';
import { hasSiteFile } from '../adapters/site-file.ts';
import type { HeadPicture } from '../domain/page-head.ts';
import { type ShareCard, shareCardSize } from '../domain/share-card.ts';

/** The card of a page as the picture of its shared links; `undefined` until it is drawn. */
export async function findSharePicture(card: ShareCard | undefined): Promise<HeadPicture | undefined> {
  if (!card) return undefined;
  const url = toShareCardPath(card);
  if (!(await hasSiteFile(url))) return undefined;
  return { url, ...shareCardSize, alt: [card.heading, ...card.lines].join(', ') };
}
