import { now } from '../../../kernel/clock.ts';
import { hashOf } from '../adapters/file-hash.ts';
import { putDocument, toDocumentUrl } from '../adapters/media-repository.ts';
import { claimMedia } from '../adapters/media-use-repository.ts';
import type { Image } from '../domain/image.ts';

/** Publishes the PDF of a floor plan or an energy certificate, once for all images of the same file. */
export async function publishPdf(image: Image, bytes: Buffer): Promise<{ image: Image; hash: string }> {
  const hash = hashOf(bytes);
  await claimMedia(hash, image.id, now());
  await putDocument(hash, bytes);
  return { image: { ...image, status: 'ready', url: toDocumentUrl(hash) }, hash };
}
