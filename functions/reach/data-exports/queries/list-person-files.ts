import type { UserId } from '../../../../events/vocabulary.ts';
import { listImagesOfOwner } from '../../../listings/properties/adapters/image-repository.ts';
import type { Image } from '../../../listings/properties/domain/image.ts';
import { findWebpUrl } from '../../../listings/properties/domain/picture-variants.ts';

/** A file that a person uploaded, as the bucket holds it. */
export interface PersonFile {
  /** In the bucket. */
  readonly key: string;
  /** In the zip. */
  readonly name: string;
  readonly isPicture: boolean;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Pictures in the largest size that was made of them, and documents as they were sent. */
export async function listPersonFiles(userId: UserId): Promise<PersonFile[]> {
  const images = await listImagesOfOwner(userId);
  return images.flatMap(({ image }) => toPersonFile(image) ?? []);
}

function toPersonFile(image: Image): PersonFile | undefined {
  if (image.status !== 'ready') return undefined;
  if (image.kind === 'document') {
    const ending = endings[image.contentType ?? ''] ?? 'bin';
    return { key: `documents/${image.id}`, name: `files/${image.id}.${ending}`, isPicture: false };
  }
  const largest = findWebpUrl(image, Infinity);
  const url = largest ?? image.url;
  if (url === undefined) return undefined;
  const isPicture = largest !== undefined;
  return { key: url.slice(1), name: `files/${image.id}.${isPicture ? 'webp' : 'pdf'}`, isPicture };
}
