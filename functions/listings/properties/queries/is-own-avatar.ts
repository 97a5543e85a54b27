import type { UserId } from '../../../../events/vocabulary.ts';
import { loadImages } from '../adapters/image-repository.ts';
import { listImagesOfMedia } from '../adapters/media-use-repository.ts';
import { listVariantUrls } from '../domain/picture-variants.ts';

const mediaPath = /^\/media\/([\w-]+)\/[\w.-]+$/;
/** The most images of one file to check; the same picture is rarely uploaded by others. */
const imagesToCheckOfFile = 100;

/** Whether a path is that of a picture which the account uploaded for its profile. */
export async function isOwnAvatar(url: string, ownerId: UserId): Promise<boolean> {
  const hash = mediaPath.exec(url)?.[1];
  if (hash === undefined) return false;
  const images = await loadImages((await listImagesOfMedia(hash)).slice(0, imagesToCheckOfFile));
  return [...images.values()].some(
    (image) =>
      image.ownerId === ownerId &&
      image.kind === 'avatar' &&
      image.status === 'ready' &&
      [image.url, ...listVariantUrls(image.variants)].includes(url),
  );
}
