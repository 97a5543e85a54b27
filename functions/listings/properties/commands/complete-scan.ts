import { ignoreStale } from '../../../kernel/data/table.ts';
import { completeImage, findStoredImage } from '../adapters/image-repository.ts';
import { deletePrivateDocument, findPrivateDocument } from '../adapters/media-repository.ts';
import type { Image } from '../domain/image.ts';
import type { ScanResult } from '../domain/scan-result.ts';
import { publishPdf } from './publish-pdf.ts';

/**
 * Makes a scanned document available, or refuses and deletes it. A result for other bytes than the stored ones,
 * or for an image with an outcome, changes nothing.
 */
export async function completeScan(result: ScanResult): Promise<void> {
  const kept = await findStoredImage(result.imageId);
  if (kept?.image.status !== 'uploading' || kept.scanTag !== result.tag) return;
  if (result.refusal) return refuse({ ...kept.image, status: 'refused', refusal: result.refusal }, result);
  if (kept.image.kind === 'document')
    return void (await ignoreStale(completeImage({ ...kept.image, status: 'ready' })));
  const bytes = await findPrivateDocument(kept.image.id);
  if (!bytes) return;
  const { image, hash } = await publishPdf(kept.image, bytes);
  await ignoreStale(completeImage(image, hash));
  await deletePrivateDocument(image.id);
}

/** The file goes first: an interrupted run is repeated, and the image waits until then. */
async function refuse(image: Image, { versionId }: ScanResult): Promise<void> {
  await deletePrivateDocument(image.id, versionId);
  await ignoreStale(completeImage(image));
}
